/** The search dialog, which all pages share. */
export {default} from '../../search/dialog/SearchProvider';

/** Ejected: a custom button opens the custom dialog. */
export {default} from '../../search/dialog/SearchButton';

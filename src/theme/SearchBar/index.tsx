/** Ejected: our button opens our dialog. */
export {default} from '../../search/dialog/SearchButton';

/** Ejected: our button opens our dialog. */
export {default} from '../../components/search-dialog/SearchButton';

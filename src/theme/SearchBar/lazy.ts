/** All that search needs before its first result, in one chunk, which is loaded when a reader wants to search. */
export {default as SearchDialog} from './SearchDialog';
export {siteSearch} from './searchClient';

/** Styles of the dialog and of its screens on the search page, in order. */
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog.css';

/** How the text of a table row is put together, so that those who read records can take it apart. */

/** Between the cells of a row. */
export const CELL_SEPARATOR = ' · ';
/** Between what a reader sees and the page where it is explained, in a row that only says where to go. */
export const POINTER = ' → ';

/** A page in the list that the search page shows before a query. */
export interface ListedPage {
  /** Heading of the group the page is shown under. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

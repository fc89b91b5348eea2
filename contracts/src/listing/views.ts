export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A page of a list, by key: what comes or goes in the list meanwhile shows no row twice and leaves none out. */
export interface ListPage<Row> {
  rows: Row[];
  /** At most `MOST_COUNTED`. */
  total: number;
  /** There are more than were counted. */
  isMore: boolean;
  /** The cursors of the page before and of the next one; null where there is none. */
  before: string | null;
  after: string | null;
}

/** A row of a list that staff bring into order by hand. */
export interface OrderedRowView {
  id: string;
  name: string;
}

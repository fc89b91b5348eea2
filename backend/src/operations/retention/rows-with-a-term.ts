import type { Terms } from './terms.ts';

/** Which have outlived their term: a condition of SQL on a row `r`, with the values as its parameters. */
interface Outlived {
  outlived: string;
  values: (terms: Terms) => unknown[];
}

/** Rows of one table that have a term. */
export interface Rows extends Outlived {
  /** As the report calls them. */
  what: string;
  relation: string;
  /** What a dry run counts where more has outlived its term once the rows before are done. */
  foreseen?: Outlived;
  /** What is made of them; otherwise they are deleted. */
  set?: string;
}

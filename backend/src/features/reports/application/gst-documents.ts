import type { Day } from '@shop/contracts/rules/days';
import type { Series } from '../domain/gstr1/gstr1.ts';
import type { TaxDocument } from '../domain/gstr1/tax-document.ts';

/** The invoices and credit notes of a period. */
export abstract class GstDocuments {
  /**
   * Adds them one after the other, in the order in which they were issued; no more than a part of them is held at a time: a
   * month of the season has twenty thousand. Begins anew where the replica fails half-way.
   */
  abstract sum<Sum extends { add: (document: TaxDocument) => void }>(
    from: Day,
    to: Day,
    begin: () => Sum,
  ): Promise<Sum>;

  /** Another one once a document of these days was added or taken back, or anything came from the registration portal. */
  abstract stateOf(from: Day, to: Day): Promise<string>;

  /** How many there are between the first and the last number of a series, whatever their day. */
  abstract countBetween(series: Series): Promise<number>;
}

import type { BillRowsView, StockRowView } from '@shop/contracts/sheets/views';
import type { Cells } from '../domain/change-set.ts';
import type { TargetRow, WritingStep } from './change-target.ts';

/** Who billed goods that came in, and how. */
export interface Bill {
  billNumber: string;
  billedOn: string;
  supplier: string;
}

/** Goods of one product that came in with a bill. */
export interface Delivery extends Bill {
  quantity: number;
  ratePaise: number;
}

/**
 * What stands on the shelves, free and sold ones together, as somebody counts it: no order changes that by being placed
 * or cancelled. Who, when and why stands in the stock ledger.
 */
export abstract class Shelves {
  /** Every product that is not archived, in the order of the price list. */
  abstract sheet(): Promise<StockRowView[]>;

  /** By item code: `onShelf`, null where nobody counts, and `held`, what of it is sold. */
  abstract rows(codes: readonly string[], locked: boolean): Promise<ReadonlyMap<string, TargetRow>>;

  /**
   * Of these products, in the caller's transaction that holds them: those that were counted or corrected since the change
   * set was previewed, or applied if it is undone.
   */
  abstract countedSince(codes: readonly string[], changeSetId: string): Promise<string[]>;

  /** In the caller's transaction, for products that it holds. `onShelf` null: nobody counts any more. */
  abstract book(
    rows: ReadonlyMap<string, Cells>,
    reason: 'counted' | 'goods-in' | 'correction',
    note: string,
    step: WritingStep,
  ): Promise<void>;

  /** What the change set brought in, whatever was taken back since. */
  abstract booked(changeSetId: string): Promise<BillRowsView['rows']>;

  /** When one of these products came in with this bill, and was not taken back; null for never. */
  abstract billEntered(bill: Bill, codes: readonly string[]): Promise<string | null>;

  abstract bringIn(deliveries: ReadonlyMap<string, Delivery>, step: WritingStep): Promise<void>;

  /** What the change set brought in of these products did not come in after all. */
  abstract takeBack(codes: readonly string[], step: WritingStep): Promise<void>;
}

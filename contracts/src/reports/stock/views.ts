import type { StockReason } from '../../products/views.ts';
import type { ProductState } from '../../rules/catalogue/product-states.ts';

/** A product with what there is of it. */
export interface StockReportRowView {
  id: string;
  code: string;
  name: string;
  category: string;
  state: ProductState;
  /** On the shelf: what is free and what is held. Null: nobody counts it. */
  onHand: number | null;
  /** Of it, taken by orders that are not packed yet. */
  held: number;
  free: number | null;
  netPaise: number;
  /** What is on hand at the net rate; null where nobody counts it. */
  netValuePaise: number | null;
  /** The average of all goods in, by their quantities, rounded to the paisa; null where no bill tells. */
  purchasePaise: number | null;
  /** What is on hand at that average before it was rounded; null where it is unknown, or nobody counts the product. */
  purchaseValuePaise: number | null;
  /** Units of confirmed and later orders that were placed on the days asked for. */
  sold: number;
}

/** What so many products have on hand. */
export interface StockPartView {
  products: number;
  units: number;
  /** At net rates. */
  netPaise: number;
}

/** Entries of the stock ledger with one reason. */
export interface StockMovementView {
  reason: StockReason;
  entries: number;
  inUnits: number;
  /** Not negative. */
  outUnits: number;
}

/** What the products that a query matches come to. */
export interface StockSumsView {
  /** All that are counted. */
  onHand: StockPartView;
  heldUnits: number;
  freeUnits: number;
  /** How many products nobody counts: they stand in no sum. */
  uncounted: number;
  /** Those whose purchase rate is known. */
  known: StockPartView & { purchasePaise: number };
  /** On sale and on hand, and none of it in a confirmed or later order that was placed on the days asked for. */
  unsold: StockPartView;
  /** In the days asked for, in the order of the reasons’ units. */
  movements: StockMovementView[];
}

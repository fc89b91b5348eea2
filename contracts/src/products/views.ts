import type { PictureView } from '../catalogue/views.ts';
import type { Revised } from '../revised.ts';
import type { ProductValues } from '../rules/catalogue/product-fields.ts';

/** What staff enter of a product, with the pictures themselves. */
export interface ProductEntry extends Omit<ProductValues, 'pictures'> {
  pictures: PictureView[];
}

export interface ProductRecordView extends Revised<ProductEntry> {
  id: string;
  categorySlug: string;
  stock: StockView;
}

export interface StockView {
  /** Free to be sold; null where nobody counts. */
  free: number | null;
  /** Sold, and still on the shelf: in orders that are not packed yet. */
  held: number;
}

/** A row of the list. */
export interface ProductListRowView extends Pick<
  ProductEntry,
  'code' | 'name' | 'nameTa' | 'state' | 'featured' | 'mrpPaise' | 'netPaise' | 'unit' | 'content'
> {
  id: string;
  category: string;
  /** Null: not counted. */
  stock: number | null;
  green: boolean;
  picture: PictureView | null;
}

export type StockReason =
  | 'opening'
  | 'order-placed'
  | 'order-edited'
  | 'order-cancelled'
  | 'order-reopened'
  | 'order-merged'
  | 'reserved-to-merge'
  | 'order-confirmed'
  | 'reservation-ended'
  | 'goods-returned'
  | 'correction'
  | 'counted'
  | 'goods-in';

/** A row of the stock ledger. */
export interface StockEntryView {
  id: string;
  at: string;
  change: number;
  reason: StockReason;
  /** What somebody said of a correction. */
  note: string;
  orderNumber: string | null;
  actorName: string;
}

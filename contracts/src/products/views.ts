import type { PictureView, ProductTag } from '../catalogue/views.ts';
import type { Revised } from '../revised.ts';
import type { ProductState } from '../rules/product-states.ts';
import type { Unit } from '../rules/units.ts';

/** What staff enter of a product. */
export interface ProductEntry {
  code: string;
  name: string;
  nameTa: string | null;
  /** Other words by which it is looked for: anar, phuljhari. */
  aliases: string[];
  categoryId: string;
  /** The last part of its page's address. */
  slug: string;
  state: ProductState;
  featured: boolean;
  mrpPaise: number;
  netPaise: number;
  unit: Unit;
  content: string | null;
  brand: string | null;
  maxQuantity: number | null;
  /** In the order they are shown. */
  pictures: PictureView[];
  videoUrl: string | null;
  /** HTML as the shop keeps it. */
  description: string;
  tags: ProductTag[];
  noiseDb: number | null;
  /** Its presence makes the product a green cracker. */
  neeriCertificate: string | null;
  hsn: string;
  gstBasisPoints: number;
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

export interface ProductCategoryView {
  id: string;
  name: string;
}

/** A product where its category is put in order. */
export type PlacedProductView = Pick<ProductListRowView, 'id' | 'code' | 'name' | 'content' | 'state'>;

export type StockReason = 'opening' | 'order-placed' | 'order-cancelled' | 'correction';

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

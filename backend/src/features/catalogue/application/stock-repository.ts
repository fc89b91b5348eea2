import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { StockEntryView, StockView } from '@shop/contracts/products/views';

export interface StockChange {
  productId: string;
  change: number;
  reason: 'opening' | 'correction';
  note: string;
  actorName: string;
  at: Date;
}

/** The stock as staff look at it and correct it. */
export abstract class StockRepository {
  abstract look(productId: string): Promise<StockView | null>;
  /** The same, held for the caller's transaction: nobody sells of it meanwhile. */
  abstract hold(productId: string): Promise<StockView | null>;
  /** The sum of the ledger. */
  abstract booked(productId: string): Promise<number>;
  /** Writes the ledger; the shelf is set to what is free then. */
  abstract book(change: StockChange, free: number | null): Promise<void>;
  abstract entries(productId: string, query: ListQuery): Promise<ListPage<StockEntryView>>;
}

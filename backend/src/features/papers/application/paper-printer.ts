import type { PaperOrderView } from '@shop/contracts/papers/views';
import type { Paper } from '@shop/contracts/rules/papers/papers';
import type { ShopIdentity } from '@shop/contracts/shop/views';

/** What is printed of an order. */
export interface PrintedOrder {
  number: string;
  /** How many covers; without it as many as left with the lorry, or one. */
  parcels?: number;
}

/** An order as its papers say it, with how many covers it has. */
export interface PaperOrder extends PaperOrderView {
  parcels: number;
}

/** Makes PDFs of what the order desk prints; invoices and estimates have printers of their own. */
export abstract class PaperPrinter {
  abstract print(
    paper: Exclude<Paper, 'invoices' | 'estimates'>,
    orders: PaperOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array>;
}

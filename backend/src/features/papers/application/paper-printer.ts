import type { InvoiceView } from '@shop/contracts/invoices/views';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
import type { PaperOrderView } from '@shop/contracts/papers/views';
import type { PayoutStatementView } from '@shop/contracts/payouts/views';
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

/** What stands on the estimate of an order. */
export type EstimatedOrder = Pick<
  TrackedOrderView,
  | 'number'
  | 'placedAt'
  | 'state'
  | 'customer'
  | 'delivery'
  | 'pickupLocation'
  | 'remarks'
  | 'lines'
  | 'totals'
  | 'paidPaise'
  | 'balancePaise'
  | 'benefitPaise'
  | 'creditedPaise'
  | 'destination'
>;

/** Makes PDFs of A4 pages, one paper after the other. Every method throws DomainError busy. */
export abstract class PaperPrinter {
  abstract estimates(orders: readonly EstimatedOrder[], shop: ShopIdentity): Promise<Uint8Array>;

  abstract invoices(invoices: readonly InvoiceView[]): Promise<Uint8Array>;

  abstract payoutStatement(statement: PayoutStatementView, shop: ShopIdentity): Promise<Uint8Array>;

  /** What goes along with the goods. */
  abstract forGoods(
    paper: Exclude<Paper, 'invoices' | 'estimates'>,
    orders: readonly PaperOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array>;
}

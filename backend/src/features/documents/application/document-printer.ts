import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
import type { DocumentOrderView } from '@shop/contracts/documents/views';
import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import type { Day } from '@shop/contracts/rules/days';
import { copiesOf, type InvoiceCopy } from '@shop/contracts/rules/documents/invoices/copies';
import { mayLeave } from '@shop/contracts/rules/documents/invoices/e-invoice';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';
import type { Language } from '@shop/contracts/rules/language';
import type { Settings, ShopIdentity } from '@shop/contracts/shop/views';
import { DomainError } from '../../../shared/domain-error.ts';

/** What is printed of an order. */
export interface PrintedOrder {
  number: string;
  /** How many covers; without it as many as left with the lorry, or one. */
  parcels?: number;
}

/** An order as its documents say it, with how many covers it has. */
export interface DocumentOrder extends DocumentOrderView {
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
> & {
  /** Of the paper. */
  language: Language;
};

/** A copy of an invoice. */
export interface PrintedInvoice {
  invoice: InvoiceView;
  copy: InvoiceCopy;
}

/** All copies that the shop prints of invoices, each invoice's together. */
export function withCopies(invoices: readonly InvoiceView[]): PrintedInvoice[] {
  return invoices.flatMap((invoice) => copiesOf(invoice).map((copy) => ({ invoice, copy })));
}

/** What must not leave the shop is not printed, whoever asks for it. @throws DomainError irn-missing */
export function assertMayLeave(invoices: readonly Pick<InvoiceView, 'number' | 'registration'>[]): void {
  const numbers = invoices.filter(({ registration }) => !mayLeave(registration)).map(({ number }) => number);
  if (numbers.length > 0) throw new DomainError('conflict', 'irn-missing', { numbers });
}

/** Makes PDFs of A4 pages, one document after the other. Every method throws DomainError busy. */
export abstract class DocumentPrinter {
  abstract estimates(orders: readonly EstimatedOrder[], shop: ShopIdentity): Promise<Uint8Array>;

  /** @throws DomainError irn-missing */
  abstract invoices(copies: readonly PrintedInvoice[]): Promise<Uint8Array>;

  abstract payoutStatement(statement: PayoutStatementView, shop: ShopIdentity): Promise<Uint8Array>;

  abstract priceList(
    list: PriceListView,
    settings: Settings,
    today: Day,
    language: Language,
  ): Promise<Uint8Array>;

  /** What goes along with the goods. */
  abstract forGoods(
    kind: Exclude<DocumentKind, 'invoices' | 'estimates'>,
    orders: readonly DocumentOrder[],
    shop: ShopIdentity,
  ): Promise<Uint8Array>;
}

import type { ListInvoicesQuery } from '@shop/contracts/invoices/requests';
import type { InvoiceRowView, InvoiceView } from '@shop/contracts/invoices/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Day } from '@shop/contracts/rules/days';
import type { RegistrationState } from '@shop/contracts/rules/documents/invoices/e-invoice';
import type {
  InvoiceContent,
  InvoiceKind,
  InvoiceTotals,
  PlaceOfSupply,
  TaxableLine,
} from '@shop/contracts/rules/documents/invoices/invoice';
import type { Addressee, Registration } from '@shop/contracts/rules/orders/order-content';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import type { OrderTotals } from '@shop/contracts/rules/orders/order-totals';

/** An order as it is billed. */
export interface BilledOrder {
  number: string;
  state: OrderState;
  buyer: Addressee & Registration;
  /** Null: to the door. */
  pickupLocation: InvoiceContent['delivery'] | null;
  /** The state of the pickup location, or of the door. */
  movementEnds: PlaceOfSupply;
  lines: TaxableLine[];
  totals: OrderTotals;
  benefitPaise: number;
  /** Of the states of the shop, by code. */
  stateNames: Record<string, string>;
}

/** An invoice that no credit note took back as a whole. */
export interface StandingInvoice {
  id: string;
  content: InvoiceContent;
  registration: RegistrationState | null;
}

export interface NewInvoice {
  kind: InvoiceKind;
  prefix: string;
  orderId: string;
  /** The invoice that a credit note takes back. */
  credits: string | null;
  /** It takes back some of the goods, and the invoice stands. */
  isPart: boolean;
  at: Date;
  day: Day;
  reason: string;
  totals: InvoiceTotals;
  content: InvoiceContent;
}

export abstract class InvoiceRepository {
  /** In the transaction that has the order locked. */
  abstract order(orderId: string): Promise<BilledOrder>;

  abstract standing(orderId: string): Promise<StandingInvoice | null>;

  /** The id of the order that an invoice or credit note is of, which stays locked; null: there is no such number. */
  abstract lockOrderOf(number: string): Promise<string | null>;

  /** What credit notes over a part of an invoice say. */
  abstract partsOf(invoiceId: string): Promise<InvoiceContent[]>;

  /** The last that a transaction does: others wait for their number until it ends. */
  abstract add(invoice: NewInvoice): Promise<void>;

  /** By their numbers, in this order; those that are not there are left out. */
  abstract find(numbers: readonly string[]): Promise<InvoiceView[]>;

  /** One of the order with this link, or of the one that it was emptied into. */
  abstract findOwn(token: string, number: string): Promise<InvoiceView | null>;

  abstract page(query: ListInvoicesQuery): Promise<ListPage<InvoiceRowView>>;

  abstract all(query: ListInvoicesQuery): Promise<InvoiceView[]>;
}

import type { ListPage } from '@shop/contracts/listing/views';
import type { ListOrdersQuery, LorrySheetQuery } from '@shop/contracts/orders/requests';
import type {
  AdminOrderView,
  CustomerOrdersView,
  LorrySheetView,
  NeighboursView,
  OrderRisksView,
  OrderRowView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import type { PaymentDetails } from '@shop/contracts/shop/views';

/** Whether and whom a customer may be asked to pay. */
export interface PaymentTerms {
  saleMode: SaleMode;
  details: PaymentDetails;
}

/** What a customer is told to pay by: nothing until payment may be asked for, or once nothing is to be paid. */
export function paymentDetailsFor(
  { state, balancePaise }: Pick<TrackedOrderView, 'state' | 'balancePaise'>,
  { saleMode, details }: PaymentTerms,
): PaymentDetails | null {
  return (saleMode === 'order' || state !== 'placed') && balancePaise > 0 ? details : null;
}

export abstract class OrderQueries {
  /** The order behind a private link, or null. */
  abstract tracked(token: string, terms: PaymentTerms): Promise<TrackedOrderView | null>;

  /** The token of an order, for whoever knows its number and phone. */
  abstract tokenOf(number: string, phone: string): Promise<string | null>;

  abstract page(query: ListOrdersQuery): Promise<ListPage<OrderRowView>>;

  /** Every order that the filters match. @throws DomainError too-many-to-export */
  abstract all(query: ListOrdersQuery): Promise<OrderRowView[]>;

  /** The orders before and after one in the order of the list. */
  abstract neighbours(number: string, query: ListOrdersQuery): Promise<NeighboursView>;

  /** The last twenty orders of a mobile number, and where the last one went. */
  abstract ofPhone(phone: string): Promise<CustomerOrdersView>;

  /** How many orders may not end well. */
  abstract risks(): Promise<OrderRisksView>;

  abstract forDesk(number: string): Promise<AdminOrderView | null>;

  /** Those of these numbers that are there, in this order. */
  abstract severalForDesk(numbers: readonly string[]): Promise<AdminOrderView[]>;

  /** What is packed, in the order of the places that it goes to. */
  abstract packed(query: LorrySheetQuery): Promise<Omit<LorrySheetView, 'ewayBillAbovePaise'>>;
}

import { endpoint } from '../endpoint.ts';
import type { LanguageQuery } from '../language/requests.ts';
import type { ListPage } from '../listing/views.ts';
import type {
  AddNoteRequest,
  AttributeOrderRequest,
  AdvanceOrderRequest,
  CancelOrderRequest,
  CorrectLorryRequest,
  CreditGoodsRequest,
  CorrectReceiptRequest,
  DispatchOrderRequest,
  HoldOrderRequest,
  ListOrdersQuery,
  LorrySheetQuery,
  LookUpOrderRequest,
  MergeOrdersRequest,
  MovePaymentRequest,
  OrderEntryRequest,
  PlaceAssistedOrderRequest,
  PlaceOrderRequest,
  PreviewMergeRequest,
  QuoteRequest,
  RecordPaymentRequest,
  RecordRefundRequest,
  ReopenOrderRequest,
  TakeBackRequest,
  UndoStepRequest,
  SaveOrderRequest,
  UseCreditRequest,
} from './requests.ts';
import type { Quote } from '../rules/orders/quote.ts';
import type {
  AdminOrderView,
  OrderEditView,
  AssistedOrderView,
  CustomerOrdersView,
  LorrySheetView,
  NeighboursView,
  OrderMergeView,
  OrderRisksView,
  OrderRowView,
  PlacedOrderView,
  OwnOrderView,
} from './views.ts';

export const quoteDraft = endpoint('POST', '/api/public/quotes')<{ body: QuoteRequest; view: Quote }>();

export const placeOrder = endpoint('POST', '/api/public/orders')<{
  body: PlaceOrderRequest;
  view: PlacedOrderView;
}>();

export const trackOrder = endpoint('GET', '/api/public/orders/:token')<{ view: OwnOrderView }>();

/** By a referrer for a customer. */
export const placeAssistedOrder = endpoint('POST', '/api/referrer/orders')<{
  body: PlaceAssistedOrderRequest;
  view: AssistedOrderView;
}>();

/** The order as a PDF to print or send on. */
export const printEstimate = endpoint('GET', '/api/public/orders/:token/estimate.pdf')<{
  query: LanguageQuery;
  view: unknown;
}>();

/** What a telephone wants to know to put the order's page on its home screen. */
export const orderManifest = endpoint('GET', '/api/public/orders/:token/order.webmanifest')<{
  query: LanguageQuery;
  view: unknown;
}>();

/** An invoice or credit note of the order, by its number as an address has it. */
export const printOwnInvoice = endpoint('GET', '/api/public/orders/:token/invoices/:invoice/invoice.pdf')<{
  view: unknown;
}>();

/** Number and phone give the tracking token; the same answer for an unknown number and a wrong phone. */
export const lookUpOrder = endpoint('POST', '/api/public/order-lookups')<{
  body: LookUpOrderRequest;
  view: { token: string };
}>();

export const listOrders = endpoint('GET', '/api/admin/orders')<{
  query: ListOrdersQuery;
  view: ListPage<OrderRowView>;
}>();

export const exportOrders = endpoint('GET', '/api/admin/orders/export/:format')<{
  query: ListOrdersQuery;
  view: unknown;
}>();

export const readOrder = endpoint('GET', '/api/admin/orders/:number')<{ view: AdminOrderView }>();

/** By staff for a customer on the telephone. */
export const placeOrderByStaff = endpoint('POST', '/api/admin/orders')<{
  body: PlaceOrderRequest;
  view: PlacedOrderView;
}>();

/** The orders of a mobile number, and where the last one went. */
export const readCustomerOrders = endpoint('GET', '/api/admin/customers/:phone')<{
  view: CustomerOrdersView;
}>();

/** How many orders may not end well. */
export const readOrderRisks = endpoint('GET', '/api/admin/order-risks')<{ view: OrderRisksView }>();

/** What would become of two orders as one; nothing is changed. */
export const previewMerge = endpoint('POST', '/api/admin/orders/:number/merge-preview')<{
  body: PreviewMergeRequest;
  view: OrderMergeView;
}>();

/** Puts goods and money of another order into this one; the other is cancelled, and leads here. */
export const mergeOrders = endpoint('POST', '/api/admin/orders/:number/merge')<{
  body: MergeOrdersRequest;
  view: AdminOrderView;
}>();

/** What would become of an order; nothing is changed. */
export const previewOrderEdit = endpoint('POST', '/api/admin/orders/:number/edit-preview')<{
  body: OrderEntryRequest;
  view: OrderEditView;
}>();

/** An order that is not packed yet, as a new revision. */
export const saveOrder = endpoint('PUT', '/api/admin/orders/:number')<{
  body: SaveOrderRequest;
  view: AdminOrderView;
}>();

/** What stands before and after an order in the list as it is filtered and sorted. */
export const readNeighbours = endpoint('GET', '/api/admin/orders/:number/neighbours')<{
  query: ListOrdersQuery;
  view: NeighboursView;
}>();

/** Confirm, pack, mark as arrived or as collected. */
export const advanceOrder = endpoint('POST', '/api/admin/orders/:number/advance')<{
  body: AdvanceOrderRequest;
  view: AdminOrderView;
}>();

export const dispatchOrder = endpoint('POST', '/api/admin/orders/:number/dispatch')<{
  body: DispatchOrderRequest;
  view: AdminOrderView;
}>();

/** What is packed and waits for its lorry; each is dispatched on its own. */
export const readLorrySheet = endpoint('GET', '/api/admin/lorry-sheet')<{
  query: LorrySheetQuery;
  view: LorrySheetView;
}>();

export const cancelOrder = endpoint('POST', '/api/admin/orders/:number/cancel')<{
  body: CancelOrderRequest;
  view: AdminOrderView;
}>();

/** Undoes the last step within ten seconds, by whoever took it. */
export const undoStep = endpoint('POST', '/api/admin/orders/:number/undo')<{
  body: UndoStepRequest;
  view: AdminOrderView;
}>();

/** Takes the last step back for a reason, until dispatch. */
export const takeBackStep = endpoint('POST', '/api/admin/orders/:number/back')<{
  body: TakeBackRequest;
  view: AdminOrderView;
}>();

/** Takes a cancelled order up again, as long as its goods are there. */
export const reopenOrder = endpoint('POST', '/api/admin/orders/:number/reopen')<{
  body: ReopenOrderRequest;
  view: AdminOrderView;
}>();

/** Corrects what the lorry is called; the customer sees that it was corrected. */
export const correctLorry = endpoint('POST', '/api/admin/orders/:number/lorry')<{
  body: CorrectLorryRequest;
  view: AdminOrderView;
}>();

export const holdOrder = endpoint('POST', '/api/admin/orders/:number/hold')<{
  body: HoldOrderRequest;
  view: AdminOrderView;
}>();

export const releaseOrder = endpoint('POST', '/api/admin/orders/:number/release')<{ view: AdminOrderView }>();

export const recordPayment = endpoint('POST', '/api/admin/orders/:number/payments')<{
  body: RecordPaymentRequest;
  view: AdminOrderView;
}>();

/** Pays with what a passbook holds, and gives its benefit. */
export const redeemPassbook = endpoint('POST', '/api/admin/orders/:number/credit')<{
  body: UseCreditRequest;
  view: AdminOrderView;
}>();

/** Money paid back: a negative entry. The amount in the request is positive. */
export const recordRefund = endpoint('POST', '/api/admin/orders/:number/refunds')<{
  body: RecordRefundRequest;
  view: AdminOrderView;
}>();

/** A receipt that was entered wrongly: every order gives back what it had of it, and its reference is free again. */
export const correctReceipt = endpoint('POST', '/api/admin/orders/:number/receipts/:receipt/correct')<{
  body: CorrectReceiptRequest;
  view: AdminOrderView;
}>();

/** What the order has of a receipt, or a part of it, becomes another order's. */
export const movePayment = endpoint('POST', '/api/admin/orders/:number/receipts/:receipt/move')<{
  body: MovePaymentRequest;
  view: AdminOrderView;
}>();

/** Corrects whom an order counts for; commissions follow. */
export const attributeOrder = endpoint('POST', '/api/admin/orders/:number/attribution')<{
  body: AttributeOrderRequest;
  view: AdminOrderView;
}>();

export const addNote = endpoint('POST', '/api/admin/orders/:number/notes')<{
  body: AddNoteRequest;
  view: AdminOrderView;
}>();

/** A credit note over some of the goods that an order left with. */
export const creditGoods = endpoint('POST', '/api/admin/orders/:number/credit-notes')<{
  body: CreditGoodsRequest;
  view: AdminOrderView;
}>();

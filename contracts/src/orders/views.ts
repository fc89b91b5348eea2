import type { ClaimView, DeskClaimView, OwnClaimsView } from '../claims/views.ts';
import type { PickupLocationView, StateView } from '../places/views.ts';
import type { DeskChangeRequestView, OwnChangesView } from '../own-changes/views.ts';
import type { DeskProposalView, ProposalView } from '../proposals/views.ts';
import type { Language } from '../rules/language.ts';
import type { Day } from '../rules/days.ts';
import type { RegistrationState } from '../rules/documents/invoices/e-invoice.ts';
import type { InvoiceKind } from '../rules/documents/invoices/invoice.ts';
import type { Delivery, OrderState } from '../rules/orders/order-states.ts';
import type { OrderEventKind } from '../rules/orders/order-events.ts';
import type { AddressNeed } from '../rules/orders/buyer-address.ts';
import type { EditWarning, OrderChange } from '../rules/orders/order-content.ts';
import type { OrderRisk } from '../rules/orders/order-risks.ts';
import type { OwnChangeKind } from '../rules/orders/own-changes.ts';
import type { OrderTotals, PaymentStatus } from '../rules/orders/order-totals.ts';
import type { EarlierReceipt, PaymentWarning, PaymentKind, PaymentMode } from '../rules/orders/payments.ts';
import type { LineProblem, OrderLine } from '../rules/orders/quote.ts';
import type { PaymentDetails, UpiView } from '../shop/views.ts';

/** What became of the referral code that came with an order. */
export type ReferralOutcome = 'none' | 'attributed' | 'ignored';

export interface PlacedOrderView {
  number: string;
  token: string;
  referral: ReferralOutcome;
}

/** What a referrer gets who ordered for a customer: the way to the order's page is the customer's. */
export interface AssistedOrderView {
  number: string;
}

export interface CustomerView {
  name: string;
  phone: string;
  whatsapp: string | null;
  email: string | null;
  address: string;
  city: string;
  district: string;
  stateCode: string;
  stateName: string;
  pinCode: string;
  /** Of a business that wants a GST invoice; null where nobody asked. */
  gstin: string | null;
  tradeName: string | null;
}

export interface DispatchView {
  transporter: string;
  lrNumber: string;
  lrDate: Day;
  parcels: number;
  /** Null: none was needed. */
  ewayBill: string | null;
}

/** What an order's page says of an invoice or credit note of it. */
export interface InvoiceBriefView {
  number: string;
  kind: InvoiceKind;
  day: Day;
  totalPaise: number;
  /** A credit note over some of the goods of its invoice. */
  isPart: boolean;
  /** With the invoice registration portal; null: it needs no IRN. */
  registration: RegistrationState | null;
}

export interface TrackedEventView {
  at: string;
  kind: OrderEventKind;
}

export interface TrackedPaymentView {
  kind: PaymentKind;
  mode: PaymentMode;
  /** Negative: paid back, or taken back because the entry was wrong. */
  amountPaise: number;
  receivedOn: Day;
}

/** What the shop changed of an order, once. */
export interface OrderRevisionView {
  at: string;
  changes: OrderChange[];
}

/** An order as its customer follows it by the private link. */
export interface TrackedOrderView {
  number: string;
  placedAt: string;
  state: OrderState;
  onHold: boolean;
  delivery: Delivery;
  pickupLocation: PickupLocationView | null;
  customer: CustomerView;
  remarks: string;
  lines: OrderLine[];
  totals: OrderTotals;
  paidPaise: number;
  balancePaise: number;
  /** The discount that came with a passbook; the totals are before it. */
  benefitPaise: number;
  /** What credit notes took off for goods that came back or never came. */
  creditedPaise: number;
  paymentStatus: PaymentStatus;
  payments: TrackedPaymentView[];
  /** Null until payment may be asked for (sale mode, confirmation). */
  paymentDetails: PaymentDetails | null;
  dispatch: DispatchView | null;
  /** Its invoices and credit notes, the oldest first. */
  invoices: InvoiceBriefView[];
  events: TrackedEventView[];
  /** What was changed since it was placed, the oldest first. */
  revisions: OrderRevisionView[];
  /** What the shop proposes to make of it; null: nothing. */
  proposal: ProposalView | null;
  /** What its customer said was broken or missing, the oldest first. */
  claims: ClaimView[];
  /** Staff or a referrer sent it for its customer. */
  isPlacedForCustomer: boolean;
  /** The numbers of the orders that were put together with this one. */
  merged: string[];
  /** While nobody confirmed it: the codes of the lines whose goods are not set aside for it. */
  unreserved: string[];
  /** The rule of the destination: what may go there, hours and note. */
  destination: Pick<StateView, 'goods' | 'burstingHours' | 'burstingHoursTa' | 'note' | 'noteTa'> | null;
}

/** An order behind its link: with what pays its balance. */
export interface OwnOrderView extends TrackedOrderView {
  /** Null while nothing is asked for, and where the balance is more than can be paid by UPI. */
  upi: UpiView | null;
  /** It was placed on the device that asks. */
  isOwnDevice: boolean;
  ownChanges: OwnChangesView;
  ownClaims: OwnClaimsView;
}

/** A packed order that waits for its lorry. */
export interface LorryRowView {
  number: string;
  customerName: string;
  phone: string;
  whatsapp: string | null;
  /** Of the order's page. */
  token: string;
  city: string;
  /** Null: to the door. */
  pickupLocation: string | null;
  /** What it is worth: the total less a benefit. */
  worthPaise: number;
  balancePaise: number;
  /** Counted as it was packed; null: nobody counted. */
  parcels: number | null;
  holdReason: string | null;
  irnFrom: Day | null;
}

export interface LorrySheetView {
  rows: LorryRowView[];
  /** There are more than were read. */
  isMore: boolean;
  /** What is worth more needs an e-way bill; null: nothing does. */
  ewayBillAbovePaise: number | null;
}

export interface OrderRowView {
  number: string;
  placedAt: string;
  customerName: string;
  phone: string;
  city: string;
  state: OrderState;
  onHold: boolean;
  delivery: Delivery;
  pickupLocation: string | null;
  referralCode: string | null;
  lineCount: number;
  totalPaise: number;
  balancePaise: number;
  paymentStatus: PaymentStatus;
  /** What was proposed to its customer waits for an answer, or was declined. */
  proposal: 'open' | 'declined' | null;
  /** Its customer asks for a change or a cancellation, and waits. */
  asked: OwnChangeKind | null;
  /** Why it is at risk, where the list was asked for what is at any; else nothing. */
  risks: OrderRisk[];
}

/** The numbers of the orders beside one in a list; null at its ends. */
export interface NeighboursView {
  before: string | null;
  after: string | null;
}

export interface OrderEventView {
  id: string;
  at: string;
  kind: OrderEventKind;
  /** Where a step brought the order; null where it was none, or the kind says it. */
  state: OrderState | null;
  actor: string;
  /** A reason, a note's text, a payment's reference. */
  text: string;
  amountPaise: number | null;
}

/** What an order has of a receipt, or gave up of it. */
export interface PaymentView {
  id: string;
  kind: PaymentKind;
  amountPaise: number;
  recordedAt: string;
  recordedBy: string;
  /** Why it was corrected. */
  reason: string | null;
  /** The order that it went to, or came from. */
  movedWith: string | null;
  receiptId: string;
  mode: PaymentMode;
  /** Of the receipt as a whole. */
  receiptPaise: number;
  reference: string | null;
  receivedOn: Day;
  /** Later than its day, which was closed; null: on it. */
  bookedOn: Day | null;
  note: string;
  /** It was entered by hand, and no row of the bank tells of it yet. */
  awaitsBank: boolean;
}

/** A receipt that an order has a part of now: it can be corrected, and moved to another order. */
export interface HeldReceiptView {
  receiptId: string;
  /** What this order has of it; negative: paid back. */
  heldPaise: number;
  /** What other orders have of it. */
  others: { number: string; heldPaise: number }[];
}

/** A line as it would be; `quantity` is 0 where it goes, `was` where it comes. */
export interface EditedLineView extends OrderLine {
  was: number;
  problem: LineProblem | null;
  /** What is on the shelf then; null: not counted. */
  left: number | null;
}

/** What would become of an order that is edited. */
export interface OrderEditView {
  lines: EditedLineView[];
  totals: OrderTotals;
  balancePaise: number;
  minimumPaise: number;
  doubts: EditWarning[];
  /** Why the address is not enough; null where it is. */
  addressNeed: AddressNeed | null;
}

/** The same for its customer who changes it by herself. */
export interface OwnChangePreviewView extends OrderEditView {
  /** It is done at once; else the shop is asked. */
  isAtOnce: boolean;
}

/** The orders of one mobile number. */
export interface CustomerOrdersView {
  /** The newest first, at most twenty. */
  orders: OrderRowView[];
  /** There are more than these. */
  isMore: boolean;
  /** Whose the last one was, and how it went; null where there is none. */
  last: {
    customer: CustomerView;
    delivery: Delivery;
    pickupLocationId: string | null;
  } | null;
}

/** One more than `MOST_COUNTED` stands for any more. */
export type OrderRisksView = Record<OrderRisk, number>;

/** A line of two orders that become one. */
export interface MergedLineView extends OrderLine {
  /** How many the order has that stays. */
  was: number;
  /** The other's rate, where it is not this one; the lower one counts. */
  otherNetPaise: number | null;
}

/** What two orders would be as one. */
export interface OrderMergeView {
  revision: number;
  fromRevision: number;
  lines: MergedLineView[];
  totals: OrderTotals;
  /** Of the other order's payments, what becomes this one's. */
  movedPaise: number;
  balancePaise: number;
}

/** Why it is asked whether money is to be recorded all the same. */
export interface PaymentWarningView {
  doubt: PaymentWarning;
  /** The order or passbook that it is about. */
  number: string;
  /** What is more than is owed; null where that is not the warning. */
  overPaise: number | null;
  earlier: EarlierReceipt | null;
}

/** An order as the order desk works on it. */
export interface AdminOrderView extends Omit<
  TrackedOrderView,
  'events' | 'payments' | 'paymentDetails' | 'onHold' | 'proposal' | 'claims' | 'isPlacedForCustomer'
> {
  token: string;
  /** The order that goes on in its place. */
  mergedInto: string | null;
  /** Its goods are taken from the shelf; cancelled, they were until then. */
  reserved: boolean;
  /** Its phone had as many open orders as one reserves for: a stranger may have used the number. */
  crowdedPhone: boolean;
  /** Counted up by every edit. */
  revision: number;
  chargesByHand: boolean;
  /** Counted as it was packed, or as the lorry took them; null: nobody counted. */
  parcels: number | null;
  hold: { reason: string; at: string } | null;
  /** Where it may move from here, a hold aside. */
  nextStates: OrderState[];
  referralCode: string | null;
  /** Of its page, e-mails and messages. */
  language: Language;
  adultConfirmedAt: string;
  termsAcceptedAt: string;
  /** When an order first accepted the terms that this one did; null: of before they were kept. */
  termsSince: string | null;
  /** When a referrer said that the customer asked for it; null where the customer sent it. */
  customerAgreedAt: string | null;
  /** Invoices to its buyer of this day and later need an IRN; null: no business, or below the limit of turnover. */
  irnFrom: Day | null;
  events: OrderEventView[];
  payments: PaymentView[];
  held: HeldReceiptView[];
  proposal: DeskProposalView | null;
  /** What its customer asks for; null: nothing. */
  asked: DeskChangeRequestView | null;
  /** What its customer said was broken or missing, the oldest first. */
  claims: DeskClaimView[];
}

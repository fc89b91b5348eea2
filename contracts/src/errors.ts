import type { PaymentWarningView } from './orders/views.ts';
import type { AnswerResult, EInvoiceProblem } from './rules/documents/invoices/e-invoice.ts';
import type { ChangeSetState } from './rules/catalogue/change-sets.ts';
import type { Day } from './rules/days.ts';
import type { MembershipState, SchemeState } from './rules/schemes/membership-states.ts';
import type { AddressNeed } from './rules/orders/buyer-address.ts';
import type { EditWarning, MergeObstacle } from './rules/orders/order-content.ts';
import type { ClaimObstacle, ClaimState } from './rules/orders/claims.ts';
import type { OrderState } from './rules/orders/order-states.ts';
import type { EarlierReceipt } from './rules/orders/payments.ts';
import type { PostState } from './rules/catalogue/posts.ts';
import type { ProductState } from './rules/catalogue/product-states.ts';
import type { OwnChangeObstacle, OwnChangeState } from './rules/orders/own-changes.ts';
import type { ProposalState } from './rules/orders/proposals.ts';
import type { Placeholder } from './rules/season/opening.ts';
import type { Quote } from './rules/orders/quote.ts';
import type { PieceFaults } from './rules/texts/fill-in.ts';
import type { DemonstrationUse } from './shop/views.ts';
import type { UploadUse } from './uploads/views.ts';
import type { Revised } from './revised.ts';

/** Every error the API can answer with, and what comes with it. The frontend owns the sentence for each. */
export interface ErrorDetails {
  unexpected: object;
  /** A field's path → the rules it broke (`isMobile`, `maxLength`, …). */
  'invalid-request': { fields: Record<string, string[]> };
  'not-found': object;
  /** It was here, and will not come back. */
  gone: object;
  'cross-site-request': object;
  'too-many-requests': { retryAfterSeconds: number };
  /** More ask at once than can be answered in time. */
  busy: object;
  'database-unavailable': object;
  /** This copy of the backend was asked to end; another one is there, or comes. */
  'shutting-down': object;
  /** This copy is of a release that cannot serve the tables as they are now. */
  'schema-not-served': object;
  'object-store-unavailable': object;

  'not-signed-in': object;
  'wrong-credentials': object;
  /** The password was right: a code from the telephone, or a recovery code, comes with it. */
  'second-factor-needed': object;
  'second-factor-wrong': object;
  'second-factor-on': object;
  'second-factor-off': object;
  /** The provider's answer does not count: begun elsewhere, too old, or refused there. */
  'provider-refused': object;
  /** Whom the provider vouches for does not work here. */
  'provider-knows-nobody': object;
  'provider-unavailable': object;
  'email-used': object;
  /** Somebody else changed the account since it was looked at. */
  'user-changed': object;
  'user-disabled': object;
  /** A colleague has answered the message, or marked it as answered. */
  'message-answered': { by: string };
  /** A colleague has marked the reminder as told. */
  'reminder-told': object;
  /** What an owner does to colleagues, not to themselves. */
  'own-account': object;
  /** Somebody must be able to let the others in. */
  'last-owner': object;
  'permission-missing': { permission: string };
  /** The step is done by nobody who did not type their password within the last minutes. */
  'password-needed': object;
  /** It is the account's own e-mail address or phone. */
  'password-guessable': object;

  /** Somebody saved the record since it was read: the record as it is now. */
  'record-changed': Revised;

  /** More rows match than one file holds. */
  'too-many-to-export': { most: number };
  'too-many-saved-views': { most: number };

  'shop-closed': { nextOpensOn: string | null };
  'shop-open': object;
  'nothing-for-sale': object;
  'season-dates-reversed': object;
  /** The next season begins when the present one is over, by its days or by the switch. */
  'season-not-over': object;
  /** The last day of the present season. */
  'season-dates-overlap': { closesOn: string };
  /** Orders bear it already. */
  'number-prefix-used': { numberPrefix: string };
  /** What was previewed is not what would be done now. */
  'roll-over-changed': object;
  /** Invoices and credit notes would share their numbers. */
  'invoice-prefixes-same': object;
  /** Two rules for one path, or rules that lead back to where they began. */
  'route-rules-contradict': { from: string };

  /** Somebody, or you in another tab, did something else with it. */
  'change-set-not-open': { state: ChangeSetState };
  'nothing-to-change': object;
  /** The goods of this bill are in stock already. */
  'bill-entered-already': { billNumber: string; supplier: string; enteredOn: Day };
  'bill-day-unsuitable': { from: Day; to: Day };
  /** Not all of its parts are here, or it has more rows than a file may have. */
  'sheet-incomplete': object;
  'sheet-too-long': { most: number };
  /** Not in the future, or more than sixty days away. */
  'apply-time-unsuitable': object;

  /** Another of its kind has the address, or had it: old links lead there. */
  'slug-used': object;
  /** There is nothing to read in it. */
  'post-empty': object;
  /** Somebody was faster, or it is not for posts of this state. */
  'post-state-changed': { state: PostState };

  'product-code-used': object;
  'category-unknown': object;
  'net-above-mrp': object;
  'product-state-changed': { state: ProductState };
  /** Fewer are free than were to be taken away. */
  'stock-below-zero': { free: number };
  /** Since somebody counted, the shelf was corrected or goods of it were packed. */
  'shelf-changed': { onShelf: number };
  'stock-not-counted': object;
  'stock-counted': object;

  'state-unknown': object;
  'state-blocked': { state: string; reason: string };
  /** Only green crackers may go to the state: the lines that may not. */
  'goods-not-allowed': { state: string; goods: { code: string; name: string }[] };
  'door-delivery-unavailable': { state: string };
  /**
   * The address has a PIN code of another state; `isIn`: its name, where there is one and the shop sends there;
   * `sends`: whether the shop sends to any that it can be of.
   */
  'pin-code-elsewhere': { pinCode: string; state: string; isIn: string | null; sends: boolean };
  'pickup-location-unknown': object;
  /** An order asks for more of its buyer's address than town and PIN code. */
  'address-missing': { need: AddressNeed };
  'pickup-location-name-used': object;
  /** Of brands and tags. */
  'name-used': object;
  /** Only what no product has is deleted. */
  'record-in-use': { products: number };
  'record-used': { by: 'orders' | 'stock' | 'products' | 'others' };
  /** A blocked state tells shoppers why. */
  'state-reason-missing': object;
  /** A state that shoppers can choose names its law's source and the day it was looked at. */
  'state-unchecked': object;
  /** Pieces that the text does not have, and those that must stay in it; `allowed` may stand in it. */
  'text-pieces-wrong': PieceFaults & { allowed: readonly string[] };
  /** Nothing would be left to read, or too much. */
  'text-length-wrong': { min: number; max: number };
  /** Some of its particulars are empty, or the demonstration's. */
  'shop-not-ready': { placeholders: Placeholder[] };
  'mail-not-set-up': object;
  /** The mail server refused the test mail, or did not answer: what it said, without addresses. */
  'mail-not-sent': { said: string };
  /** There is none, or the shop has orders of customers. */
  'no-test-orders': object;
  /** What stands on it has to be taken away first. */
  'demonstration-in-use': { uses: DemonstrationUse[] };
  /** The order guard's refusals carry the phone to call instead; null where the shop has told none. */
  'order-above-limit': { limitPaise: number; phone: string | null };
  'open-orders-sum-limit': { limitPaise: number; openPaise: number; phone: string | null };
  'orders-an-hour-limit': { retryAfterSeconds: number; phone: string | null };
  'below-minimum': { minimumPaise: number; lackingPaise: number };
  /** Prices or stock moved since the shopper looked: the new quote, to be confirmed again. */
  'quote-changed': { quote: Quote };
  'idempotency-key-reused': object;
  'order-state-changed': { state: OrderState };
  'order-move-forbidden': { from: OrderState; to: OrderState };
  /** It left already, or nothing came before. */
  'step-final': { state: OrderState };
  /** The ten seconds are over, or somebody else did the last step. */
  'undo-too-late': object;
  /** Not enough is on the shelf to take the order up again: what lacks. */
  'stock-short': { goods: { code: string; name: string; lacking: number }[] };
  /** Something is to be paid still: a reason is needed, and the right to say it. */
  'dispatch-unpaid': { balancePaise: number };
  /** The goods are worth more than the law lets go without an e-way bill. */
  'eway-bill-missing': { abovePaise: number };
  /** Somebody corrected it since it was looked at. */
  'lorry-changed': object;
  /** Somebody edited it since it was looked at. */
  'order-edited': object;
  'order-on-hold': { reason: string };
  'order-not-on-hold': object;
  'order-finished': { state: OrderState };
  /** It is packed, or cancelled. */
  'order-not-editable': { state: OrderState };
  /** The shop’s own rules are not kept: staff may go on, and say why. */
  'edit-reason-missing': { doubts: EditWarning[]; minimumPaise: number };
  /** The customer has not answered to what was proposed: until then nothing else is, and the order is not packed. */
  'proposal-open': object;
  /** Somebody answered for the customer, or took it back. */
  'proposal-settled': { state: ProposalState };
  /** The order is not what it was when it was proposed: what it would come to is not true any more. */
  'proposal-overtaken': object;
  /** Without goods there is no order. */
  'proposal-leaves-nothing': object;
  'proposal-changes-nothing': object;
  /** Why a customer cannot change her order by herself, or take back what she asked for. */
  'own-change-refused': { obstacle: OwnChangeObstacle };
  /** The order is not what its customer saw. */
  'own-change-superseded': object;
  /** It could be done at once when its customer looked, and can be asked for now. */
  'own-change-needs-shop': object;
  /** What the order would come to is not what its customer agreed to. */
  'own-change-costs': { totalPaise: number; agreedPaise: number };
  'own-change-of-nothing': object;
  /** The change request was answered, withdrawn or superseded. */
  'own-change-settled': { state: OwnChangeState };
  /** Its customer asks for a change: until that is answered the order is not packed. */
  'own-change-open': object;
  /** Why a customer cannot tell here what is broken or missing. */
  'claim-refused': { obstacle: ClaimObstacle };
  /** It is not the number of the order. */
  'claim-phone-wrong': object;
  /** The order has so many of it. */
  'claim-exceeds-order': { code: string; most: number };
  /** Somebody answered it: nothing more comes to it. */
  'claim-answered': { state: Exclude<ClaimState, 'open'> };
  /** More of these than one order may have. */
  'above-most-per-order': { goods: { code: string; name: string }[] };
  /** Two orders that cannot become one. */
  'orders-not-mergeable': { obstacle: MergeObstacle };
  /** Its goods and its money are another order's, which goes on in its place. */
  'order-merged': { into: string };
  /** A colleague is calling there. */
  'call-held': { by: string; since: string };
  /** Not in the future, or more than fourteen days away. */
  'call-time-unsuitable': object;
  'refund-exceeds-paid': { paidPaise: number };
  /** Asked first: it is recorded when the request names the warnings. */
  'payment-doubtful': { doubts: PaymentWarningView[] };
  /** On an order or a passbook; null where two entered it at the same moment. */
  'payment-reference-used': { earlier: EarlierReceipt | null };
  /** The other orders get as much as came in, or more, or one of them twice. */
  'payment-parts-wrong': object;
  /** Money is received, and a lorry leaves, between the day of the order and today. */
  'day-unsuitable': { from: Day; to: Day };
  /** Somebody corrected it or moved it meanwhile, or it is not this order's. */
  'receipt-changed': object;
  /** Nothing in it came in, as far as it can be read. */
  'bank-statement-empty': object;
  /** The bank says no number of the transfer: somebody types it. */
  'bank-reference-missing': object;
  /** Under its reference money is entered already, for these orders or passbooks. */
  'bank-row-recorded': { numbers: string[] };
  /** Somebody put it aside. */
  'bank-row-not-ours': object;
  /** Something came in between: it is to be looked at. */
  'bank-row-uncertain': object;
  /** It was taken for another row and is left out, or is brought in already. */
  'bank-row-known': object;
  /** The entry was corrected, or another row of the bank backs it. */
  'bank-entry-changed': object;
  /** What was redeemed is given back where the scheme is looked after. */
  'receipt-of-scheme': object;
  /** The benefit is in proportion to what the order was: it cannot become another. */
  'passbook-pays': object;

  /** It has no invoice that stands. */
  'invoice-missing': object;
  /** These are not handed out: they need an IRN and have none that stands. */
  'irn-missing': { numbers: string[] };
  /** What was given does not belong to the document, or comes too late. */
  'irn-refused': { why: AnswerResult };
  /** It has no IRN that stands, or the day is not within a day of it. */
  'irn-not-cancelled': object;
  /** Something of it has to be put right before the portal takes it. */
  'e-invoice-incomplete': { number: string; problems: EInvoiceProblem[] };
  /** Nothing that the portal would take lacks an IRN. */
  'no-e-invoice-due': object;
  /** A check of the return does not hold. */
  'gst-return-blocked': object;
  /** A voucher whose debit is not its credit, by its number or its text. */
  'tally-unbalanced': { voucher: string; differencePaise: number };
  /** The vouchers do not come to what another report says of the same days. */
  'tally-disagrees': object;
  /** Of these goods so many are not credited yet. */
  'credit-exceeds-invoice': { code: string; left: number };
  /** Of no goods at all. */
  'credit-of-nothing': object;
  /** Some of its goods were credited: its bill stays what it is. */
  'goods-credited': object;

  /** It cannot be joined: a draft, closed, or the last day to join is over. */
  'scheme-not-open': object;
  /** Every place is taken. */
  'scheme-full': object;
  'scheme-state-changed': { state: SchemeState };
  /** Who joins must do so before the first instalment is due. */
  'join-after-first-due': { firstDueOn: string };
  'scheme-too-long': object;
  /** Members agreed to them. */
  'scheme-terms-kept': object;
  /** Money of a passbook moves between the day it was opened and today. */
  'passbook-day-unsuitable': { from: string; to: string };
  'membership-state-changed': { state: MembershipState };
  'membership-move-forbidden': { from: MembershipState; to: MembershipState };
  /** Of what the shop holds of a member no more than this may leave now. */
  'refund-exceeds-held': { freePaise: number };
  /** It was paid back or used on an order since. */
  'correction-exceeds-held': { freePaise: number };
  /** The passbook holds nothing, or the order owes nothing. */
  'nothing-to-redeem': object;
  /** No passbook has this number, or its member has another phone. */
  'passbook-unknown': object;
  /** The passbook has another link since. */
  'passbook-link-replaced': object;
  /** It pays for an order when all is paid, or its months are over. */
  'passbook-not-ready': { state: MembershipState };
  /** It may pay until a year after its first payment; then what it holds is paid back. */
  'passbook-year-over': { settleBy: string };
  /** The passbook pays otherwise than the shopper was told: what it can pay now. */
  'credit-changed': { creditPaise: number; benefitBasisPoints: number };
  /** A UPI ID or a whole account, and not both. */
  'payee-incomplete': object;
  /** Where the money goes was said before; staff change it. */
  'payee-frozen': object;
  'nothing-to-pay-back': object;
  /** What was shown is not what goes back now. */
  'refunds-changed': object;
  'refund-batch-settled': object;
  /** Since it was proposed these have more or less here, or said otherwise where it goes. */
  'refunds-overtaken': { names: string[] };
  'entry-corrected': object;
  /** Cash is corrected by somebody else than who recorded it. */
  'second-person-corrects': object;
  /** Only what staff entered is corrected: a redemption follows its order. */
  'entry-not-correctable': object;
  /** Another referrer has the code, or had it. */
  'referral-code-used': object;
  'referrer-email-used': object;
  'referral-code-unknown': object;
  /** It counts for them already. */
  'order-attributed-so': object;
  /** The account of a transfer is told whole or not at all. */
  'payout-account-incomplete': object;
  'referrer-state-changed': object;
  'referral-flag-decided': object;
  /** An owner has not said what is deducted from commissions in the financial year. */
  'tax-year-unset': { year: string };
  /** Months that are over are credited. */
  'month-not-over': object;
  /** A challan is of tax that fell due in a month; there is none without one. */
  'no-tax-to-pay': { month: string };
  /** What of the month has no challan, and what the challan was said to be of. */
  'challan-differs': { month: string; openPaise: number; taxPaise: number };
  'challan-day-ahead': object;
  'tax-year-twice': { year: string };
  /** What was previewed is not what is due now. */
  'payouts-changed': object;
  'payout-batch-settled': object;
  /** Somebody else must approve what one person proposed. */
  'second-person-needed': object;
  /** Since it was proposed less is due to these than they would be paid, or they are suspended, or paid elsewhere. */
  'payouts-overtaken': { names: string[] };
  /** A suspended referrer reads what is theirs, and changes nothing. */
  'referrer-suspended': object;
  'books-day-not-over': object;
  'books-closed-already': { closedThrough: Day };
  'books-not-closed': object;
  /** A bank says two things of one transfer. */
  'bank-answer-contradicts': { reference: string };

  /** Neither a picture nor a PDF, by its content. */
  'upload-kind-refused': object;
  'upload-too-large': { mostBytes: number };
  'upload-dimensions-refused': { width: number; height: number };
  /** It ends too early, or is no picture inside. */
  'upload-unreadable': object;
  /** Not all of its parts are here. */
  'upload-incomplete': object;
  'upload-in-use': { uses: UploadUse[] };
  /** It was removed since it was chosen. */
  'picture-unknown': object;
  /** Many times as wide as it is high, or the other way: nobody would see it beside the shop's name. */
  'logo-too-narrow': object;
}

export type ErrorCode = keyof ErrorDetails;

/** RFC 9457 problem details as this API answers them, `application/problem+json`. */
export interface Problem<Code extends ErrorCode = ErrorCode> {
  type: 'about:blank';
  status: number;
  title: string;
  code: Code;
  requestId: string;
  details: ErrorDetails[Code];
}

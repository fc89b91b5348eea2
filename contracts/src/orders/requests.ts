import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { DayRangeListQuery } from '../listing/requests.ts';
import {
  DESK_TEXT,
  EWAY_BILL,
  ITEM_CODE,
  MOBILE_DIGITS,
  MOST_LINES,
  MOST_OF_ONE,
  MOST_PAISE,
  MOST_PARCELS,
  ORDER_NUMBER,
  PASSBOOK_NUMBER,
  PAYMENT_REFERENCE,
  REFERRAL_CODE,
  STATE_CODE,
  TEXT,
} from '../rules/limits.ts';
import { LANGUAGES, type Language } from '../rules/language.ts';
import type { OrderEntry } from '../rules/orders/order-content.ts';
import { TYPED_ORDER_NUMBER } from '../rules/orders/order-number.ts';
import { ORDER_RISKS, type OrderRisk } from '../rules/orders/order-risks.ts';
import { PAYMENT_STATUSES } from '../rules/orders/order-totals.ts';
import {
  MOST_PARTS,
  PAYMENT_WARNINGS,
  PAYMENT_MODES,
  type PaymentWarning,
} from '../rules/orders/payments.ts';
import { DELIVERIES, ORDER_STATES, type Delivery, type OrderState } from '../rules/orders/order-states.ts';
import {
  IsAccepted,
  IsDay,
  IsEmailAddress,
  IsGstin,
  IsListOf,
  IsMobile,
  IsOne,
  IsPinCode,
  IsText,
  IsTextOrEmpty,
  Nullable,
  Optional,
} from '../validation.ts';

export class QuoteLineRequest {
  @Matches(ITEM_CODE) code!: string;
  @IsInt() @Min(1) @Max(MOST_OF_ONE) quantity!: number;
}

/** Where the goods go, as far as it is chosen. */
export class QuoteRequest {
  @IsListOf(() => QuoteLineRequest, 1, MOST_LINES) lines!: QuoteLineRequest[];

  @Nullable() @Matches(STATE_CODE) stateCode!: string | null;
  @IsIn(DELIVERIES) delivery!: Delivery;
  @Nullable() @IsUUID() pickupLocationId!: string | null;
  /** Of the browser: what is set aside depends on whether it had an order confirmed. */
  @Optional() @IsUUID() deviceId?: string;
}

class OrderLineRequest extends QuoteLineRequest {
  /** The net rate the shopper saw. */
  @IsInt() @Min(1) @Max(MOST_PAISE) netPaise!: number;
}

class CustomerRequest {
  @IsText(TEXT.personName) name!: string;
  @IsMobile() phone!: string;
  @Optional() @IsMobile() whatsapp?: string;
  @Optional() @IsEmailAddress() email?: string;
  /** May be empty where `addressNeed` asks for none, as the district may. */
  @IsTextOrEmpty(TEXT.address) address!: string;
  @IsText(TEXT.city) city!: string;
  @IsTextOrEmpty(TEXT.district) district!: string;
  @Matches(STATE_CODE) stateCode!: string;
  @IsPinCode() pinCode!: string;
  /** Of a business that wants a GST invoice. */
  @Optional() @IsGstin() gstin?: string;
  @Optional() @IsText(TEXT.tradeName) tradeName?: string;
}

class OrderRequest {
  /** Made by the browser, one a review: the same key with the same content gets the same order. */
  @IsUUID() idempotencyKey!: string;

  @IsListOf(() => OrderLineRequest, 1, MOST_LINES) lines!: OrderLineRequest[];

  /** The total the shopper agreed to. */
  @IsInt() @Min(0) @Max(MOST_PAISE) expectedTotalPaise!: number;

  @IsOne(() => CustomerRequest) customer!: CustomerRequest;

  @IsIn(DELIVERIES) delivery!: Delivery;
  @Nullable() @IsUUID() pickupLocationId!: string | null;
  @IsText(TEXT.remarks) remarks!: string;
  @IsAccepted() adult!: true;
  @IsAccepted() terms!: true;
  /** Made once by the browser and kept there; without one only the address is counted. No part of the order. */
  @Optional() @IsUUID() deviceId?: string;
  /** Of the page that it comes from; English where it names none. No part of the order. */
  @Optional() @IsIn(LANGUAGES) language?: Language;
  /** Whatever the address or the draft carried; a code that is none is ignored. */
  @Optional() @IsText({ ...TEXT.referralCode, min: 0 }) referralCode?: string;
}

/** What of a passbook pays for the order, as the shopper was told. */
export class OrderCreditRequest {
  @Matches(PASSBOOK_NUMBER) number!: string;
  /** The member's. */
  @IsMobile() phone!: string;
  @IsInt() @Min(1) @Max(MOST_PAISE) creditPaise!: number;
  @IsInt() @Min(0) @Max(MOST_PAISE) benefitPaise!: number;
}

export class PlaceOrderRequest extends OrderRequest {
  /** Whether the shop is to know the customer again on this device; without it the device gets no cookie. No part of the order. */
  @Optional() @IsBoolean() remember?: boolean;

  @Optional() @IsOne(() => OrderCreditRequest) passbook?: OrderCreditRequest;
}

/** What a referrer sends for a customer; it counts for their own code, whatever it says. No passbook pays for it. */
export class PlaceAssistedOrderRequest extends OrderRequest {
  /** The customer asked for the order, and agreed that the shop calls them about it. */
  @IsAccepted() customerAgreed!: true;
}

export class PhoneParams {
  @Matches(MOBILE_DIGITS) phone!: string;
}

export class TokenParams {
  @Matches(/^[A-Za-z0-9_-]{22}$/) token!: string;
}

export class LookUpOrderRequest {
  @Matches(TYPED_ORDER_NUMBER) number!: string;
  @IsMobile() phone!: string;
  /** Of the browser: where it sent the order, nobody else's wrong tries at the same address stop it. */
  @Optional() @IsUUID() deviceId?: string;
}

export class OrderNumberParams {
  @Matches(ORDER_NUMBER) number!: string;
}

export const ORDER_SORTS = ['newest', 'oldest', 'largest', 'balance'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
/** `owing`: confirmed or later, and not paid in full. */
export const PAYMENT_FILTERS = [...PAYMENT_STATUSES, 'owing'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

export class ListOrdersQuery extends DayRangeListQuery {
  @Optional() @IsText(DESK_TEXT.search) search?: string;
  /** `sold`: confirmed or later, as reports count sales. */
  @Optional() @IsIn([...ORDER_STATES, 'on-hold', 'sold']) state?: OrderState | 'on-hold' | 'sold';
  @Optional() @IsIn(PAYMENT_FILTERS) payment?: PaymentFilter;
  /** What may not end well: for any reason, or for this one. */
  @Optional() @IsIn(['any', ...ORDER_RISKS]) risk?: OrderRisk | 'any';
  /** A pickup location's id. */
  @Optional() @IsUUID() pickup?: string;
  /** The id of whom they count for. */
  @Optional() @IsUUID() referrer?: string;
  @Optional() @IsIn(ORDER_SORTS) sort?: OrderSort;
}

/** Which packed orders: those of a pickup location, or all. */
export class LorrySheetQuery {
  @Optional() @IsUUID() pickup?: string;
}

export class AdvanceOrderRequest {
  /** The state the order was in when staff looked; another one since is a conflict. */
  @IsIn(ORDER_STATES) from!: OrderState;
  @IsIn(['confirmed', 'packed', 'arrived', 'collected']) to!:
    'confirmed' | 'packed' | 'arrived' | 'collected';
  /** The revision that was packed; another one since is a conflict. */
  @Optional() @IsInt() @Min(0) revision?: number;
  /** Into how many parcels it was packed; of another step it says nothing. */
  @Optional() @IsInt() @Min(1) @Max(MOST_PARCELS) parcels?: number;
}

export class LorryRequest {
  @IsText(DESK_TEXT.transporter) transporter!: string;
  @IsText(DESK_TEXT.lrNumber) lrNumber!: string;
  @IsDay() lrDate!: string;
  @IsInt() @Min(1) @Max(MOST_PARCELS) parcels!: number;
  /** Asked for where the goods are worth more than the settings say. */
  @Optional() @Nullable() @Matches(EWAY_BILL) ewayBill?: string | null;
}

export class DispatchOrderRequest extends LorryRequest {
  @IsIn(ORDER_STATES) from!: OrderState;
  /** Why it leaves though something is to be paid still. */
  @Optional() @IsText(DESK_TEXT.reason) unpaidReason?: string;
}

export class CorrectLorryRequest extends LorryRequest {
  /** As it was when it was looked at. */
  @IsOne(() => LorryRequest) was!: LorryRequest;
}

/** From which state the last step is undone. */
export class UndoStepRequest {
  @IsIn(ORDER_STATES) from!: OrderState;
}

/** From which state, and why: a step is taken back, a cancelled order taken up again. */
export class TakeBackRequest {
  @IsIn(ORDER_STATES) from!: OrderState;
  @IsText(DESK_TEXT.reason) reason!: string;
}

export class ReopenOrderRequest {
  @IsText(DESK_TEXT.reason) reason!: string;
}

export class CancelOrderRequest {
  @IsIn(ORDER_STATES) from!: OrderState;
  @IsText(DESK_TEXT.reason) reason!: string;
}

/** What an order shall be; the same code twice counts as one line, with the sum. */
export class OrderEntryRequest implements OrderEntry {
  @IsListOf(() => QuoteLineRequest, 1, MOST_LINES) lines!: QuoteLineRequest[];
  @IsText(TEXT.personName) name!: string;
  @IsMobile() phone!: string;
  @Nullable() @IsMobile() whatsapp!: string | null;
  @Nullable() @IsEmailAddress() email!: string | null;
  @Nullable() @IsGstin() gstin!: string | null;
  @Nullable() @IsText(TEXT.tradeName) tradeName!: string | null;
  @IsText(TEXT.remarks) remarks!: string;
  /** May be empty where `addressNeed` asks for none, as the district may. */
  @IsTextOrEmpty(TEXT.address) address!: string;
  @IsText(TEXT.city) city!: string;
  @IsTextOrEmpty(TEXT.district) district!: string;
  @Matches(STATE_CODE) stateCode!: string;
  @IsPinCode() pinCode!: string;
  @IsIn(DELIVERIES) delivery!: Delivery;
  @Nullable() @IsUUID() pickupLocationId!: string | null;
  @IsBoolean() chargesByHand!: boolean;
  @IsInt() @Min(0) @Max(MOST_PAISE) packingPaise!: number;
  @Nullable() @IsInt() @Min(0) @Max(MOST_PAISE) freightPaise!: number | null;
  @IsText({ ...DESK_TEXT.reason, min: 0 }) reason!: string;
}

export class SaveOrderRequest extends OrderEntryRequest {
  /** The revision that it was made of; another one since is a conflict. */
  @IsInt() @Min(0) revision!: number;
}

/** The order that is emptied into the one of the address. */
export class PreviewMergeRequest {
  @Matches(ORDER_NUMBER) from!: string;
}

export class MergeOrdersRequest extends PreviewMergeRequest {
  /** The revisions that were looked at; others since are a conflict. */
  @IsInt() @Min(0) revision!: number;
  @IsInt() @Min(0) fromRevision!: number;
}

export class HoldOrderRequest {
  @IsText(DESK_TEXT.reason) reason!: string;
}

export class RecordRefundRequest {
  @IsIn(PAYMENT_MODES) mode!: (typeof PAYMENT_MODES)[number];
  @IsInt() @Min(1) @Max(MOST_PAISE) amountPaise!: number;
  /** UTR of a UPI or bank transfer; may be null for cash. */
  @ValidateIf(({ mode }: RecordRefundRequest, value) => value !== null || mode !== 'cash')
  @Matches(PAYMENT_REFERENCE)
  reference!: string | null;
  @IsDay() receivedOn!: string;
  @IsText(DESK_TEXT.paymentNote) note!: string;
  /** What was asked already, and is meant so. */
  @Optional() @IsArray() @ArrayUnique() @IsIn(PAYMENT_WARNINGS, { each: true }) despite?: PaymentWarning[];
}

/** What another order gets of a receipt. */
export class ReceiptPartRequest {
  @Matches(ORDER_NUMBER) number!: string;
  @IsInt() @Min(1) @Max(MOST_PAISE) amountPaise!: number;
}

/** `amountPaise` is what came in; the order gets what its other parts leave. */
export class RecordPaymentRequest extends RecordRefundRequest {
  @Optional() @IsListOf(() => ReceiptPartRequest, 0, MOST_PARTS) parts?: ReceiptPartRequest[];
}

export class ReceiptParams extends OrderNumberParams {
  @IsUUID() receipt!: string;
}

export class CorrectReceiptRequest {
  @IsText(DESK_TEXT.reason) reason!: string;
}

/** To which order, and how much of it. */
export class MovePaymentRequest extends ReceiptPartRequest {
  @Optional() @IsArray() @ArrayUnique() @IsIn(PAYMENT_WARNINGS, { each: true }) despite?: PaymentWarning[];
}

/** Whom an order counts for; null: nobody. */
export class AttributeOrderRequest {
  @Nullable() @Matches(REFERRAL_CODE) code!: string | null;
  @IsText(DESK_TEXT.reason) reason!: string;
}

export class AddNoteRequest {
  @IsText(DESK_TEXT.note) text!: string;
}

export class UseCreditRequest {
  @Matches(PASSBOOK_NUMBER) passbook!: string;
}

/** Goods of an invoice that came back or never came. */
export class CreditGoodsRequest {
  @IsListOf(() => QuoteLineRequest, 0, MOST_LINES) goods!: QuoteLineRequest[];
  @IsText(DESK_TEXT.reason) reason!: string;
  /** They are on the shelf again. */
  @IsBoolean() returned!: boolean;
}

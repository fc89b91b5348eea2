import type { InvoiceContent } from '@shop/contracts/rules/documents/invoices/invoice';
import type { Language } from '@shop/contracts/rules/language';
import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import type { Delivery, OrderState } from '@shop/contracts/rules/orders/order-states';
import type { Dispatch } from './lorry.ts';

export interface OrderEvent {
  kind: OrderEventKind;
  /** A reason, a note, a payment's reference. */
  text: string;
  amountPaise: number | null;
  /** The states that a step went between; null where it was none. */
  step: { from: OrderState; to: OrderState } | null;
}

/** The last step of an order, as it may be undone. */
export interface LastStep {
  from: OrderState;
  at: Date;
  actorId: string | null;
  /** Why it was on hold before the step; null when it was not. */
  heldBefore: string | null;
  isUndone: boolean;
}

/** A customer who left an e-mail address and is told of the order's steps. */
export interface Follower {
  email: string;
  language: Language;
  customerName: string;
  /** Of the order's page. */
  token: string;
}

export interface OrderSnapshot {
  id: string;
  number: string;
  placedAt: Date;
  state: OrderState;
  /** Counted up by every edit. */
  revision: number;
  delivery: Delivery;
  holdReason: string | null;
  totalPaise: number;
  /** The discount that came with scheme credits. */
  benefitPaise: number;
  /** What the rounding takes or adds so that whole rupees are left after it. */
  benefitRoundingPaise: number;
  /** What credit notes over a part of its goods took off, and the same before rounding. */
  creditedPaise: number;
  creditedGoodsPaise: number;
  /** Counted as it was packed, or as the lorry took them. */
  parcels: number | null;
  /** The lorry it left with. */
  lorry: Dispatch | null;
  /** Its goods are taken from the shelf. */
  reserved: boolean;
  /** The products of its lines that take nothing all the same: they were beyond the share of strangers. */
  unreserved: readonly string[];
  /** What it has taken counts into that share. */
  fromStranger: boolean;
  /** The sum of the payments ledger. */
  paidPaise: number;
  follower: Follower | null;
  /** By which it counts for a referrer, whose commission follows it. */
  referralCode: string | null;
}

/** Which of an order's goods are meant, by product. */
export type GoodsOfOrder = { only: readonly string[] } | { except: readonly string[] };

/** A credit note over a part of the goods of an invoice, before it has its number. */
export interface PartCredit {
  invoiceId: string;
  content: InvoiceContent;
  reason: string;
}

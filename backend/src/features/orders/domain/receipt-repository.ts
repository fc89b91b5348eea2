import type { Day } from '@shop/contracts/rules/days';
import type { EarlierReceipt, PaymentKind, PaymentMode } from '@shop/contracts/rules/orders/payments';
import type { Actor } from '../../../shared/actor.ts';

/** Money that came in, or went back, as it was recorded. */
export interface Receipt {
  id: string;
  mode: PaymentMode;
  /** Negative: paid back. */
  amountPaise: number;
  /** In its one spelling. */
  reference: string | null;
  receivedOn: Day;
  note: string;
}

/** A part of a receipt that an order gets, or gives up. */
export interface Payment {
  orderId: string;
  receiptId: string;
  kind: PaymentKind;
  amountPaise: number;
}

/** A receipt and which orders have it now; one that was corrected is nobody's. */
export interface HeldReceipt {
  mode: PaymentMode;
  reference: string | null;
  parts: { number: string; heldPaise: number }[];
}

/**
 * The ledger of money. Nothing of it is changed: a receipt that was wrong is corrected by entries against it. Every
 * method runs in the caller's transaction, with the orders locked.
 */
export abstract class ReceiptRepository {
  /** What an order has of its receipts; negative: paid back. */
  abstract heldBy(orderId: string): Promise<{ receiptId: string; heldPaise: number }[]>;

  /** Keeps a receipt and claims its reference. @throws DomainError payment-reference-used */
  abstract add(receipt: Receipt, at: Date): Promise<void>;

  abstract pay(payment: Payment, actor: Actor, at: Date): Promise<void>;

  /** Marks a receipt as wrong, once, and gives its reference and its bank's row back. @throws DomainError receipt-changed */
  abstract correct(receiptId: string, reason: string, actor: Actor, at: Date): Promise<void>;

  /** The receipt by which a passbook pays for an order; null when none stands. */
  abstract ofCredit(orderId: string, reference: string): Promise<string | null>;

  abstract find(receiptId: string): Promise<HeldReceipt | null>;
  /** Who recorded a receipt of cash; null of any other. */
  abstract recorderOfCash(receiptId: string): Promise<string | null>;

  /** The last receipt of this sum about this day that these orders have a part of, and that a bank’s row backs. */
  abstract backed(
    orderIds: readonly string[],
    amountPaise: number,
    about: Day,
  ): Promise<EarlierReceipt | null>;

  /** The last cash of this amount that an order got since then. */
  abstract lastCash(orderId: string, amountPaise: number, since: Date): Promise<EarlierReceipt | null>;
}

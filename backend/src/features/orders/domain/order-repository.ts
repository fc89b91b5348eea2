import type { Actor } from '../../../shared/actor.ts';
import type { NewOrder } from './new-order.ts';
import type { Order } from './order.ts';

export interface KnownOrder {
  number: string;
  token: string;
  contentHash: string;
  referrerId: string | null;
}

export interface PaymentEntry {
  mode: 'upi' | 'bank' | 'cash';
  /** Negative: paid back. */
  amountPaise: number;
  reference: string | null;
  receivedOn: string;
  note: string;
}

/** The orders as the use cases need them; every method runs in the caller's transaction. */
export abstract class OrderRepository {
  /**
   * Stores a new order with its lines and first event.
   * @returns its number, or null when an order with the same idempotency key is there already
   */
  abstract insert(order: NewOrder): Promise<string | null>;

  abstract findByIdempotencyKey(key: string): Promise<KnownOrder | null>;

  /** The order, locked until the transaction ends; null when there is none of this number. */
  abstract lock(number: string): Promise<Order | null>;

  /** Stores what happened since it was locked. @throws DomainError order-state-changed when somebody was faster */
  abstract save(order: Order, actor: Actor, at: Date): Promise<void>;

  abstract addPayment(order: Order, entry: PaymentEntry, actor: Actor, at: Date): Promise<void>;
}

import type { Day } from '@shop/contracts/rules/days';
import type { Actor } from '../../../shared/actor.ts';
import type { PresentOrder } from './edited-order.ts';
import type { NewOrder } from './new-order.ts';
import type { LastStep } from './order-snapshot.ts';
import type { Order } from './order.ts';

export interface PlacedOrder {
  number: string;
  /** Its sender has no confirmed order. */
  fromStranger: boolean;
}

export interface KnownOrder {
  id: string;
  number: string;
  token: string;
  contentHash: string;
  referrerId: string | null;
}

/** The orders as the use cases need them; every method runs in the caller's transaction. */
export abstract class OrderRepository {
  /**
   * Stores a new order with its lines and first event.
   * @returns null when an order with the same idempotency key is there already
   */
  abstract insert(order: NewOrder): Promise<PlacedOrder | null>;

  abstract findByIdempotencyKey(key: string): Promise<KnownOrder | null>;

  /**
   * The orders, each locked until the transaction ends, in the order in which they are asked for. Everybody locks several
   * in the order of their numbers, so that nobody waits in a circle. @throws DomainError not-found
   */
  abstract lock(numbers: readonly string[]): Promise<Order[]>;

  /** The last step that the order took, by its events. */
  abstract lastStep(order: Order): Promise<LastStep | null>;

  /** What an order is, with what counts for its edits; null where there is none. */
  abstract present(number: string): Promise<PresentOrder | null>;

  /** Stores what happened since it was locked. @throws DomainError order-state-changed when somebody was faster */
  abstract save(order: Order, actor: Actor, at: Date): Promise<void>;

  /** Keeps that an order was emptied into another. */
  abstract merge(from: Order, into: Order, at: Date): Promise<void>;

  /** The number of the order that another was emptied into; null where it was not. */
  abstract mergedInto(order: Order): Promise<string | null>;

  /** The days on which what was emptied into these orders was placed. */
  abstract daysOfEmptied(orders: readonly Order[]): Promise<{ day: Day }[]>;

  /** Whom it counts for from now on. */
  abstract attribute(order: Order, referral: NewOrder['referral']): Promise<void>;
}

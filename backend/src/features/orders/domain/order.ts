import { dayOf, type Day } from '@shop/contracts/rules/days';
import type { OrderEventKind } from '@shop/contracts/rules/order-events';
import { nextStates, type Delivery, type OrderState } from '@shop/contracts/rules/order-states';
import { balanceOf } from '@shop/contracts/rules/order-totals';
import { DomainError } from '../../../shared/domain-error.ts';

/** The lorry that takes an order away. */
export interface Dispatch {
  transporter: string;
  lrNumber: string;
  /** `YYYY-MM-DD`. */
  lrDate: string;
  parcels: number;
}

export interface OrderEvent {
  kind: OrderEventKind;
  /** A reason, a note, a payment's reference. */
  text: string;
  amountPaise: number | null;
}

/** A customer who left an e-mail address and is told of the order's steps. */
export interface Follower {
  email: string;
  customerName: string;
  /** Of the order's page. */
  token: string;
}

export interface OrderSnapshot {
  id: string;
  number: string;
  placedAt: Date;
  state: OrderState;
  delivery: Delivery;
  holdReason: string | null;
  totalPaise: number;
  /** The sum of the payments ledger. */
  paidPaise: number;
  follower: Follower | null;
  /** It counts for a referrer, whose commission follows it. */
  isReferred: boolean;
}

/** An order as the order desk carries it forward. What happened is in `events`, in order, until it is saved. */
export class Order {
  readonly id: string;
  readonly number: string;
  /** The day it was placed. */
  readonly day: Day;
  readonly delivery: Delivery;
  readonly totalPaise: number;
  readonly follower: Follower | null;
  readonly isReferred: boolean;
  /** The state the order was loaded in. */
  readonly loadedState: OrderState;
  readonly events: OrderEvent[] = [];
  dispatched: Dispatch | null = null;
  private current: OrderState;
  private hold: string | null;
  private paid: number;

  constructor(snapshot: OrderSnapshot) {
    this.id = snapshot.id;
    this.number = snapshot.number;
    this.day = dayOf(snapshot.placedAt);
    this.delivery = snapshot.delivery;
    this.totalPaise = snapshot.totalPaise;
    this.follower = snapshot.follower;
    this.isReferred = snapshot.isReferred;
    this.loadedState = snapshot.state;
    this.current = snapshot.state;
    this.hold = snapshot.holdReason;
    this.paid = snapshot.paidPaise;
  }

  get state(): OrderState {
    return this.current;
  }

  /** What is still to be paid, paise; never below zero. */
  get balancePaise(): number {
    return Math.max(0, balanceOf(this.totalPaise, this.paid, this.state === 'cancelled'));
  }

  get holdReason(): string | null {
    return this.hold;
  }

  /** Confirmed, packed, arrived or collected: the moves that need nothing but their turn. */
  advance(from: OrderState, to: 'confirmed' | 'packed' | 'arrived' | 'collected'): void {
    this.move(from, to, '');
  }

  dispatch(from: OrderState, dispatch: Dispatch): void {
    this.move(from, 'dispatched', `${dispatch.transporter}, LR ${dispatch.lrNumber}`);
    this.dispatched = dispatch;
  }

  cancel(from: OrderState, reason: string): void {
    this.move(from, 'cancelled', reason);
    this.hold = null;
  }

  /** Blocks every forward step until it is lifted. */
  putOnHold(reason: string): void {
    if (nextStates(this.delivery, this.current).length === 0) {
      throw new DomainError('conflict', 'order-finished', { state: this.current });
    }
    if (this.hold !== null) throw new DomainError('conflict', 'order-on-hold', { reason: this.hold });
    this.hold = reason;
    this.record('held', reason);
  }

  release(): void {
    if (this.hold === null) throw new DomainError('conflict', 'order-not-on-hold', {});
    this.hold = null;
    this.record('released', '');
  }

  /** Money in, also more than is owed: what is over is due back. */
  receive(amountPaise: number, reference: string): void {
    this.enter('payment-received', amountPaise, reference);
  }

  /** Money back; never more than came in. */
  refund(amountPaise: number, reference: string): void {
    this.enter('payment-refunded', -amountPaise, reference);
  }

  /** An entry was wrong: what the order has of it goes. @param heldPaise negative of money that was paid back */
  correct(heldPaise: number, reason: string): void {
    this.enter('payment-corrected', -heldPaise, reason);
  }

  /** A part of a receipt becomes another order's, or comes from it. @param amountPaise negative: it goes there */
  passOn(amountPaise: number, otherNumber: string): void {
    this.enter('payment-moved', amountPaise, otherNumber);
  }

  note(text: string): void {
    this.record('note-added', text);
  }

  private move(from: OrderState, to: OrderState, text: string): void {
    if (from !== this.current) {
      throw new DomainError('conflict', 'order-state-changed', { state: this.current });
    }
    if (!nextStates(this.delivery, this.current).includes(to)) {
      throw new DomainError('conflict', 'order-move-forbidden', { from: this.current, to });
    }
    if (this.hold !== null && to !== 'cancelled') {
      throw new DomainError('conflict', 'order-on-hold', { reason: this.hold });
    }
    this.current = to;
    this.record(to, text);
  }

  /** Nobody was paid back more than came in: what was refunded is corrected before what it was refunded of. */
  private enter(kind: OrderEventKind, amountPaise: number, text: string): void {
    if (this.paid + amountPaise < 0) {
      throw new DomainError('conflict', 'refund-exceeds-paid', { paidPaise: this.paid });
    }
    this.paid += amountPaise;
    this.record(kind, text, amountPaise);
  }

  private record(kind: OrderEventKind, text: string, amountPaise: number | null = null): void {
    this.events.push({ kind, text, amountPaise });
  }
}

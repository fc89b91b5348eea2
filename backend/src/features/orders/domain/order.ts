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

  /** Money in; never more than is owed. @returns the ledger's amount in paise */
  receive(amountPaise: number, reference: string): number {
    const { balancePaise } = this;
    if (amountPaise > balancePaise) {
      throw new DomainError('conflict', 'payment-exceeds-balance', { balancePaise });
    }
    return this.enter('payment-received', amountPaise, reference);
  }

  /** Money back; never more than came in. @returns the ledger's amount in paise, negative */
  refund(amountPaise: number, reference: string): number {
    if (amountPaise > this.paid) {
      throw new DomainError('conflict', 'refund-exceeds-paid', { paidPaise: this.paid });
    }
    return this.enter('payment-refunded', -amountPaise, reference);
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

  private enter(kind: OrderEventKind, amountPaise: number, reference: string): number {
    this.paid += amountPaise;
    this.record(kind, reference, amountPaise);
    return amountPaise;
  }

  private record(kind: OrderEventKind, text: string, amountPaise: number | null = null): void {
    this.events.push({ kind, text, amountPaise });
  }
}

import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import {
  nextStates,
  REOPENED,
  stateBefore,
  type Delivery,
  type OrderState,
} from '@shop/contracts/rules/orders/order-states';
import { DomainError } from '../../../shared/domain-error.ts';
import type { OrderEvent, OrderSnapshot } from './order-snapshot.ts';

/** The course of an order: its state, what holds it, and what happened, in order, until it is saved. */
export abstract class OrderCourse {
  readonly delivery: Delivery;
  /** The state the order was loaded in. */
  readonly loadedState: OrderState;
  readonly events: OrderEvent[] = [];
  private current: OrderState;
  protected hold: string | null;

  constructor({ delivery, state, holdReason }: OrderSnapshot) {
    this.delivery = delivery;
    this.loadedState = state;
    this.current = state;
    this.hold = holdReason;
  }

  get state(): OrderState {
    return this.current;
  }

  get holdReason(): string | null {
    return this.hold;
  }

  /** Its last step was undone just now, as if it had not been taken. */
  get wasUndone(): boolean {
    return this.events.some(({ kind }) => kind === 'undone');
  }

  /** Confirmed, packed, arrived or collected: the moves that need nothing but their turn. */
  advance(from: OrderState, to: 'confirmed' | 'packed' | 'arrived' | 'collected'): void {
    this.move(from, to, '');
  }

  cancel(from: OrderState, reason: string): void {
    this.move(from, 'cancelled', reason);
    this.hold = null;
  }

  /** Takes the last step back, until dispatch. */
  takeBack(from: OrderState, reason: string): void {
    this.assertState(from);
    const to = stateBefore(from);
    if (to === null) throw new DomainError('conflict', 'step-final', { state: from });
    this.goTo(to, 'taken-back', reason);
  }

  /** Takes a cancelled order up again; its goods are taken by the caller. */
  reopen(reason: string): void {
    this.assertState('cancelled');
    this.goTo(REOPENED, 'reopened', reason);
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

  /** Somebody called to confirm it, and will call again. */
  called(kind: 'call-in-vain' | 'call-put-off', text: string): void {
    this.assertState('placed');
    this.record(kind, text);
  }

  note(text: string): void {
    this.record('note-added', text);
  }

  protected move(from: OrderState, to: OrderState, text: string): void {
    this.assertState(from);
    if (!nextStates(this.delivery, this.current).includes(to)) {
      throw new DomainError('conflict', 'order-move-forbidden', { from: this.current, to });
    }
    if (this.hold !== null && to !== 'cancelled') {
      throw new DomainError('conflict', 'order-on-hold', { reason: this.hold });
    }
    this.goTo(to, to, text);
  }

  protected assertState(state: OrderState): void {
    if (state !== this.current) {
      throw new DomainError('conflict', 'order-state-changed', { state: this.current });
    }
  }

  protected goTo(to: OrderState, kind: OrderEventKind, text: string): void {
    const step = { from: this.current, to };
    this.current = to;
    this.events.push({ kind, text, amountPaise: null, step });
  }

  protected record(kind: OrderEventKind, text: string, amountPaise: number | null = null): void {
    this.events.push({ kind, text, amountPaise, step: null });
  }
}

import { dayOf, formatDay, type Day } from '@shop/contracts/rules/days';
import { parcelCount, receiptName } from '@shop/contracts/rules/orders/lorry-receipt';
import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import type { InvoiceContent } from '@shop/contracts/rules/papers/invoices/invoice';
import { worthOf } from '@shop/contracts/rules/papers/invoices/part-credit';
import { isEditable } from '@shop/contracts/rules/orders/order-content';
import {
  HAS_LEFT,
  nextStates,
  REOPENED,
  stateBefore,
  type Delivery,
  type OrderState,
} from '@shop/contracts/rules/orders/order-states';
import { balanceOf } from '@shop/contracts/rules/orders/order-totals';
import type { ProposalAnswer } from '@shop/contracts/rules/orders/proposals';
import { DomainError } from '../../../shared/domain-error.ts';
import type { EditedOrder } from './edited-order.ts';

/** The lorry that takes an order away. */
export interface Dispatch {
  transporter: string;
  lrNumber: string;
  /** `YYYY-MM-DD`. */
  lrDate: string;
  parcels: number;
  /** Null: none was needed. */
  ewayBill: string | null;
}

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
  /** What credit notes over a part of its goods took off, and the same before rounding. */
  creditedPaise: number;
  creditedGoodsPaise: number;
  /** The lorry it left with. */
  lorry: Dispatch | null;
  /** Its goods are taken from the shelf. */
  reserved: boolean;
  /** The sum of the payments ledger. */
  paidPaise: number;
  follower: Follower | null;
  /** By which it counts for a referrer, whose commission follows it. */
  referralCode: string | null;
}

/** A credit note over a part of the goods of an invoice, before it has its number. */
export interface PartCredit {
  invoiceId: string;
  content: InvoiceContent;
  reason: string;
}

/** An order as the order desk carries it forward. What happened is in `events`, in order, until it is saved. */
export class Order {
  readonly id: string;
  readonly number: string;
  /** The day it was placed. */
  readonly day: Day;
  readonly delivery: Delivery;
  /** The benefit it was loaded with. */
  readonly loadedBenefitPaise: number;
  readonly follower: Follower | null;
  readonly revision: number;
  /** The state the order was loaded in. */
  readonly loadedState: OrderState;
  readonly events: OrderEvent[] = [];
  /** What it becomes in its next revision. */
  edited: EditedOrder | null = null;
  private lorryNow: Dispatch | null;
  private current: OrderState;
  private hold: string | null;
  private paid: number;
  private benefit: number;
  private credited: number;
  private creditedGoods: number;
  private noted: PartCredit | null = null;
  private referral: string | null;
  private total: number;
  private reserves: boolean;

  constructor(snapshot: OrderSnapshot) {
    this.id = snapshot.id;
    this.number = snapshot.number;
    this.day = dayOf(snapshot.placedAt);
    this.delivery = snapshot.delivery;
    this.revision = snapshot.revision;
    this.total = snapshot.totalPaise;
    this.loadedBenefitPaise = snapshot.benefitPaise;
    this.benefit = snapshot.benefitPaise;
    this.credited = snapshot.creditedPaise;
    this.creditedGoods = snapshot.creditedGoodsPaise;
    this.follower = snapshot.follower;
    this.referral = snapshot.referralCode;
    this.loadedState = snapshot.state;
    this.current = snapshot.state;
    this.hold = snapshot.holdReason;
    this.lorryNow = snapshot.lorry;
    this.paid = snapshot.paidPaise;
    this.reserves = snapshot.reserved;
  }

  get state(): OrderState {
    return this.current;
  }

  get totalPaise(): number {
    return this.total;
  }

  /** What is still to be paid, paise; never below zero. */
  get balancePaise(): number {
    const worth = this.totalPaise - this.benefit - this.credited;
    return Math.max(0, balanceOf(worth, this.paid, this.state === 'cancelled'));
  }

  /** Whether it left just now though something is to be paid still. */
  get leftUnpaid(): boolean {
    return this.events.some(({ kind }) => kind === 'dispatched-unpaid');
  }

  /** Its last step was undone just now, as if it had not been taken. */
  get wasUndone(): boolean {
    return this.events.some(({ kind }) => kind === 'undone');
  }

  get lorry(): Dispatch | null {
    return this.lorryNow;
  }

  /** The sum of the payments ledger, with what was entered just now. */
  get paidPaise(): number {
    return this.paid;
  }

  get benefitPaise(): number {
    return this.benefit;
  }

  /** What credit notes over a part took off. */
  get creditedPaise(): number {
    return this.credited;
  }

  /** The same before rounding. */
  get creditedGoodsPaise(): number {
    return this.creditedGoods;
  }

  /** The credit note that was made just now. */
  get partCredit(): PartCredit | null {
    return this.noted;
  }

  get holdReason(): string | null {
    return this.hold;
  }

  /** Confirmed, packed, arrived or collected: the moves that need nothing but their turn. */
  advance(from: OrderState, to: 'confirmed' | 'packed' | 'arrived' | 'collected'): void {
    this.move(from, to, '');
  }

  /** @param unpaidReason why it leaves though something is to be paid still */
  dispatch(from: OrderState, lorry: Dispatch, unpaidReason: string | null = null): void {
    const { balancePaise } = this;
    this.move(from, 'dispatched', nameOf(lorry));
    this.lorryNow = lorry;
    if (balancePaise <= 0) return;
    if (unpaidReason === null) throw new DomainError('conflict', 'dispatch-unpaid', { balancePaise });
    this.record('dispatched-unpaid', unpaidReason);
  }

  /** @param abovePaise what is worth more needs one on its way; null: nothing does */
  demandEwayBill(abovePaise: number | null): void {
    if (abovePaise === null || this.lorryNow === null || this.lorryNow.ewayBill !== null) return;
    if (this.total - this.benefit > abovePaise) {
      throw new DomainError('invalid', 'eway-bill-missing', { abovePaise });
    }
  }

  /** @param was what was seen before */
  correctLorry(was: Dispatch, lorry: Dispatch): void {
    if (this.lorryNow === null || nameOf(was) !== nameOf(this.lorryNow)) {
      throw new DomainError('conflict', 'lorry-changed', {});
    }
    this.lorryNow = lorry;
    this.record('lorry-corrected', `${nameOf(was)} → ${nameOf(lorry)}`);
  }

  cancel(from: OrderState, reason: string): void {
    this.move(from, 'cancelled', reason);
    this.hold = null;
  }

  /** Whether its goods are taken from the shelf; of a cancelled order, whether they were. */
  get reserved(): boolean {
    return this.reserves;
  }

  /** Its goods are taken from now on; the caller takes them. */
  reserve(): void {
    this.reserves = true;
  }

  /** Nobody confirmed it in time. @returns whether the caller has goods to give back */
  endReservation(): boolean {
    if (this.current !== 'placed' || !this.reserves || this.paid > 0) return false;
    this.reserves = false;
    this.record('reservation-ended', '');
    return true;
  }

  get referralCode(): string | null {
    return this.referral;
  }

  /** Somebody earns by it. */
  get isReferred(): boolean {
    return this.referral !== null;
  }

  /** Whom it counts for, corrected. */
  attribute(code: string | null, reason: string): void {
    if (code === this.referral) throw new DomainError('conflict', 'order-attributed-so', {});
    this.record('attributed', `${this.referral ?? 'nobody'} → ${code ?? 'nobody'}: ${reason}`);
    this.referral = code;
  }

  /** Takes the last step back, until dispatch. */
  takeBack(from: OrderState, reason: string): void {
    this.demandState(from);
    const to = stateBefore(from);
    if (to === null) throw new DomainError('conflict', 'step-final', { state: from });
    this.goTo(to, 'taken-back', reason);
  }

  /**
   * Undoes the last step as if it had not been taken. What was taken up again is cancelled again, with its reason: it has
   * taken its goods and its credit. @param by the person who does so
   */
  undo(from: OrderState, last: LastStep | null, by: string | null, after: Date): void {
    this.demandState(from);
    if (from === 'dispatched') this.demandNothingCredited();
    if (!last || last.isUndone || last.from === 'cancelled' || last.actorId !== by || last.at < after) {
      throw new DomainError('conflict', 'undo-too-late', {});
    }
    if (from === 'cancelled') this.hold = last.heldBefore;
    if (from === 'dispatched') this.lorryNow = null;
    this.goTo(last.from, 'undone', '');
  }

  /** Takes a cancelled order up again; its goods are taken by the caller. */
  reopen(reason: string): void {
    this.demandState('cancelled');
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

  /** Becomes something else, until it is packed. */
  edit(edited: EditedOrder, reason: string): void {
    this.demandEditable();
    this.edited = edited;
    this.total = edited.totals.totalPaise;
    this.record('edited', reason);
  }

  /** @throws DomainError order-not-editable */
  demandEditable(): void {
    if (!isEditable(this.current)) {
      throw new DomainError('conflict', 'order-not-editable', { state: this.current });
    }
  }

  /** Its customer is asked whether it may become another, until it is packed. @param text what differs */
  proposeChange(text: string): void {
    this.demandEditable();
    this.record('change-proposed', text);
  }

  /** @param text what differed, and who said so */
  answerChange(answer: ProposalAnswer, text: string): void {
    this.record(`change-${answer}`, text);
  }

  takeChangeBack(text: string): void {
    this.record('change-taken-back', text);
  }

  /** Another order's goods become its own, as it is packed with its own. */
  takeOver(merged: EditedOrder, otherNumber: string): void {
    this.demandEditable();
    this.edited = merged;
    this.total = merged.totals.totalPaise;
    this.record('took-over', otherNumber);
  }

  /** Its goods and its money are another order's, and nothing is left of it. */
  goInto(otherNumber: string): void {
    this.demandEditable();
    this.hold = null;
    this.goTo('cancelled', 'merged', otherNumber);
  }

  /** Somebody called to confirm it, and will call again. */
  called(kind: 'call-in-vain' | 'call-put-off', text: string): void {
    this.demandState('placed');
    this.record(kind, text);
  }

  /** Money in, also more than is owed: what is over is due back. */
  receive(amountPaise: number, reference: string): void {
    this.enter('payment-received', amountPaise, reference);
  }

  /** A passbook pays, and its benefit is a discount. */
  redeem(creditPaise: number, benefitPaise: number, passbook: string): void {
    this.demandNothingCredited();
    this.enter('payment-received', creditPaise, passbook);
    this.benefit += benefitPaise;
    if (benefitPaise > 0) this.record('benefit-given', passbook);
  }

  /** Some of the goods that it left with came back, or never came. */
  creditGoods(note: PartCredit): void {
    if (!HAS_LEFT.includes(this.current)) {
      throw new DomainError('conflict', 'order-state-changed', { state: this.current });
    }
    const { lines, totals } = note.content;
    this.credited += totals.totalPaise;
    this.creditedGoods += worthOf(lines);
    this.noted = note;
    const goods = lines.map(({ code, quantity }) => `${code} × ${quantity}`).join(', ');
    this.record('goods-credited', `${goods}: ${note.reason}`);
  }

  /** What a passbook paid is its own again. */
  returnCredit(creditPaise: number, passbook: string): void {
    this.enter('payment-corrected', -creditPaise, passbook);
  }

  /** It is cancelled: there is no benefit without credit in it, also where that was paid back in cash. */
  endBenefit(): void {
    this.benefit = 0;
  }

  /** A passbook that paid before it was cancelled pays no more. */
  missCredit(passbook: string): void {
    this.record('credit-missing', passbook);
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

  /** The invoice that was credited in part stays the one that stands. */
  private demandNothingCredited(): void {
    // Before rounding: less than half a rupee takes nothing off, and is credited all the same.
    if (this.creditedGoods > 0) throw new DomainError('conflict', 'goods-credited', {});
  }

  private move(from: OrderState, to: OrderState, text: string): void {
    this.demandState(from);
    if (!nextStates(this.delivery, this.current).includes(to)) {
      throw new DomainError('conflict', 'order-move-forbidden', { from: this.current, to });
    }
    if (this.hold !== null && to !== 'cancelled') {
      throw new DomainError('conflict', 'order-on-hold', { reason: this.hold });
    }
    this.goTo(to, to, text);
  }

  private demandState(state: OrderState): void {
    if (state !== this.current) {
      throw new DomainError('conflict', 'order-state-changed', { state: this.current });
    }
  }

  private goTo(to: OrderState, kind: OrderEventKind, text: string): void {
    const step = { from: this.current, to };
    this.current = to;
    this.events.push({ kind, text, amountPaise: null, step });
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
    this.events.push({ kind, text, amountPaise, step: null });
  }
}

const nameOf = ({ transporter, lrNumber, lrDate, parcels, ewayBill }: Dispatch) =>
  `${transporter}, ${receiptName(lrNumber)} of ${formatDay(lrDate)}, ${parcelCount(parcels)}${ewayBill === null ? '' : `, e-way bill ${ewayBill}`}`;

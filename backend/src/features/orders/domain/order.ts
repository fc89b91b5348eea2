import { dayOf, type Day } from '@shop/contracts/rules/days';
import type { OrderEventKind } from '@shop/contracts/rules/orders/order-events';
import { isEditable } from '@shop/contracts/rules/orders/order-content';
import { HAS_LEFT, type OrderState } from '@shop/contracts/rules/orders/order-states';
import type { Redemption } from '@shop/contracts/rules/schemes/passbook';
import type { ProposalAnswer } from '@shop/contracts/rules/orders/proposals';
import { DomainError } from '../../../shared/domain-error.ts';
import type { EditedOrder } from './edited-order.ts';
import { nameOf, type Dispatch } from './lorry.ts';
import { OrderCourse } from './order-course.ts';
import { OrderMoney, type OrderSums } from './order-money.ts';
import type { Follower, GoodsOfOrder, LastStep, OrderSnapshot, PartCredit } from './order-snapshot.ts';

/** An order as the order desk carries it forward: its content, its money and its lorry, each step on its course. */
export class Order extends OrderCourse {
  readonly id: string;
  readonly number: string;
  /** The day it was placed. */
  readonly day: Day;
  readonly follower: Follower | null;
  readonly revision: number;
  /** What it becomes in its next revision. */
  edited: EditedOrder | null = null;
  private counted: number | null;
  private readonly account: OrderMoney;
  private lorryNow: Dispatch | null;
  private noted: PartCredit | null = null;
  private referral: string | null;
  private reserves: boolean;
  private leftOut: readonly string[];
  private isStrangers: boolean;

  constructor(snapshot: OrderSnapshot) {
    super(snapshot);
    this.id = snapshot.id;
    this.number = snapshot.number;
    this.day = dayOf(snapshot.placedAt);
    this.revision = snapshot.revision;
    this.account = new OrderMoney(snapshot);
    this.follower = snapshot.follower;
    this.referral = snapshot.referralCode;
    this.lorryNow = snapshot.lorry;
    this.counted = snapshot.parcels;
    this.reserves = snapshot.reserved;
    this.leftOut = snapshot.unreserved;
    this.isStrangers = snapshot.fromStranger;
  }

  get money(): OrderSums {
    return this.account;
  }

  /** What is still to be paid, paise; never below zero. */
  get balancePaise(): number {
    return this.account.balancePaise(this.state === 'cancelled');
  }

  /** Whether it left just now though something is to be paid still. */
  get leftUnpaid(): boolean {
    return this.events.some(({ kind }) => kind === 'dispatched-unpaid');
  }

  get lorry(): Dispatch | null {
    return this.lorryNow;
  }

  /** As the lorry took them, else as they were counted when it was packed; null: nobody counted. */
  get parcels(): number | null {
    return this.lorryNow?.parcels ?? this.counted;
  }

  /** @param parcels into how many it was packed just now; null: nobody counted */
  countParcels(parcels: number | null): void {
    this.counted = parcels;
  }

  /** The credit note that was made just now. */
  get partCredit(): PartCredit | null {
    return this.noted;
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
  assertEwayBill(abovePaise: number | null): void {
    if (abovePaise === null || this.lorryNow === null || this.lorryNow.ewayBill !== null) return;
    if (this.money.billedPaise > abovePaise) {
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

  /** Whether its goods are taken from the shelf; of a cancelled order, whether they were. */
  get reserved(): boolean {
    return this.reserves;
  }

  /** The products of its lines that take nothing though it reserves. */
  get unreserved(): readonly string[] {
    return this.leftOut;
  }

  /** What it has taken counts into the share of strangers. */
  get fromStranger(): boolean {
    return this.isStrangers;
  }

  /** Whether it has taken what its line of a product says. */
  holds(productId: string): boolean {
    return this.reserves && !this.leftOut.includes(productId);
  }

  /**
   * All its goods are taken from now on, and no stranger's: somebody of the shop stands behind it.
   * @returns what the caller has to take; null: it has all, and counts for nobody's share
   */
  takeRest(): GoodsOfOrder | null {
    const { reserves, leftOut, isStrangers } = this;
    this.reserves = true;
    this.leftOut = [];
    this.isStrangers = false;
    if (!reserves) return { except: [] };
    return leftOut.length > 0 || isStrangers ? { only: leftOut } : null;
  }

  /** What it had taken before it was cancelled is taken again, or all of it. @returns what; null: nothing */
  takeAnew(all: boolean): GoodsOfOrder | null {
    this.isStrangers = false;
    if (all) {
      this.reserves = true;
      this.leftOut = [];
    }
    return this.reserves ? { except: this.leftOut } : null;
  }

  /** Nobody confirmed it in time. @returns whether the caller has goods to give back */
  endReservation(): boolean {
    if (this.state !== 'placed' || !this.reserves || this.money.paidPaise > 0) return false;
    this.reserves = false;
    this.leftOut = [];
    this.record('reservation-ended', '');
    return true;
  }

  get referralCode(): string | null {
    return this.referral;
  }

  /** Whom it counts for, corrected. */
  attribute(code: string | null, reason: string): void {
    if (code === this.referral) throw new DomainError('conflict', 'order-attributed-so', {});
    this.record('attributed', `${this.referral ?? 'nobody'} → ${code ?? 'nobody'}: ${reason}`);
    this.referral = code;
  }

  /**
   * Undoes the last step as if it had not been taken. What was taken up again is cancelled again, with its reason: it has
   * taken its goods and its credit. @param by the person who does so
   */
  undo(from: OrderState, last: LastStep | null, by: string | null, after: Date): void {
    this.assertState(from);
    if (from === 'dispatched') this.account.assertNothingCredited();
    if (!last || last.isUndone || last.from === 'cancelled' || last.actorId !== by || last.at < after) {
      throw new DomainError('conflict', 'undo-too-late', {});
    }
    if (from === 'cancelled') this.hold = last.heldBefore;
    if (from === 'dispatched') {
      this.counted = this.parcels;
      this.lorryNow = null;
    }
    this.goTo(last.from, 'undone', '');
  }

  /** Becomes something else, until it is packed. */
  edit(edited: EditedOrder, reason: string): void {
    this.assertEditable();
    this.edited = edited;
    this.leftOut = this.leftOut.filter((id) => edited.lines.some(({ productId }) => productId === id));
    this.account.totalPaise = edited.totals.totalPaise;
    this.record('edited', reason);
  }

  /** @throws DomainError order-not-editable */
  assertEditable(): void {
    if (!isEditable(this.state)) {
      throw new DomainError('conflict', 'order-not-editable', { state: this.state });
    }
  }

  /** Its customer is asked whether it may become another, until it is packed. @param text what differs */
  proposeChange(text: string): void {
    this.assertEditable();
    this.record('change-proposed', text);
  }

  /** @param text what differed, and who said so */
  answerChange(answer: ProposalAnswer, text: string): void {
    this.record(`change-${answer}`, text);
  }

  takeChangeBack(text: string): void {
    this.record('change-taken-back', text);
  }

  /** Its customer asks the shop for a change or to cancel it. @param text what would differ */
  ask(text: string): void {
    this.assertEditable();
    this.record('change-asked', text);
  }

  /** @param text what differed, or the shop's answer */
  settleRequest(what: 'accepted' | 'declined' | 'taken-back', text: string): void {
    this.record(`asked-${what}`, text);
  }

  /** Another order's goods become its own, as it is packed with its own. */
  takeOver(merged: EditedOrder, otherNumber: string): void {
    this.assertEditable();
    this.edited = merged;
    this.account.totalPaise = merged.totals.totalPaise;
    this.record('took-over', otherNumber);
  }

  /** Its goods and its money are another order's, and nothing is left of it. */
  goInto(otherNumber: string): void {
    this.assertEditable();
    this.hold = null;
    this.goTo('cancelled', 'merged', otherNumber);
  }

  /** Money in, also more than is owed: what is over is due back. */
  receive(amountPaise: number, reference: string): void {
    this.enter('payment-received', amountPaise, reference);
  }

  /** A passbook pays, and its benefit is a discount. */
  redeem(used: Redemption, passbook: string): void {
    this.account.redeem(used);
    this.record('payment-received', passbook, used.creditPaise);
    if (used.benefitPaise > 0) this.record('benefit-given', passbook);
  }

  /** Some of the goods that it left with came back, or never came. */
  creditGoods(note: PartCredit): void {
    if (!HAS_LEFT.includes(this.state)) {
      throw new DomainError('conflict', 'order-state-changed', { state: this.state });
    }
    this.account.credit(note);
    this.noted = note;
    const goods = note.content.lines.map(({ code, quantity }) => `${code} × ${quantity}`).join(', ');
    this.record('goods-credited', `${goods}: ${note.reason}`);
  }

  /** Its customer says that some of it is broken or missing. @param text what */
  claim(text: string): void {
    this.assertState('collected');
    this.record('claimed', text);
  }

  /** @param text what the shop says to it */
  answerClaim(text: string): void {
    this.record('claim-answered', text);
  }

  /** What a passbook paid is its own again. */
  returnCredit(creditPaise: number, passbook: string): void {
    this.enter('payment-corrected', -creditPaise, passbook);
  }

  /** It is cancelled: there is no benefit without credit in it, also where that was paid back in cash. */
  endBenefit(): void {
    this.account.endBenefit();
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

  private enter(kind: OrderEventKind, amountPaise: number, text: string): void {
    this.account.enter(amountPaise);
    this.record(kind, text, amountPaise);
  }
}

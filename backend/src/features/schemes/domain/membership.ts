import type { Day } from '@shop/contracts/rules/days';
import {
  isPaying,
  nextMembershipStates,
  type Ending,
  type MembershipState,
} from '@shop/contracts/rules/schemes/membership-states';
import {
  isReadyToBuy,
  isToBeTold,
  isYearOver,
  redemptionOf,
  settleBy,
  standingOn,
  type PassbookTerms,
  type Redemption,
} from '@shop/contracts/rules/schemes/passbook';
import type { Payee } from '@shop/contracts/rules/schemes/payee';
import { schemeTotals } from '@shop/contracts/rules/schemes/scheme';
import { DomainError } from '../../../shared/domain-error.ts';
import { newEntry, type LedgerEntry, type NewEntry, type Transfer } from './ledger.ts';

export interface MembershipSnapshot {
  id: string;
  number: string;
  joinedOn: Day;
  state: MembershipState;
  ending: Ending | null;
  terms: PassbookTerms;
  lapses: number;
  benefitLapsed: boolean;
  /** The latest day that it was reckoned for. */
  reckonedOn: Day | null;
  /** The end of the year that the member was told of. */
  warnedOf: Day | null;
  /** Where money goes that is paid back, as the member said. */
  payee: Payee | null;
  /** Of its ledger, oldest first. */
  entries: readonly LedgerEntry[];
}

export interface MembershipEvent {
  kind: string;
  text: string;
  amountPaise: number | null;
}

/**
 * A member of a scheme. What happened is in `events` and `added`, in order, until it is saved. The state of who pays
 * follows from the ledger and the day; everything else is a step of somebody's.
 */
export class Membership {
  readonly id: string;
  readonly number: string;
  readonly joinedOn: Day;
  readonly terms: PassbookTerms;
  /** The state it was loaded in. */
  readonly loadedState: MembershipState;
  readonly events: MembershipEvent[] = [];
  readonly added: NewEntry[] = [];
  state: MembershipState;
  ending: Ending | null;
  lapses: number;
  benefitLapsed: boolean;
  reckonedOn: Day | null;
  warnedOf: Day | null;
  payee: Payee | null;
  /** Of the private link, when it gets another. */
  newToken: string | null = null;
  private readonly entries: LedgerEntry[];

  constructor(snapshot: MembershipSnapshot) {
    this.id = snapshot.id;
    this.number = snapshot.number;
    this.joinedOn = snapshot.joinedOn;
    this.terms = snapshot.terms;
    this.loadedState = snapshot.state;
    this.state = snapshot.state;
    this.ending = snapshot.ending;
    this.lapses = snapshot.lapses;
    this.benefitLapsed = snapshot.benefitLapsed;
    this.reckonedOn = snapshot.reckonedOn;
    this.warnedOf = snapshot.warnedOf;
    this.payee = snapshot.payee;
    this.entries = [...snapshot.entries];
  }

  /** What the shop holds of the member, paise. */
  get heldPaise(): number {
    return this.entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  }

  /** What can be paid back now: everything after leaving or redeeming; otherwise only what exceeds the instalments. */
  get freePaise(): number {
    if (!isPaying(this.state)) return this.heldPaise;
    const asked = Math.min(this.receivedPaise, schemeTotals(this.terms).paidPaise);
    return Math.max(0, this.heldPaise - asked);
  }

  /** What all instalments ask for beyond what came in; never less than nothing. */
  get openPaise(): number {
    return Math.max(0, schemeTotals(this.terms).paidPaise - this.receivedPaise);
  }

  /** Redeemed or refunded by then; null before the first payment. */
  get settleBy(): Day | null {
    return this.firstPaidOn === null ? null : settleBy(this.firstPaidOn);
  }

  /** Whether nothing is bought with it, and nothing asked for, any more on a day. */
  isYearOver(today: Day): boolean {
    return isYearOver(today, this.firstPaidOn);
  }

  /** Whether their year ends soon, with money here, and nobody has told them. */
  toWarn(today: Day): boolean {
    const { state, heldPaise, firstPaidOn, warnedOf: toldOf } = this;
    return isToBeTold(today, { state, heldPaise, firstPaidOn, toldOf });
  }

  /** They were told that their year ends; told once more it is no other time. @param how for the history */
  warn(how: string, today: Day): void {
    if (!this.toWarn(today)) return;
    this.warnedOf = this.settleBy;
    this.record('warned', how);
  }

  /** The link that was sent is lost, or in wrong hands: it shows nothing any more. */
  renewLink(token: string): void {
    this.newToken = token;
    this.record('link-renewed');
  }

  /** Takes a request to join. */
  accept(today: Day): void {
    this.move('active');
    this.reckon(today);
  }

  /** Money in, as much as it was: what is too much stands as overpaid. A first payment takes the request to join. */
  receive(id: string, amountPaise: number, transfer: Transfer, today: Day): void {
    if (!isPaying(this.state) && this.state !== 'requested') throw this.stateChanged();
    if (this.state === 'requested') this.accept(today);
    const { receivedOn: on, ...how } = transfer;
    this.enter(newEntry({ id, kind: 'receipt', amountPaise, on, ...how }));
    this.record('payment-received', transfer.reference ?? '', amountPaise);
    this.reckon(today);
  }

  /** Money back, never more than is free; to the nominee of who died. */
  refund(id: string, amountPaise: number, transfer: Transfer): void {
    const { freePaise } = this;
    if (amountPaise > freePaise) throw new DomainError('conflict', 'refund-exceeds-held', { freePaise });
    const { receivedOn: on, ...how } = transfer;
    const paidTo = this.ending === 'died' ? 'nominee' : 'member';
    this.enter(newEntry({ id, kind: 'refund', amountPaise: -amountPaise, on, ...how, paidTo }));
    this.record('payment-refunded', transfer.reference ?? '', -amountPaise);
    this.settle();
  }

  /** Its member says where the money goes; said once, so that nobody leads it elsewhere afterwards. */
  givePayee(payee: Payee, today: Day): void {
    const isOwedBack = this.heldPaise > 0 && (!isPaying(this.state) || this.isYearOver(today));
    if (!isOwedBack) throw new DomainError('conflict', 'nothing-to-pay-back', {});
    if (this.payee) throw new DomainError('conflict', 'payee-frozen', {});
    this.payee = payee;
    this.record('payee-given');
  }

  /** What was said cannot be right: the member is asked again. */
  askPayeeAgain(): void {
    if (!this.payee) return;
    this.payee = null;
    this.record('payee-asked-again');
  }

  /** Its year is over: it ends, and all that is held goes back. */
  payBackAll(id: string, transfer: Transfer): void {
    if (isPaying(this.state)) this.cancel(this.state, 'year-over', '');
    this.refund(id, this.heldPaise, transfer);
  }

  /** Takes back an entry that was wrong; its reference is free again. */
  correct(id: string, entryId: string, note: string, today: Day): void {
    const wrong = this.entries.find((entry) => entry.id === entryId);
    if (!wrong) throw new DomainError('not-found', 'not-found', {});
    if (wrong.kind !== 'receipt' && wrong.kind !== 'refund') {
      throw new DomainError('conflict', 'entry-not-correctable', {});
    }
    if (wrong.corrected) throw new DomainError('conflict', 'entry-corrected', {});
    if (wrong.kind === 'receipt') this.assertHeldWithout(wrong.amountPaise);
    const amountPaise = -wrong.amountPaise;
    wrong.corrected = true;
    this.enter(newEntry({ id, kind: 'correction', amountPaise, on: wrong.on, corrects: entryId, note }));
    this.record('entry-corrected', note, amountPaise);
    this.settle();
    this.reckon(today);
  }

  /** Ends it before it was redeemed; everything that is held is owed back. */
  cancel(from: MembershipState, ending: Ending, reason: string): void {
    if (from !== this.state) throw this.stateChanged();
    if (this.ending !== null) {
      throw new DomainError('conflict', 'membership-move-forbidden', { from, to: 'cancelled' });
    }
    this.move('cancelled');
    this.ending = ending;
    this.record('cancelled', reason);
  }

  /** What it can pay for an order, when it is ready to. */
  get credit(): { creditPaise: number; benefitBasisPoints: number } {
    return {
      // What was paid beyond the scheme has no benefit: it is paid back.
      creditPaise: Math.min(this.heldPaise, schemeTotals(this.terms).paidPaise),
      benefitBasisPoints: this.benefitLapsed ? 0 : this.terms.benefitBasisPoints,
    };
  }

  /** Whether it may pay for an order. */
  isReady(today: Day): boolean {
    return isReadyToBuy({ state: this.state, isYearOver: this.isYearOver(today) });
  }

  /**
   * @param otherwise what is said of one that is not matured
   * @throws DomainError passbook-year-over, and `otherwise`
   */
  assertReady(today: Day, otherwise: 'passbook-not-ready' | 'membership-state-changed'): void {
    if (this.isReady(today)) return;
    const { state, settleBy: end } = this;
    if (state !== 'matured' || end === null) throw new DomainError('conflict', otherwise, { state });
    throw new DomainError('conflict', 'passbook-year-over', { settleBy: end });
  }

  /** What is held pays for an order, and the benefit comes with it in proportion. */
  redeem(id: string, order: { id: string; number: string; owedPaise: number }, on: Day): Redemption {
    this.assertReady(on, 'membership-state-changed');
    const { creditPaise, benefitBasisPoints } = this.credit;
    const used = redemptionOf(creditPaise, benefitBasisPoints, order.owedPaise);
    if (used.creditPaise <= 0) throw new DomainError('conflict', 'nothing-to-redeem', {});
    const taken = { amountPaise: -used.creditPaise, orderId: order.id, benefitPaise: used.benefitPaise };
    this.enter(newEntry({ id, kind: 'redemption', on, ...taken }));
    this.record('redeemed', order.number, used.creditPaise);
    this.move('redeemed');
    return used;
  }

  /** The order it paid for is cancelled: the credit is there again. @returns how much came back, paise */
  giveBack(id: string, order: { id: string; number: string }, mostPaise: number, on: Day): number {
    const last = this.entries.findLast(({ orderId }) => orderId === order.id);
    // What came back before left nothing in the order: the rest of it was paid back in cash.
    const used = last?.kind === 'redemption' ? -last.amountPaise : 0;
    const amountPaise = Math.min(used, mostPaise);
    if (amountPaise <= 0) return 0;
    this.enter(newEntry({ id, kind: 'credit-returned', amountPaise, on, orderId: order.id }));
    this.record('credit-returned', order.number, amountPaise);
    this.move('matured');
    return amountPaise;
  }

  /** Its standing on a day; a day before one that was reckoned changes nothing that was. */
  reckon(today: Day): void {
    if (!isPaying(this.state)) return;
    this.reckonedOn = this.reckonedOn !== null && this.reckonedOn > today ? this.reckonedOn : today;
    const received = this.receipts.map(({ amountPaise, on }) => ({ amountPaise, receivedOn: on }));
    const { state, lapses, benefitLapsed } = standingOn(this.reckonedOn, this.terms, received);
    this.lapses = lapses;
    if (benefitLapsed !== this.benefitLapsed)
      this.record(benefitLapsed ? 'benefit-lapsed' : 'benefit-restored');
    this.benefitLapsed = benefitLapsed;
    if (state === this.state) return;
    this.move(state);
  }

  private get firstPaidOn(): Day | null {
    return this.receipts.map(({ on }) => on).toSorted()[0] ?? null;
  }

  private get receivedPaise(): number {
    return this.receipts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  }

  private get receipts(): LedgerEntry[] {
    return this.entries.filter(({ kind, corrected }) => kind === 'receipt' && !corrected);
  }

  /** What was promised to who pays stays held; of what is gone already nothing can have been wrong. */
  private assertHeldWithout(amountPaise: number): void {
    const freePaise = this.heldPaise;
    const asked = Math.min(this.receivedPaise - amountPaise, schemeTotals(this.terms).paidPaise);
    if (freePaise - amountPaise >= (isPaying(this.state) ? asked : 0)) return;
    throw new DomainError('conflict', 'correction-exceeds-held', { freePaise });
  }

  /** Who has left and got everything back is refunded; when a refund was none, they are not. */
  private settle(): void {
    const isPaidBack =
      this.heldPaise === 0 && this.entries.some((entry) => entry.kind === 'refund' && !entry.corrected);
    if (this.state === 'cancelled' && isPaidBack) this.move('refunded');
    if (this.state === 'refunded' && !isPaidBack) this.move('cancelled');
  }

  private enter(entry: NewEntry): void {
    this.added.push(entry);
    this.entries.push({ ...entry, corrected: false });
  }

  private move(to: MembershipState): void {
    if (!nextMembershipStates(this.state).includes(to)) {
      throw new DomainError('conflict', 'membership-move-forbidden', { from: this.state, to });
    }
    this.state = to;
    if (to !== 'redeemed' && to !== 'cancelled') this.record(to);
  }

  private stateChanged(): DomainError {
    return new DomainError('conflict', 'membership-state-changed', { state: this.state });
  }

  private record(kind: string, text = '', amountPaise: number | null = null): void {
    this.events.push({ kind, text, amountPaise });
  }
}

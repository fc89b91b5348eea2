import { nextMembershipStates, type MembershipState } from '@shop/contracts/rules/schemes/membership-states';

/** What somebody does to a passbook or to an order that it pays for; passbooks, orders and entries by their place. */
export type SchemeDeed =
  | { do: 'pay' | 'refund'; passbook: number; paise: number }
  | { do: 'correct'; passbook: number; entry: number }
  | { do: 'leave'; passbook: number }
  | { do: 'redeem'; passbook: number; order: number }
  | { do: 'cancel' | 'reopen'; order: number }
  | { do: 'pay back'; order: number; paise: number }
  | { do: 'wait'; days: number };

interface ModelEntry {
  kind: 'receipt' | 'refund';
  paise: number;
  day: number;
  corrected: boolean;
}

interface ModelPassbook {
  entries: ModelEntry[];
  begun: boolean;
  left: boolean;
  /** What it pays of an order now. */
  used: Part | null;
  /** Used, and paid back there in cash. */
  gone: number;
  bought: boolean;
}

/** What an order has of a passbook, and the discount that came with it. */
interface Part {
  passbook: number;
  paise: number;
  benefit: number;
}

interface ModelOrder {
  cancelled: boolean;
  /** The oldest first. */
  parts: Part[];
  /** What rounding adds so that whole rupees are left after the benefit. */
  rounding: number;
  /** Paid back of it in cash. */
  back: number;
  /** Which passbooks it gave their credit back to when it was cancelled last. */
  returned: number[];
}

/** Four times ₹500, due on these days of the history, in time for a week; 10 % benefit. */
const MONTHLY = 50_000;
const DUE = [15, 46, 77, 105];
const GRACE = 7;
const ALL = MONTHLY * DUE.length;

/** Passbooks and orders as the rules of the shop have them, written a second time and as plainly as can be. */
export class SchemeModel {
  day = 0;
  readonly passbooks: ModelPassbook[];
  readonly orders: ModelOrder[];

  constructor(
    passbooks: number,
    orders: number,
    private readonly totalPaise: number,
  ) {
    this.passbooks = Array.from({ length: passbooks }, () => ({
      entries: [],
      begun: false,
      left: false,
      used: null,
      gone: 0,
      bought: false,
    }));
    this.orders = Array.from({ length: orders }, () => ({
      cancelled: false,
      parts: [],
      rounding: 0,
      back: 0,
      returned: [],
    }));
  }

  received({ entries }: ModelPassbook): number {
    return sum(entries.filter(({ kind, corrected }) => kind === 'receipt' && !corrected));
  }

  held(passbook: ModelPassbook): number {
    const refunds = sum(passbook.entries.filter(({ kind, corrected }) => kind === 'refund' && !corrected));
    return this.received(passbook) - refunds - (passbook.used?.paise ?? 0) - passbook.gone;
  }

  paid({ parts, back }: ModelOrder): number {
    return parts.reduce((all, { paise }) => all + paise, 0) - back;
  }

  benefit({ parts }: ModelOrder): number {
    return parts.reduce((all, { benefit }) => all + benefit, 0);
  }

  state(passbook: ModelPassbook): MembershipState {
    if (!passbook.begun) return 'requested';
    if (passbook.left) {
      const isPaidBack = passbook.entries.some(({ kind, corrected }) => kind === 'refund' && !corrected);
      return isPaidBack && this.held(passbook) === 0 ? 'refunded' : 'cancelled';
    }
    if (passbook.bought) return 'redeemed';
    const over = DUE.filter((due) => due + GRACE < this.day).length;
    if (this.received(passbook) >= ALL || over === DUE.length) return 'matured';
    return this.received(passbook) < over * MONTHLY ? 'behind' : 'active';
  }

  /** Missed twice, or missed and not caught up. */
  hasBenefit({ entries }: ModelPassbook): boolean {
    const receipts = entries.filter(({ kind, corrected }) => kind === 'receipt' && !corrected);
    let [asked, misses, isBehind] = [0, 0, false];
    for (let day = 0; day <= this.day; day += 1) {
      const paid = sum(receipts.filter((each) => each.day <= day));
      isBehind = paid < asked;
      // Money of the day on which a grace ends is in time.
      if (day === this.day || !DUE.some((due) => due + GRACE === day)) continue;
      asked += MONTHLY;
      if (paid < asked && !isBehind) misses += 1;
      isBehind = paid < asked;
    }
    return !isBehind && misses <= 1;
  }

  /** Beyond 365 days after the first payment nothing is bought any more. */
  isYearOver({ entries }: ModelPassbook): boolean {
    const days = entries
      .filter(({ kind, corrected }) => kind === 'receipt' && !corrected)
      .map(({ day }) => day);
    return this.day > Math.min(...days) + 365;
  }

  /** Does it, if the rules let it. @returns whether they do */
  apply(deed: SchemeDeed): boolean {
    if (deed.do === 'wait') {
      this.day += deed.days;
      return true;
    }
    if (!('passbook' in deed)) return this.ofOrder(deed);
    const passbook = this.passbooks[deed.passbook];
    return passbook !== undefined && this.ofPassbook(deed, passbook);
  }

  private ofPassbook(deed: Extract<SchemeDeed, { passbook: number }>, passbook: ModelPassbook): boolean {
    const state = this.state(passbook);
    const pays = state === 'active' || state === 'behind' || state === 'matured';
    const held = this.held(passbook);
    const owed = (received: number) => (pays ? Math.min(received, ALL) : 0);
    switch (deed.do) {
      case 'pay':
        if (!pays && state !== 'requested') return false;
        passbook.begun = true;
        passbook.entries.push({ kind: 'receipt', paise: deed.paise, day: this.day, corrected: false });
        return true;
      case 'refund':
        if (deed.paise > held - owed(this.received(passbook))) return false;
        passbook.entries.push({ kind: 'refund', paise: deed.paise, day: this.day, corrected: false });
        return true;
      case 'correct': {
        const entry = passbook.entries[deed.entry];
        if (!entry || entry.corrected) return false;
        const isReceipt = entry.kind === 'receipt';
        if (isReceipt && held - entry.paise < owed(this.received(passbook) - entry.paise)) return false;
        entry.corrected = true;
        return true;
      }
      case 'leave':
        if (passbook.left || !nextMembershipStates(state).includes('cancelled')) return false;
        passbook.left = true;
        passbook.begun = true;
        return true;
      case 'redeem': {
        const order = this.orders[deed.order];
        return (
          order !== undefined &&
          state === 'matured' &&
          !this.isYearOver(passbook) &&
          this.redeem(deed.passbook, order)
        );
      }
    }
  }

  /** As much of the credit as the order takes with its benefit; what is left is a whole rupee. */
  private redeem(index: number, order: ModelOrder): boolean {
    const passbook = this.passbooks[index];
    if (!passbook) return false;
    const open = Math.max(
      0,
      (order.cancelled ? 0 : this.totalPaise - this.benefit(order) + order.rounding) - this.paid(order),
    );
    const tenths = this.hasBenefit(passbook) ? 1 : 0;
    let paise = Math.min(this.held(passbook), ALL);
    const gives = (of: number) => Math.round((of * tenths) / 10);
    while (paise + gives(paise) > open) paise -= 1;
    if (paise <= 0) return false;
    const benefit = gives(paise);
    const left = open - paise - benefit;
    order.rounding += Math.round(left / 100) * 100 - left;
    passbook.used = { passbook: index, paise, benefit };
    passbook.bought = true;
    order.parts.push(passbook.used);
    return true;
  }

  private ofOrder(deed: Extract<SchemeDeed, { do: 'cancel' | 'reopen' | 'pay back' }>): boolean {
    const order = this.orders[deed.order];
    if (!order) return false;
    if (deed.do === 'pay back') {
      if (deed.paise > this.paid(order)) return false;
      order.back += deed.paise;
      return true;
    }
    if (order.cancelled === (deed.do === 'cancel')) return false;
    order.cancelled = deed.do === 'cancel';
    if (deed.do === 'reopen') {
      for (const index of order.returned.toSorted((a, b) => a - b)) {
        const passbook = this.passbooks[index];
        if (!passbook || this.state(passbook) !== 'matured' || this.isYearOver(passbook)) continue;
        if (this.held(passbook) > 0) this.redeem(index, order);
      }
      return true;
    }
    order.returned = [];
    order.rounding = 0;
    for (const part of order.parts.toReversed()) {
      part.benefit = 0;
      const passbook = this.passbooks[part.passbook];
      if (passbook?.used !== part) continue;
      // What was paid back in cash does not come back.
      const back = Math.min(part.paise, this.paid(order));
      part.paise -= back;
      passbook.used = null;
      passbook.gone += part.paise;
      if (back === 0) continue;
      passbook.bought = false;
      order.returned.push(part.passbook);
    }
    return true;
  }
}

const sum = (entries: readonly ModelEntry[]) => entries.reduce((all, { paise }) => all + paise, 0);

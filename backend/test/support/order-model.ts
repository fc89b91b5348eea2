import type { OrderState } from '@shop/contracts/rules/orders/order-states';

/** What somebody does to one of the orders that a history is about; orders and receipts by their place. */
export type Deed =
  | { do: 'pay'; order: number; paise: number; other: number | null }
  | { do: 'refund'; order: number; paise: number }
  | { do: 'correct'; order: number; receipt: number }
  | { do: 'move'; order: number; receipt: number; to: number; paise: number }
  /** `order` is the one that stays. */
  | { do: 'merge'; order: number; from: number }
  /** The order holds so many times what it was placed with. */
  | { do: 'edit'; order: number; lots: number }
  /** A credit note over so many of its boxes; `returned`: they are on the shelf again. */
  | { do: 'credit'; order: number; boxes: number; returned: boolean }
  | { do: 'forward' | 'back' | 'cancel' | 'undo' | 'reopen' | 'hold' | 'release'; order: number }
  | { do: 'wait' };

/** Boxes of GB-04 in what an order is placed with, and what one of them costs, paise. */
export const BOXES = 5;
const BOX = 61_000;
/** As many such orders in one: goods and packing of each, freight once, rounded to the rupee. */
const totalOf = (lots: number) => Math.round((lots * 327_540 + 12_000) / 100) * 100;

interface ModelOrder {
  state: OrderState;
  isHeld: boolean;
  /** How many times what one order holds is in it. */
  lots: number;
  /** Boxes that credit notes took off its invoice, and those of them that came back. */
  credited: number;
  returned: number;
  /** Its goods and money went into another. */
  isEmptied: boolean;
  /** Before the last step; null when it cannot be undone. */
  undo: { from: OrderState; isHeld: boolean } | null;
}

const NOTHING: Pick<ModelOrder, 'lots' | 'credited' | 'state'> = { lots: 0, credited: 0, state: 'placed' };

const FORWARD: Partial<Record<OrderState, OrderState>> = {
  placed: 'confirmed',
  confirmed: 'packed',
  packed: 'dispatched',
  dispatched: 'arrived',
  arrived: 'collected',
};

/** The orders of a history as the rules of the shop have them, written a second time and as plainly as can be. */
export class OrderModel {
  readonly orders: ModelOrder[];
  /** What each order has of each receipt, paise. */
  readonly receipts: number[][] = [];
  private readonly corrected = new Set<number>();

  constructor(readonly count: number) {
    this.orders = Array.from({ length: count }, () => ({
      state: 'placed',
      isHeld: false,
      lots: 1,
      credited: 0,
      returned: 0,
      isEmptied: false,
      undo: null,
    }));
  }

  paid(order: number): number {
    return this.receipts.reduce((sum, held) => sum + (held[order] ?? 0), 0);
  }

  /** What there is to pay of an order still; negative: to be paid back. */
  balance(order: number): number {
    const { lots, credited, state } = this.orders[order] ?? NOTHING;
    return (state === 'cancelled' ? 0 : totalOf(lots) - credited * BOX) - this.paid(order);
  }

  /** Boxes that all orders together hold. */
  get held(): number {
    const holding = this.orders.filter(({ state }) => state !== 'cancelled');
    return holding.reduce((sum, { lots, returned }) => sum + lots * BOXES - returned, 0);
  }

  copy(): OrderModel {
    const copy = new OrderModel(this.count);
    copy.orders.splice(0, this.count, ...structuredClone(this.orders));
    copy.receipts.push(...structuredClone(this.receipts));
    for (const receipt of this.corrected) copy.corrected.add(receipt);
    return copy;
  }

  /** Does it, if the rules let it. @returns whether they do */
  apply(deed: Deed): boolean {
    if (deed.do === 'wait') {
      for (const order of this.orders) order.undo = null;
      return true;
    }
    const order = this.orders[deed.order];
    if (!order) return false;
    switch (deed.do) {
      case 'pay': {
        const rest = deed.other === null ? 0 : Math.floor(deed.paise / 2);
        if (deed.other === deed.order || deed.paise - rest <= 0 || (deed.other !== null && rest === 0))
          return false;
        const held = Array.from({ length: this.count }, () => 0);
        held[deed.order] = deed.paise - rest;
        if (deed.other !== null) held[deed.other] = rest;
        this.receipts.push(held);
        return true;
      }
      case 'refund': {
        if (deed.paise > this.paid(deed.order)) return false;
        const held = Array.from({ length: this.count }, () => 0);
        held[deed.order] = -deed.paise;
        this.receipts.push(held);
        return true;
      }
      case 'correct': {
        const held = this.receipts[deed.receipt];
        if (!held || !held[deed.order]) return false;
        if (held.some((paise, each) => this.paid(each) - paise < 0)) return false;
        this.corrected.add(deed.receipt);
        held.fill(0);
        return true;
      }
      case 'move': {
        const held = this.receipts[deed.receipt];
        const has = held?.[deed.order] ?? 0;
        if (!held || deed.to === deed.order || has <= 0 || deed.paise > has) return false;
        if (this.paid(deed.order) < deed.paise) return false;
        held[deed.order] = has - deed.paise;
        held[deed.to] = (held[deed.to] ?? 0) + deed.paise;
        return true;
      }
      case 'merge': {
        const from = this.orders[deed.from];
        if (!from || deed.from === deed.order || order.isHeld || from.isHeld) return false;
        if (![order, from].every(({ state }) => state === 'placed' || state === 'confirmed')) return false;
        order.lots += from.lots;
        this.passOn(deed.from, deed.order);
        Object.assign(from, { state: 'cancelled', isEmptied: true, undo: null });
        return true;
      }
      case 'edit': {
        if (order.state !== 'placed' && order.state !== 'confirmed') return false;
        order.lots = deed.lots;
        return true;
      }
      case 'credit': {
        if (!['dispatched', 'arrived', 'collected'].includes(order.state)) return false;
        if (order.credited + deed.boxes > order.lots * BOXES) return false;
        order.credited += deed.boxes;
        if (deed.returned) order.returned += deed.boxes;
        return true;
      }
      case 'forward': {
        const to = FORWARD[order.state];
        return to !== undefined && !order.isHeld && this.go(order, to);
      }
      case 'back': {
        if (order.state === 'confirmed') return this.go(order, 'placed');
        return order.state === 'packed' && this.go(order, 'confirmed');
      }
      case 'cancel': {
        if (!['placed', 'confirmed', 'packed'].includes(order.state)) return false;
        this.go(order, 'cancelled');
        order.isHeld = false;
        return true;
      }
      case 'reopen':
        if (order.state !== 'cancelled' || order.isEmptied) return false;
        this.go(order, 'placed');
        order.undo = null;
        return true;
      case 'undo': {
        if (!order.undo || (order.state === 'dispatched' && order.credited > 0)) return false;
        const { from, isHeld } = order.undo;
        if (order.state === 'cancelled') order.isHeld = isHeld;
        order.state = from;
        order.undo = null;
        return true;
      }
      case 'hold': {
        if (order.isHeld || order.state === 'collected' || order.state === 'cancelled') return false;
        order.isHeld = true;
        return true;
      }
      case 'release': {
        if (!order.isHeld) return false;
        order.isHeld = false;
        return true;
      }
    }
  }

  /** What an order has, less what was paid back, becomes another's, the oldest receipt first. */
  private passOn(from: number, to: number): void {
    let rest = this.paid(from);
    for (const held of this.receipts) {
      const paise = Math.min(held[from] ?? 0, rest);
      if (paise <= 0) continue;
      held[from] = (held[from] ?? 0) - paise;
      held[to] = (held[to] ?? 0) + paise;
      rest -= paise;
    }
  }

  private go(order: ModelOrder, to: OrderState): true {
    order.undo = { from: order.state, isHeld: order.isHeld };
    order.state = to;
    return true;
  }
}

import type { OrderLimits } from '@shop/contracts/rules/orders/order-limits';

/** Orders of the last minutes that nobody has confirmed. */
export interface RecentOrders {
  orders: number;
  /** Their goods that are counted, at the rates of the orders. */
  goodsPaise: number;
  /** Of these, what is taken from the shelf. */
  reservedPaise: number;
}

type Figures = Pick<OrderLimits, 'breakerPercent' | 'breakerOrders'>;

/** Strangers reserve more than a share of the shelf. @param shelfPaise what is on it still */
export function isTooMuch(recent: RecentOrders, shelfPaise: number, figures: Figures): boolean {
  return isAbove(recent, recent.reservedPaise, shelfPaise + recent.reservedPaise, figures);
}

/** It would begin again if it were off: what they ask for counts, whether or not it is reserved. */
export function isFloodOver(recent: RecentOrders, shelfPaise: number, figures: Figures): boolean {
  return !isAbove(recent, recent.goodsPaise, shelfPaise + recent.reservedPaise, figures);
}

function isAbove(
  { orders }: RecentOrders,
  askedPaise: number,
  wholePaise: number,
  { breakerPercent, breakerOrders }: Figures,
): boolean {
  return orders >= breakerOrders && askedPaise * 100 > wholePaise * breakerPercent;
}

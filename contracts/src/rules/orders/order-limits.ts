/**
 * How much is taken from people whom nobody of the shop has spoken with yet, so that a stranger cannot empty the
 * shelf. The figures are settings; the hour slides.
 */
export interface OrderLimits {
  /** The most that one order comes to. */
  orderPaise: number;
  /** Orders of one phone that nobody has confirmed yet: so many reserve their goods, those after them do not. */
  openOrdersPerPhone: number;
  /** What those come to that one sender sent under it; more is refused. */
  openPaisePerPhone: number;
  /** Orders an hour. Thousands share one mobile address, so this is generous. */
  ordersPerAddress: number;
  ordersPerDevice: number;
  /** Orders an hour that a referrer places for customers. */
  ordersPerReferrer: number;
  /** What comes to more reserves nothing until it is confirmed, and what nobody confirms reserves for so long. */
  reservePaise: number;
  reserveHours: number;
  /** Unconfirmed orders of so many minutes that reserve more than this share of the shelf's value turn the breaker on. */
  breakerPercent: number;
  breakerMinutes: number;
  /** So many orders at least. */
  breakerOrders: number;
  /**
   * Unconfirmed orders from devices without a confirmed one reserve together no more than this share of a product's shelf,
   * or so many of it where that is more; what is beyond is taken unreserved.
   */
  strangersPercent: number;
  strangersUnits: number;
}

/** Of a shop whose owner has not said otherwise. */
export const USUAL_ORDER_LIMITS: OrderLimits = {
  orderPaise: 20_000_000,
  openOrdersPerPhone: 3,
  openPaisePerPhone: 20_000_000,
  ordersPerAddress: 60,
  ordersPerDevice: 6,
  ordersPerReferrer: 60,
  reservePaise: 10_000_000,
  reserveHours: 48,
  breakerPercent: 20,
  breakerMinutes: 10,
  breakerOrders: 10,
  strangersPercent: 30,
  strangersUnits: 10,
};

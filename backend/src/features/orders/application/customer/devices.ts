import type { RememberedCustomerView } from '@shop/contracts/devices/views';

/** An order, and the device that sent it. */
export interface SentFrom {
  /** Of the device: 22 characters that only its cookie has. */
  token: string;
  /** Whether the customer asked the shop to be remembered on it. */
  remember: boolean;
  orderId: string;
  at: Date;
}

/** Which orders came from which device. Whoever asked for it is known on theirs by the orders that they sent from it. */
export abstract class Devices {
  abstract sent(order: SentFrom): Promise<void>;

  /**
   * Whether the order, or a part of what was merged into it, was sent from the device with this token, and the rest from
   * there too or by the shop for its customer; never without a token.
   */
  abstract isOwn(orderId: string, token: string | null): Promise<boolean>;

  /** Who is remembered on the device, by their last order; null: nobody. @param lastSeason orders of before it */
  abstract remembered(token: string, lastSeason: Date): Promise<RememberedCustomerView | null>;

  abstract forget(token: string): Promise<void>;
}

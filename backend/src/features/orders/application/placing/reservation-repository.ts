import type { BreakerView, SuspiciousGroupView } from '@shop/contracts/order-guard/views';
import type { RecentOrders } from '../../domain/breaker.ts';

/** What orders that nobody has confirmed take from the shelf, and who sends them. */
export abstract class ReservationRepository {
  /** As every copy of the shop goes by it: from memory. */
  abstract isBreakerOn(): Promise<boolean>;
  abstract breaker(): Promise<BreakerView>;
  /** @returns whether it was not so before */
  abstract setBreaker(on: boolean, by: string, at: Date): Promise<boolean>;
  /** Numbers of orders that have reserved their goods since before then and are not confirmed, the oldest first. */
  abstract reservedBefore(instant: Date): Promise<string[]>;
  abstract recent(since: Date): Promise<RecentOrders>;
  /** Everything that is for sale and counted, at today's rates, paise. */
  abstract shelfPaise(): Promise<number>;
  /** Unconfirmed orders that have something in common, what they come to first. @param abovePaise of one order */
  abstract suspicious(abovePaise: number): Promise<SuspiciousGroupView[]>;
}

import type { OrderLimits } from '@shop/contracts/rules/orders/order-limits';
import { DomainError } from '../../../shared/domain-error.ts';
import type { Sender } from './sender.ts';

const HOUR_MS = 3_600_000;

/** Something that orders are counted by, for an hour each. */
export interface HourlyCount {
  sender: string;
  /** The limit; no more need be counted. */
  most: number;
  /** One person's own. What many share is not waited for: those under way at a moment may be one too many. */
  isOwn: boolean;
}

/** What was sent before an order, as far as limits ask. */
export interface SentBefore {
  /** Of its phone, by whomever. */
  openOrders: number;
  /** What those of its phone come to that the same sender sent. */
  openPaise: number;
  /** For each count, in its order: how many, `most` at the utmost, and when the oldest of these was sent. */
  hour: { sent: number; oldest: Date | null }[];
}

/** What the orders of a browser are counted by. */
export const deviceSender = (deviceId: string) => `order of device ${deviceId}`;

/** The count that is the sender's own: of the device or the referrer; null where neither is known. */
export function ownCount(sender: Sender, limits: OrderLimits): HourlyCount | null {
  if (sender.kind === 'staff') return null;
  return hourlyCounts(sender, limits).find(({ isOwn }) => isOwn) ?? null;
}

/** By what the orders of a sender are counted. */
export function hourlyCounts(sender: Exclude<Sender, { kind: 'staff' }>, limits: OrderLimits): HourlyCount[] {
  if (sender.kind === 'referrer') {
    return [{ sender: `order of referrer ${sender.id}`, most: limits.ordersPerReferrer, isOwn: true }];
  }
  const { network, deviceId } = sender;
  const counts = [{ sender: `order from ${network}`, most: limits.ordersPerAddress, isOwn: false }];
  if (deviceId !== null) {
    counts.push({ sender: deviceSender(deviceId), most: limits.ordersPerDevice, isOwn: true });
  }
  return counts;
}

/**
 * @param phone whom to call instead
 * @throws DomainError order-above-limit
 */
export function assertOrderSum(totalPaise: number, limits: OrderLimits, phone: string | null): void {
  const limitPaise = limits.orderPaise;
  if (totalPaise > limitPaise) throw new DomainError('invalid', 'order-above-limit', { limitPaise, phone });
}

/** Its phone has as many orders that nobody confirmed as one reserves for: a stranger may have used the number. */
export function isCrowded({ openOrders }: SentBefore, limits: OrderLimits): boolean {
  return openOrders >= limits.openOrdersPerPhone;
}

/**
 * @param phone whom to call instead
 * @throws DomainError open-orders-sum-limit, orders-an-hour-limit
 */
export function assertRoom(
  order: { totalPaise: number; placedAt: Date },
  before: SentBefore,
  limits: OrderLimits,
  counts: readonly HourlyCount[],
  phone: string | null,
): void {
  const { openPaise, hour } = before;
  if (openPaise + order.totalPaise > limits.openPaisePerPhone) {
    const limitPaise = limits.openPaisePerPhone;
    throw new DomainError('conflict', 'open-orders-sum-limit', { limitPaise, openPaise, phone });
  }
  for (const [index, { sent, oldest }] of hour.entries()) {
    if (sent < (counts[index]?.most ?? Infinity) || oldest === null) continue;
    const waitMs = oldest.getTime() + HOUR_MS - order.placedAt.getTime();
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
    throw new DomainError('too-many', 'orders-an-hour-limit', { retryAfterSeconds, phone });
  }
}

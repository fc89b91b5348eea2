import { Injectable } from '@nestjs/common';
import type { OrderLimits } from '@shop/contracts/rules/orders/order-limits';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { NewOrder } from '../../domain/new-order.ts';
import type { Order } from '../../domain/order.ts';
import { assertOrderSum, assertRoom, hourlyCounts, isCrowded } from '../../domain/order-limits.ts';
import type { Sender } from '../../domain/sender.ts';
import { OrderGuardRepository } from './order-guard-repository.ts';

/** What orders are held to at a moment. */
export interface Bounds {
  limits: OrderLimits;
  /** Strangers reserve too much: nothing is reserved. */
  breakerIsOn: boolean;
  /** Whom to call instead; null where the shop has told none. */
  phone: string | null;
}

/** Keeps strangers from emptying the shelf: what is above the limits of the settings is taken by phone only. */
@Injectable()
export class OrderGuard {
  constructor(
    private readonly settings: ShopSettings,
    private readonly repository: OrderGuardRepository,
  ) {}

  /**
   * Asked before the transaction: settings come from memory, or from a read that is shared with whoever asks at the
   * same time. To wait for that one with a connection in hand can be to wait for somebody who waits for a connection.
   */
  async bounds(): Promise<Bounds> {
    const { limits, identity } = await this.settings.current();
    const breakerIsOn = await this.repository.isBreakerOn();
    return { limits, breakerIsOn, phone: identity.phones[0] ?? null };
  }

  /** Whether an order takes its goods before anybody of the shop has spoken with who sent it. */
  reserves({ limits, breakerIsOn }: Bounds, totalPaise: number): boolean {
    return !breakerIsOn && totalPaise <= limits.reservePaise;
  }

  /**
   * Counts an order that is about to be stored, in the transaction that stores it: only what was placed counts.
   * @returns whether its phone has as many open orders as one reserves for
   * @throws DomainError order-above-limit, open-orders-sum-limit, orders-an-hour-limit
   */
  async assertWithin(
    { limits, phone }: Bounds,
    { id, customer, totals, placedAt }: NewOrder,
    sender: Sender,
  ): Promise<boolean> {
    if (sender.kind === 'staff') return false;
    const { totalPaise } = totals;
    assertOrderSum(totalPaise, limits, phone);
    const counts = hourlyCounts(sender, limits);
    const before = await this.repository.enter(id, customer.phone, counts, placedAt);
    assertRoom({ totalPaise, placedAt }, before, limits, counts, phone);
    return isCrowded(before, limits);
  }

  /**
   * Holds a customer's change of an order that nobody confirmed to what an order may come to; in its transaction.
   * @throws DomainError order-above-limit, open-orders-sum-limit
   */
  async assertMayBecome({ limits, phone }: Bounds, { id, money }: Order, totalPaise: number): Promise<void> {
    if (totalPaise <= money.totalPaise) return;
    const openPaise = await this.repository.openBeside(id);
    const limitPaise = limits.openPaisePerPhone;
    if (openPaise + totalPaise > limitPaise) {
      throw new DomainError('conflict', 'open-orders-sum-limit', { limitPaise, openPaise, phone });
    }
  }
}

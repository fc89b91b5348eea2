import { Injectable } from '@nestjs/common';
import type { OrderGuardView } from '@shop/contracts/order-guard/views';
import { type Actor, THE_SHOP } from '../../../../shared/actor.ts';
import { AuditLog } from '../../../../shared/records/audit-log.ts';
import { Clock } from '../../../../shared/clock.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { OwnerAlerts } from '../../../accounts/application/staff/owner-alerts.ts';
import { Stock } from '../../../catalogue/application/stock.ts';
import { ShopSettings } from '../../../shop/application/shop-settings.ts';
import { isFloodOver, isTooMuch } from '../../domain/breaker.ts';
import { DeskWork } from '../desk/desk-work.ts';
import { OrderGuardRepository } from './order-guard-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Goods of orders that nobody confirmed: given back in time, and not taken at all while strangers take too much. */
@Injectable()
export class Reservations {
  constructor(
    private readonly repository: OrderGuardRepository,
    private readonly work: DeskWork,
    private readonly stock: Stock,
    private readonly settings: ShopSettings,
    private readonly alerts: OwnerAlerts,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<OrderGuardView> {
    const { limits } = await this.settings.current();
    const groups = await this.repository.suspicious(limits.reservePaise);
    return { breaker: await this.repository.breaker(), groups };
  }

  /** Gives back what orders have reserved for too long, each order on its own. */
  async endOld(): Promise<void> {
    const { limits } = await this.settings.current();
    const before = new Date(this.clock.now().getTime() - limits.reserveHours * HOUR);
    for (const number of await this.repository.reservedBefore(before)) {
      await this.work.one(number, THE_SHOP, async (order, at) => {
        // Somebody may have confirmed it meanwhile.
        if (!order.endReservation()) return;
        await this.stock.giveBack(order.id, 'reservation-ended', THE_SHOP.name, at);
      });
    }
  }

  /** Sets the breaker by what the last minutes asked for. */
  async watch(): Promise<void> {
    const { limits } = await this.settings.current();
    const at = this.clock.now();
    const recent = await this.repository.recent(new Date(at.getTime() - limits.breakerMinutes * MINUTE));
    const isOn = await this.repository.isBreakerOn();
    if (recent.orders < limits.breakerOrders && !isOn) return;
    const shelfPaise = await this.repository.shelfPaise();
    if (!isOn && isTooMuch(recent, shelfPaise, limits)) await this.setBreaker(true, THE_SHOP);
    if (isOn && isFloodOver(recent, shelfPaise, limits)) await this.setBreaker(false, THE_SHOP);
  }

  /** Owners hear of it when it goes on. */
  async setBreaker(on: boolean, by: Actor & { kind: 'staff' | 'system' }): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.repository.setBreaker(on, by.name, this.clock.now()))) return;
      const action = on ? 'orders.breaker-on' : 'orders.breaker-off';
      await this.audit.record({ actor: by, action, subject: 'setting/breaker', before: !on, after: on });
      if (on) await this.alerts.notify({ what: 'order-breaker' }, by);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { DeviceOrderView, RememberedCustomerView } from '@shop/contracts/devices/views';
import { sql } from 'kysely';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonOf } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { Devices, type SentFrom } from '../../application/customer/devices.ts';
import { customer, line } from './order-content.ts';
import { isPlacedForCustomer } from './order-view-row.ts';

/** Raw SQL: orders and their lines as JSON, by one statement. */

const MOST_SHOWN = 5;

const order = jsonOf<DeviceOrderView>('o', ['number', 'token', 'placed_at', 'state', 'total_paise'], {
  onHold: 'o.hold_reason IS NOT NULL',
});

@Injectable()
export class PostgresDevices extends Devices {
  constructor(private readonly database: Database) {
    super();
  }

  async sent({ token, remember, orderId, at }: SentFrom): Promise<void> {
    await this.database.run(
      db
        .insertInto('device_order')
        .values({ deviceHash: tokenHash(token), orderId, sentAt: at, remembered: remember })
        .onConflict((known) =>
          known.columns(['deviceHash', 'orderId']).doUpdateSet({ remembered: remember }),
        ),
    );
  }

  async isOwn(orderId: string, token: string | null): Promise<boolean> {
    if (token === null) return false;
    const row = await this.database.row(sql`
      WITH RECURSIVE part AS (
        SELECT ${orderId}::uuid AS order_id
        UNION ALL SELECT m.order_id FROM part JOIN order_merge m ON m.into_id = part.order_id)
      SELECT FROM part JOIN orders o ON o.id = part.order_id LEFT JOIN device_order d
        ON d.order_id = part.order_id AND d.device_hash = ${tokenHash(token)}::text
      HAVING bool_or(d.order_id IS NOT NULL) AND bool_and(d.order_id IS NOT NULL OR ${isPlacedForCustomer})`);
    return row !== null;
  }

  async remembered(token: string, lastSeason: Date): Promise<RememberedCustomerView | null> {
    const found = await this.database.row(sql<RememberedCustomerView>`
      WITH own AS (
        SELECT orders.* FROM device_order d JOIN orders ON orders.id = d.order_id
        WHERE d.device_hash = ${tokenHash(token)}::text AND d.remembered
      ), newest AS (SELECT * FROM own ORDER BY placed_at DESC, id DESC LIMIT 1)
      SELECT ${customer} AS customer, o.delivery, o.pickup_location_id,
        (SELECT jsonb_agg(shown.entry) FROM (
          SELECT ${order} AS entry FROM own o WHERE o.phone = newest.phone
          ORDER BY o.placed_at DESC, o.id DESC LIMIT ${MOST_SHOWN}) shown) AS orders,
        (SELECT ${order} || jsonb_build_object('lines', (
           SELECT jsonb_agg(${line} ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id))
         FROM own o
         WHERE o.phone = newest.phone AND o.state <> 'cancelled' AND o.placed_at < ${lastSeason}::timestamptz
         ORDER BY o.placed_at DESC, o.id DESC LIMIT 1) AS last_season
      FROM newest o CROSS JOIN newest`);
    return (
      found && {
        ...found,
        orders: found.orders.map(withInstant),
        lastSeason: found.lastSeason && withInstant(found.lastSeason),
      }
    );
  }

  async forget(token: string): Promise<void> {
    await this.database.run(db.deleteFrom('device_order').where('deviceHash', '=', tokenHash(token)));
  }
}

/** JSON has PostgreSQL's own text of an instant. */
function withInstant<Order extends DeviceOrderView>(order: Order): Order {
  return { ...order, placedAt: isoInstant(order.placedAt) };
}

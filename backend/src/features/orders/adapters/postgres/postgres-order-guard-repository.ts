import { Injectable } from '@nestjs/common';
import type { BreakerView, SuspiciousGroupView } from '@shop/contracts/order-guard/views';
import { sql, type RawBuilder } from 'kysely';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { OrderGuardRepository } from '../../application/placing/order-guard-repository.ts';
import type { RecentOrders } from '../../domain/breaker.ts';
import type { HourlyCount, SentBefore } from '../../domain/order-limits.ts';

/** Raw SQL: the order guard counts and groups in single statements, some of which every order that is placed asks. */

/** Orders of some minutes that tell enough. */
const MOST_COUNTED = 2_000;
/** Of one look; the next one takes the rest. */
const MOST_ENDED = 200;
const MOST_GROUPS = 40;
const MOST_IN_GROUP = 100;
/** So many unconfirmed orders that have it in common are looked at together; many people share a network. */
const LEAST = { phone: 2, address: 3, device: 2, network: 5 } as const;

/** What is counted of the goods of an order `o`, paise. @param quantity of a line `l` */
const countedGoods = (which: RawBuilder<unknown>, quantity = sql`l.quantity`) =>
  sql`(SELECT coalesce(sum(l.net_paise::bigint * ${quantity}), 0) FROM order_line l
  JOIN product p ON p.id = l.product_id AND p.stock IS NOT NULL WHERE l.order_id = o.id ${which})`;

/** Of a line `l`, what is more than in the content `was` of the order. */
const more = sql`greatest(0, l.quantity - coalesce((
  SELECT (w ->> 'quantity')::integer FROM jsonb_array_elements(was.content -> 'lines') w
  WHERE w ->> 'productId' = l.product_id::text), 0))`;
const isTaken = sql`AND l.product_id <> ALL (o.unreserved)`;

interface EnteredRow {
  openOrders: number;
  openPaise: number;
  sent: number[];
  oldest: (string | Date | null)[];
}

/** Senders are stored as hashes, an address for an hour: there is no address and no device in the database. */
@Injectable()
export class PostgresOrderGuardRepository extends OrderGuardRepository {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
  ) {
    super();
  }

  async enter(orderId: string, phone: string, counts: readonly HourlyCount[], at: Date): Promise<SentBefore> {
    const hashed = counts.map((count) => ({ ...count, sender: tokenHash(count.sender) }));
    const own = hashed.filter(({ isOwn }) => isOwn).map(({ sender }) => sender);
    const row = await this.database.row(sql<EnteredRow>`
      /* prepared: enter-order */
      SELECT open_orders, open_paise, sent, oldest FROM enter_order(${phone}, ${own}::text[],
        ${hashed.map(({ sender }) => sender)}::text[], ${hashed.map(({ most }) => most)}::integer[],
        ${at}::timestamptz, ${orderId}::uuid)`);
    if (!row) throw new Error('enter_order answers one row');
    const { openOrders, openPaise, oldest } = row;
    const hour = row.sent.map((sent, index) => {
      const first = oldest[index];
      return { sent, oldest: first ? new Date(first) : null };
    });
    return { openOrders, openPaise, hour };
  }

  async openBeside(orderId: string): Promise<number> {
    // The lock that `enter_order` takes first; the next statement sees what was committed before it was had.
    await this.database.rows(sql`
      SELECT pg_advisory_xact_lock(hashtextextended('order phone ' || o.phone, 0)) FROM orders o WHERE o.id = ${orderId}`);
    const row = await this.database.row(sql<{ paise: number }>`
      SELECT coalesce(sum(other.total_paise), 0)::bigint AS paise FROM orders o
      JOIN orders other ON other.phone = o.phone AND other.state = 'placed' AND other.id <> o.id AND other.sent_by = o.sent_by
      WHERE o.id = ${orderId}`);
    return row?.paise ?? 0;
  }

  async isKnown(sender: string): Promise<boolean> {
    const row = await this.database.row(sql`
      SELECT FROM orders WHERE sent_by = ${tokenHash(sender)} AND state NOT IN ('placed', 'cancelled') LIMIT 1`);
    return row !== null;
  }

  async isSentBy(number: string, sender: string): Promise<boolean> {
    const row = await this.database.row(sql`
      SELECT FROM orders WHERE number = ${number} AND sent_by = ${tokenHash(sender)}`);
    return row !== null;
  }

  isBreakerOn(): Promise<boolean> {
    return this.cache.keep('order-breaker', async () => (await this.breaker()).onSince !== null);
  }

  async breaker(): Promise<BreakerView> {
    const row = await this.database.row(
      sql<BreakerView>`SELECT on_since, off_at, turned_by FROM order_breaker`,
    );
    return row ?? { onSince: null, offAt: null, turnedBy: null };
  }

  async setBreaker(on: boolean, by: string, at: Date): Promise<boolean> {
    const changed = await this.database.run(sql`
      UPDATE order_breaker SET on_since = ${on ? at : null}::timestamptz, off_at = ${on ? null : at}::timestamptz,
        turned_by = ${by} WHERE (on_since IS NOT NULL) <> ${on}`);
    return changed === 1;
  }

  /** What was taken back to be called again is reserved anew from then. */
  async reservedBefore(instant: Date): Promise<string[]> {
    const rows = await this.database.rows(sql<{ number: string }>`
      SELECT o.number FROM orders o WHERE o.state = 'placed' AND o.placed_at < ${instant}::timestamptz AND o.reserved
        AND o.paid_paise <= 0 AND NOT EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id AND e.state = 'placed' AND e.at >= ${instant})
      ORDER BY o.placed_at LIMIT ${MOST_ENDED}`);
    return rows.map(({ number }) => number);
  }

  /** What was ordered since then, and what customers took more of in older orders. */
  async recent(since: Date): Promise<RecentOrders> {
    const row = await this.database.row(sql<RecentOrders>`
      SELECT count(*) AS orders, coalesce(sum(goods), 0)::bigint AS goods_paise,
        coalesce(sum(reserved), 0)::bigint AS reserved_paise
      FROM (
        (SELECT CASE WHEN o.reserved THEN ${countedGoods(isTaken)} ELSE 0 END AS reserved,
           ${countedGoods(sql``)} AS goods FROM orders o
         WHERE o.state = 'placed' AND o.placed_at > ${since}::timestamptz
         ORDER BY o.placed_at DESC LIMIT ${MOST_COUNTED})
        UNION ALL
        (SELECT CASE WHEN o.reserved THEN ${countedGoods(isTaken, more)} ELSE 0 END, ${countedGoods(sql``, more)} AS goods
         FROM orders o CROSS JOIN LATERAL (
           SELECT r.content FROM order_revision r WHERE r.order_id = o.id AND r.replaced_at > ${since}::timestamptz
           ORDER BY r.revision LIMIT 1) was
         WHERE o.state = 'placed' AND o.placed_at <= ${since}::timestamptz AND EXISTS (
           SELECT FROM own_change c WHERE c.order_id = o.id AND c.kind = 'edit' AND c.state = 'made'
             AND c.asked_at > ${since}::timestamptz)
         LIMIT ${MOST_COUNTED})) sent
      WHERE goods > 0`);
    return row ?? { orders: 0, goodsPaise: 0, reservedPaise: 0 };
  }

  async shelfPaise(): Promise<number> {
    const row = await this.database.row(sql<{ paise: number }>`
      SELECT coalesce(sum(p.stock::bigint * p.net_paise), 0)::bigint AS paise FROM product p
      WHERE p.state = 'active' AND p.stock IS NOT NULL`);
    return row?.paise ?? 0;
  }

  async suspicious(abovePaise: number): Promise<SuspiciousGroupView[]> {
    const groups = await this.database.rows(sql<SuspiciousGroupView>`
      WITH unconfirmed AS MATERIALIZED (
        SELECT o.id, o.customer_agreed_at IS NOT NULL AS is_assisted, o.number, o.placed_at, o.customer_name, o.phone, o.city, o.total_paise, o.reserved,
          CASE WHEN o.address <> '' THEN lower(regexp_replace(o.pin_code || o.address, '[^[:alnum:]]', '', 'g')) END AS place
        FROM orders o WHERE o.state = 'placed' ORDER BY o.placed_at DESC LIMIT 2000
      ), alike AS (
        SELECT 'phone' AS kind, phone AS key, u.* FROM unconfirmed u
        UNION ALL SELECT 'address', place, u.* FROM unconfirmed u WHERE place IS NOT NULL
        UNION ALL SELECT CASE WHEN s.is_own THEN 'device' ELSE 'network' END, s.sender, u.*
          FROM unconfirmed u JOIN order_sent s ON s.order_id = u.id AND NOT u.is_assisted
        UNION ALL SELECT 'above-limit', '', u.* FROM unconfirmed u WHERE u.total_paise > ${abovePaise}
      )
      SELECT kind, CASE kind WHEN 'phone' THEN key WHEN 'address' THEN min(city) ELSE NULL END AS what,
        count(*) AS orders, sum(total_paise)::bigint AS total_paise,
        (jsonb_agg(jsonb_build_object('number', number, 'placedAt', placed_at, 'customerName', customer_name,
          'phone', phone, 'city', city, 'totalPaise', total_paise, 'reserved', reserved)
          ORDER BY placed_at DESC, number)) AS rows
      FROM alike GROUP BY kind, key
      HAVING kind = 'above-limit' OR count(*) >= CASE kind WHEN 'phone' THEN ${LEAST.phone}::integer
        WHEN 'address' THEN ${LEAST.address}::integer WHEN 'device' THEN ${LEAST.device}::integer
        ELSE ${LEAST.network}::integer END
      ORDER BY sum(total_paise) DESC, kind, key LIMIT ${MOST_GROUPS}`);
    return groups.map(({ rows, ...group }) => ({
      ...group,
      rows: rows.slice(0, MOST_IN_GROUP).map((row) => ({ ...row, placedAt: isoInstant(row.placedAt) })),
    }));
  }
}

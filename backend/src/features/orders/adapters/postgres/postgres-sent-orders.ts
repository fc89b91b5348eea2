import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { SentOrders } from '../../application/placing/sent-orders.ts';
import type { HourlyCount, SentBefore } from '../../domain/order-limits.ts';

interface Row {
  openOrders: number;
  openPaise: number;
  sent: number[];
  oldest: (string | Date | null)[];
}

/**
 * Raw SQL: every order that is placed asks these statements. Senders are stored as hashes, an address for an hour: there is no address
 * and no device in the database.
 */
@Injectable()
export class PostgresSentOrders extends SentOrders {
  constructor(private readonly database: Database) {
    super();
  }

  async enter(orderId: string, phone: string, counts: readonly HourlyCount[], at: Date): Promise<SentBefore> {
    const hashed = counts.map((count) => ({ ...count, sender: tokenHash(count.sender) }));
    const own = hashed.filter(({ isOwn }) => isOwn).map(({ sender }) => sender);
    const row = await this.database.row(sql<Row>`
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
}

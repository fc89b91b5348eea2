import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferralFlagsQuery } from '@shop/contracts/referrers/requests';
import type { FlagDecision, ReferralFlagView } from '@shop/contracts/referrers/views';
import { sql } from 'kysely';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { ReferralFlags, type LockedFlag } from '../../application/referral-flags.ts';

/** Raw SQL: the list, and the prepared statement that looks at each referred order. */

/** Nobody needs to decide on what counts for somebody else by now; should it come back, it is open again. */
const state = sql`coalesce(f.decision, CASE WHEN o.referrer_id IS DISTINCT FROM f.referrer_id THEN 'moved' ELSE 'open' END)`;

const columns = sql`f.id, o.number AS order_number, o.state AS order_state, o.customer_name, r.id AS referrer_id,
  r.name AS referrer_name, r.code, f.signs, f.raised_at, ${state} AS state,
  o.referral_code AS counts_for, f.decision, f.decided_at, f.decided_by, f.reason,
  worth.pending_paise, worth.earned_paise, worth.entries`;

const from = sql`referral_flag f JOIN orders o ON o.id = f.order_id JOIN referrer r ON r.id = f.referrer_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.pending_paise), 0)::bigint AS pending_paise, coalesce(sum(e.due_paise), 0)::bigint AS earned_paise,
      coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'pendingPaise', e.pending_paise,
        'duePaise', e.due_paise) ORDER BY e.turn DESC) FILTER (WHERE e.cause IN ('flag', 'attribution')), '[]') AS entries
    FROM commission_entry e WHERE e.order_id = f.order_id AND e.referrer_id = f.referrer_id) worth`;

const listing: Listing<ListReferralFlagsQuery, ReferralFlagView, ReferralFlagView> = {
  name: 'referral-flags',
  columns,
  from,
  key: sql`f.id`,
  sorts: { newest: { by: sql`f.raised_at`, kind: 'instant', descending: true } },
  conditions: ({ state: asked, referrer }) => [
    ...(asked === 'open' || asked === 'moved' ? [sql`f.decision IS NULL`] : []),
    ...(asked ? [sql`${state} = ${asked}`] : []),
    ...(referrer ? [sql`f.referrer_id = ${referrer}`] : []),
  ],
  viewOf,
};

const MOST_DEVICES_OF_A_REFERRER = 20;

/** As senders of orders are hashed. */
const deviceHash = (deviceId: string) => tokenHash(`device ${deviceId}`);

/** Letters and digits alone: `12, North Masi St.` and `12 north masi st` are one address. */
const plain = (text: string) => sql.raw(`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`);

@Injectable()
export class PostgresReferralFlags extends ReferralFlags {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {
    super();
  }

  page(query: ListReferralFlagsQuery): Promise<ListPage<ReferralFlagView>> {
    return this.replica.read((reads) => pageOf(reads, listing, query));
  }

  async find(id: string): Promise<ReferralFlagView | null> {
    const row = await this.database.row(
      sql<ReferralFlagView>`SELECT ${columns} FROM ${from} WHERE f.id = ${id}`,
    );
    return row && viewOf(row);
  }

  async raise(orderId: string, deviceId: string | null, at: Date): Promise<void> {
    const device = deviceId === null ? null : deviceHash(deviceId);
    await this.database.run(sql`
      /* prepared: raise-referral-flag */
      INSERT INTO referral_flag (id, order_id, referrer_id, signs, raised_at)
      SELECT uuidv7(), o.id, r.id, looks.signs, ${at}
      FROM orders o JOIN referrer r ON r.id = o.referrer_id
      CROSS JOIN LATERAL (SELECT ${plain('o.address')} AS address, ${plain('r.address')} AS own) typed
      CROSS JOIN LATERAL (SELECT array_remove(ARRAY[
        CASE WHEN r.phone IN (o.phone, o.whatsapp) THEN 'phone' END,
        CASE WHEN right(split_part(r.upi_id, '@', 1), 10) IN (o.phone, o.whatsapp) THEN 'upi' END,
        CASE WHEN length(typed.address) >= 8 AND strpos(typed.own, typed.address) > 0
          AND (strpos(typed.own, o.pin_code) > 0 OR strpos(typed.own, ${plain('o.city')}) > 0) THEN 'address' END,
        CASE WHEN EXISTS (SELECT FROM referrer_device d WHERE d.referrer_id = r.id AND d.device_hash = ${device}::text)
          THEN 'device' END], NULL) AS signs) looks
      WHERE o.id = ${orderId} AND cardinality(looks.signs) > 0
      ON CONFLICT ON CONSTRAINT referral_flag_once DO NOTHING`);
  }

  lock(id: string): Promise<LockedFlag | null> {
    return this.database.row(
      db
        .selectFrom('referral_flag as f')
        .innerJoin('orders as o', 'o.id', 'f.orderId')
        .select(['f.orderId', 'f.decision'])
        .where('f.id', '=', id)
        .forNoKeyUpdate(),
    );
  }

  async decide(id: string, decision: FlagDecision, reason: string, by: string, at: Date): Promise<void> {
    await this.database.run(
      db
        .updateTable('referral_flag')
        .set({ decision, reason, decidedBy: by, decidedAt: at })
        .where('id', '=', id),
    );
  }

  async rememberDevice(referrerId: string, deviceId: string, at: Date): Promise<void> {
    const known = await this.database.run(
      db
        .insertInto('referrer_device')
        .values({ referrerId, deviceHash: deviceHash(deviceId), seenAt: at })
        .onConflict((oc) =>
          oc
            .columns(['referrerId', 'deviceHash'])
            .doUpdateSet({ seenAt: at })
            .where(sql<boolean>`referrer_device.seen_at < excluded.seen_at - interval '1 hour'`),
        ),
    );
    if (known === 0) return;
    const older = db
      .selectFrom('referrer_device')
      .select('deviceHash')
      .where('referrerId', '=', referrerId)
      .orderBy('seenAt', 'desc')
      .orderBy('deviceHash')
      .offset(MOST_DEVICES_OF_A_REFERRER);
    await this.database.run(
      db.deleteFrom('referrer_device').where('referrerId', '=', referrerId).where('deviceHash', 'in', older),
    );
  }
}

function viewOf(row: ReferralFlagView): ReferralFlagView {
  return { ...row, entries: row.entries.map((entry) => ({ ...entry, at: isoInstant(entry.at) })) };
}

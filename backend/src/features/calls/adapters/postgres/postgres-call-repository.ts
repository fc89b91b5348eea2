import { Injectable } from '@nestjs/common';
import type { CallListView, CallRowView, CallerView } from '@shop/contracts/calls/views';
import { MOST_CALLS_SHOWN } from '@shop/contracts/rules/desk/calls';
import { MOST_COUNTED } from '@shop/contracts/rules/limits';
import { sql, type RawBuilder } from 'kysely';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { CallRepository, type Call, type Caller } from '../../application/call-repository.ts';

/** Raw SQL: the lists take the last call about each order (LATERAL), and two writes select what they insert. */

const isWaiting = sql`o.state = 'placed' AND o.hold_reason IS NULL`;

/** Placed orders `o` that nothing holds up, with the last call about each: read in their order, until there are enough. */
const PLACED = sql`
  orders o LEFT JOIN LATERAL (
    SELECT t.outcome, t.at, t.staff_name, t.again_at FROM call_try t WHERE t.order_id = o.id
    ORDER BY t.at DESC, t.id DESC LIMIT 1) last ON true
  WHERE ${isWaiting}`;

/** The same of those that were called about, found by the last call. */
const CALLED = sql`
  call_try last JOIN orders o ON o.id = last.order_id
  WHERE ${isWaiting} AND NOT EXISTS (
    SELECT FROM call_try t WHERE t.order_id = last.order_id AND (t.at, t.id) > (last.at, last.id))`;

@Injectable()
export class PostgresCallRepository extends CallRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async list(now: Date): Promise<CallListView> {
    const isDue = sql`(last.again_at IS NULL OR last.again_at <= ${now}::timestamptz)`;
    const isPromised = sql`(last.outcome = 'later' AND last.again_at <= ${now}::timestamptz)`;
    const read = (placed: RawBuilder<unknown>) => this.database.rows(rowsOf(now, placed));
    // Whoever was promised an hour is not made to wait for older orders.
    const promised = await read(sql`${CALLED} AND ${isPromised} ORDER BY last.again_at, o.placed_at, o.id`);
    const oldest = await read(
      sql`${PLACED} AND ${isDue} AND ${isPromised} IS NOT TRUE ORDER BY o.placed_at, o.id`,
    );
    const later = await read(
      sql`${CALLED} AND last.again_at > ${now}::timestamptz ORDER BY last.again_at, o.id`,
    );
    const due = [...promised, ...oldest].slice(0, MOST_CALLS_SHOWN);
    const counted = await this.database.row(sql<{ count: number }>`
      SELECT count(*) AS count FROM (SELECT FROM ${PLACED} AND ${isDue} LIMIT ${MOST_COUNTED + 1}) found`);
    return { due: due.map(viewOf), dueCount: counted?.count ?? 0, later: later.map(viewOf) };
  }

  async hold(number: string, caller: Caller, takeOver: boolean, now: Date, until: Date): Promise<CallerView> {
    await this.database.run(
      db.deleteFrom('call_held').where('staffId', '=', caller.id).where('orderId', '!=', idOf(number)),
    );
    await this.database.run(sql`
      INSERT INTO call_held AS held (order_id, staff_id, staff_name, since, until)
      SELECT id, ${caller.id}::uuid, ${caller.name}, ${now}::timestamptz, ${until}::timestamptz
      FROM orders WHERE number = ${number}
      ON CONFLICT (order_id) DO UPDATE SET staff_id = excluded.staff_id, staff_name = excluded.staff_name,
        since = CASE held.staff_id WHEN excluded.staff_id THEN held.since ELSE excluded.since END,
        until = excluded.until
      WHERE held.staff_id = excluded.staff_id OR held.until <= excluded.since OR ${takeOver}`);
    const holder = await this.database.row(
      db
        .selectFrom('call_held as h')
        .innerJoin('orders as o', 'o.id', 'h.orderId')
        .select(['h.staffId as id', 'h.staffName as name', 'h.since'])
        .where('o.number', '=', number),
    );
    if (!holder) throw new DomainError('not-found', 'not-found', {});
    return holder;
  }

  async free(number: string, caller: Caller | null): Promise<void> {
    const held = db.deleteFrom('call_held').where('orderId', '=', idOf(number));
    await this.database.run(caller ? held.where('staffId', '=', caller.id) : held);
  }

  async add(number: string, { outcome, againAt }: Call, caller: Caller, at: Date): Promise<void> {
    await this.database.run(sql`
      INSERT INTO call_try (id, order_id, at, outcome, again_at, staff_id, staff_name)
      SELECT ${this.identifiers.uuid()}::uuid, id, ${at}::timestamptz, ${outcome}, ${againAt}::timestamptz,
        ${caller.id}::uuid, ${caller.name} FROM orders WHERE number = ${number}`);
  }
}

const idOf = (number: string) => db.selectFrom('orders').select('id').where('number', '=', number);

/** A `CallRowView`; instants inside it are PostgreSQL's text. */
function rowsOf(now: Date, placed: RawBuilder<unknown>): RawBuilder<CallRowView> {
  return sql<CallRowView>`
    SELECT o.number, o.placed_at, o.customer_name, o.phone, o.city, o.total_paise, last.again_at,
      (SELECT c.kind FROM own_change c WHERE c.order_id = o.id AND c.state = 'open') AS asked,
      (SELECT count(*) FROM order_line l WHERE l.order_id = o.id) AS line_count,
      (SELECT count(*) FROM call_try t WHERE t.order_id = o.id) AS tries,
      CASE WHEN last.at IS NOT NULL THEN
        jsonb_build_object('outcome', last.outcome, 'at', last.at, 'by', last.staff_name) END AS last,
      (SELECT jsonb_build_object('id', h.staff_id, 'name', h.staff_name, 'since', h.since) FROM call_held h
       WHERE h.order_id = o.id AND h.until > ${now}::timestamptz) AS caller
    FROM ${placed} LIMIT ${MOST_CALLS_SHOWN}`;
}

function viewOf({ last, caller, ...row }: CallRowView): CallRowView {
  return {
    ...row,
    last: last && { ...last, at: isoInstant(last.at) },
    caller: caller && { ...caller, since: isoInstant(caller.since) },
  };
}

import { Injectable } from '@nestjs/common';
import type { TickRequest } from '@shop/contracts/packing/requests';
import type {
  PackingLineView,
  PackingListView,
  PackingRowView,
  PackingView,
} from '@shop/contracts/packing/views';
import type { OrderContent } from '@shop/contracts/rules/orders/order-content';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { MOST_TO_PACK, PACKED_JUST_NOW } from '@shop/contracts/rules/desk/packing';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonOf } from '../../../../platform/persistence/json-of.ts';
import { pictureJson } from '../../../../platform/persistence/picture-columns.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { PackingRepository, type Packer } from '../../application/packing-repository.ts';
import { packingLines, type Tick } from '../../domain/packing-lines.ts';

/** Raw SQL: whole orders with their lines and ticks as JSON, and ticks that are kept in one statement. */

type Pictures = Record<string, PackingLineView['picture']>;

interface PackingRow extends Omit<PackingView, 'lines' | 'packers'> {
  lines: Omit<PackingLineView, 'packed' | 'was' | 'by' | 'picture'>[];
  pictures: Pictures;
  /** The last one first. */
  ticks: Tick[];
  begunWith: OrderContent['lines'] | null;
}

/** Ticks `t` of the order `o` that count: what was packed before a cancelled order was taken up again is on the shelf. */
const TICKS = sql`
  packing_tick t WHERE t.order_id = o.id AND t.ticked_at > coalesce(
    (SELECT max(e.at) FROM order_event e WHERE e.order_id = o.id AND e.kind = 'reopened'), '-infinity')`;

const line = jsonOf('l', ['code', 'name', 'name_ta', 'unit', 'content', 'quantity']);
const proposal = jsonOf('p', ['state', 'lines']);
const tick = jsonOf('t', ['code', 'name', 'packed'], { by: 't.staff_name' });

@Injectable()
export class PostgresPackingRepository extends PackingRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async list(now: Date): Promise<PackingListView> {
    const read = (among: RawBuilder<unknown>) =>
      this.database.rows(sql<PackingRowView>`
      SELECT o.number, o.customer_name, o.city, o.pickup_location ->> 'name' AS pickup_location,
        (SELECT count(*) FROM order_line l WHERE l.order_id = o.id) AS line_count,
        (SELECT count(*) FROM order_line l JOIN LATERAL (SELECT FROM ${TICKS} AND t.code = l.code
          AND t.packed = l.quantity) done ON true WHERE l.order_id = o.id) AS done_count,
        begun.packers
      FROM orders o CROSS JOIN LATERAL (
        SELECT coalesce(jsonb_agg(DISTINCT t.staff_name), '[]') AS packers, count(*) > 0 AS is_begun
        FROM ${TICKS} AND t.packed > 0) begun
      WHERE o.state = 'confirmed' AND o.hold_reason IS NULL AND ${among}
      ORDER BY o.placed_at, o.id LIMIT ${MOST_TO_PACK + 1}`);
    const since = new Date(now.getTime() - PACKED_JUST_NOW);
    // As an array: few were ticked lately, whatever the planner makes of a limit.
    const isTicked = sql`o.id = ANY (ARRAY(
      SELECT DISTINCT t.order_id FROM packing_tick t WHERE t.packed > 0 AND t.ticked_at > ${since}::timestamptz))`;
    const begun = await read(sql`${isTicked} AND begun.is_begun`);
    const numbers = begun.map(({ number }) => number);
    const rows = [...begun, ...(await read(sql`o.number <> ALL (${numbers}::text[])`))];
    return { rows: rows.slice(0, MOST_TO_PACK), isMore: rows.length > MOST_TO_PACK };
  }

  async find(number: string): Promise<PackingView | null> {
    const row = await this.database.row(sql<PackingRow>`
      SELECT o.number, o.customer_name, o.city, o.pickup_location ->> 'name' AS pickup_location, o.remarks, o.state,
        o.hold_reason, o.revision,
        (SELECT other.number FROM order_merge m JOIN orders other ON other.id = m.into_id
         WHERE m.order_id = o.id) AS merged_into,
        (SELECT ${proposal} FROM order_proposal p
         WHERE p.order_id = o.id AND p.state IN ('open', 'declined')) AS proposal,
        EXISTS (SELECT FROM own_change c WHERE c.order_id = o.id AND c.state = 'open') AS is_change_asked,
        (SELECT jsonb_agg(${line} ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines,
        (SELECT coalesce(jsonb_object_agg(l.code, ${pictureJson}), '{}') FROM order_line l
         JOIN product_picture pp ON pp.product_id = l.product_id AND pp.position =
           (SELECT min(position) FROM product_picture WHERE product_id = l.product_id)
         JOIN picture i ON i.key = pp.picture_key WHERE l.order_id = o.id) AS pictures,
        (SELECT coalesce(jsonb_agg(${tick} ORDER BY t.ticked_at DESC, t.code), '[]') FROM ${TICKS}) AS ticks,
        (SELECT r.content -> 'lines' FROM order_revision r WHERE r.order_id = o.id
           AND r.replaced_at > (SELECT min(greatest(t.begun_at, reopened.at)) FROM (SELECT max(e.at) AS at
             FROM order_event e WHERE e.order_id = o.id AND e.kind = 'reopened') reopened, ${TICKS})
         ORDER BY r.revision LIMIT 1) AS begun_with
      FROM orders o WHERE o.number = ${number}`);
    return row && viewOf(row);
  }

  lock(number: string): Promise<{ id: string; state: OrderState } | null> {
    return this.database.row(
      db.selectFrom('orders').select(['id', 'state']).where('number', '=', number).forShare(),
    );
  }

  async tick(
    orderId: string,
    ticks: readonly TickRequest[],
    { id, name, device }: Packer,
    now: Date,
  ): Promise<void> {
    // A device's own ticks come in its order, whatever the network did to them; others' by when they were made.
    await this.database.run(sql`
      INSERT INTO packing_tick AS kept
        (order_id, code, name, packed, begun_at, ticked_at, device, sequence, staff_id, staff_name)
      SELECT ${orderId}::uuid, made.code, known.name, made.packed, made.at, made.at, ${device}::uuid, made.sequence,
        ${id}::uuid, ${name}
      FROM (SELECT tick.*, ${now}::timestamptz - make_interval(secs => tick.age / 1000.0) AS at FROM unnest(
        ${ticks.map(({ code }) => code)}::text[], ${ticks.map(({ packed }) => packed)}::integer[],
        ${ticks.map(({ sequence }) => sequence)}::bigint[], ${ticks.map(({ age }) => age)}::bigint[])
        AS tick (code, packed, sequence, age)) made
      CROSS JOIN LATERAL (
        SELECT l.name FROM order_line l WHERE l.order_id = ${orderId}::uuid AND l.code = made.code
        UNION ALL SELECT t.name FROM packing_tick t WHERE t.order_id = ${orderId}::uuid AND t.code = made.code
        LIMIT 1) known
      ORDER BY made.code
      ON CONFLICT (order_id, code) DO UPDATE SET packed = excluded.packed, ticked_at = excluded.ticked_at,
        device = excluded.device, sequence = excluded.sequence, staff_id = excluded.staff_id,
        staff_name = excluded.staff_name
      WHERE CASE kept.device WHEN excluded.device THEN kept.sequence < excluded.sequence
        ELSE kept.ticked_at < excluded.ticked_at END`);
  }
}

function viewOf({ lines, pictures, ticks, begunWith, ...order }: PackingRow): PackingView {
  return {
    ...order,
    lines: packingLines(lines, ticks, begunWith).map((each) => ({
      ...each,
      picture: pictures[each.code] ?? null,
    })),
    packers: [...new Set(ticks.filter(({ packed }) => packed > 0).map(({ by }) => by))],
  };
}

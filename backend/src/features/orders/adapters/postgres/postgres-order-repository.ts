import { Injectable } from '@nestjs/common';
import type { Day } from '@shop/contracts/rules/days';
import { sql, type Selectable } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { ShopDatabase } from '../../../../platform/persistence/shop-database.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import type { PresentOrder } from '../../domain/edited-order.ts';
import type { NewOrder } from '../../domain/new-order.ts';
import { OrderRepository, type KnownOrder, type PlacedOrder } from '../../domain/order-repository.ts';
import type { LastStep } from '../../domain/order-snapshot.ts';
import { Order } from '../../domain/order.ts';
import { writeEdit } from './edit-order-rows.ts';
import { insertOrder } from './insert-order.ts';
import { presentOrder } from './present-order.ts';

/** What the order desk decides by. */
const LOADED = [
  ...([
    'id',
    'number',
    'placedAt',
    'state',
    'revision',
    'delivery',
    'holdReason',
    'totalPaise',
    'paidPaise',
  ] as const),
  ...([
    'benefitPaise',
    'benefitRoundingPaise',
    'creditedPaise',
    'creditedGoodsPaise',
    'referralCode',
  ] as const),
  ...(['reserved', 'unreserved', 'fromStranger', 'customerName', 'email', 'language', 'token'] as const),
  ...(['transporter', 'lrNumber', 'lrDate', 'parcels', 'ewayBill'] as const),
] as const;
type Loaded = Pick<Selectable<ShopDatabase['orders']>, (typeof LOADED)[number]>;

/** Raw SQL: placing an order, how it came to stand as it does, and chains of orders that were put together. */
@Injectable()
export class PostgresOrderRepository extends OrderRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  insert(order: NewOrder): Promise<PlacedOrder | null> {
    return this.database.row(insertOrder(order));
  }

  findByIdempotencyKey(key: string): Promise<KnownOrder | null> {
    return this.database.row(
      db
        .selectFrom('orders')
        .select(['id', 'number', 'token', 'contentHash', 'referrerId'])
        .where('idempotencyKey', '=', key),
    );
  }

  async lock(numbers: readonly string[]): Promise<Order[]> {
    const rows = await this.database.rows(
      db.selectFrom('orders').select(LOADED).where('number', 'in', numbers).orderBy('number').forUpdate(),
    );
    return numbers.map((number) => orderOf(found(rows.find((row) => row.number === number))));
  }

  async lastStep({ id }: Order): Promise<LastStep | null> {
    const row = await this.database.row(sql<Omit<LastStep, 'at'> & { at: string }>`
      SELECT e.from_state AS "from", e.at, e.actor_id, e.kind = 'undone' AS is_undone,
        (SELECT CASE h.kind WHEN 'held' THEN h.text END FROM order_event h
         WHERE h.order_id = e.order_id AND h.kind IN ('held', 'released') AND (h.at, h.id) < (e.at, e.id)
         ORDER BY h.at DESC, h.id DESC LIMIT 1) AS held_before
      FROM order_event e WHERE e.order_id = ${id} AND e.from_state IS NOT NULL
      ORDER BY e.at DESC, e.id DESC LIMIT 1`);
    return row && { ...row, at: new Date(row.at) };
  }

  present(number: string): Promise<PresentOrder | null> {
    return this.database.row(presentOrder(number));
  }

  async save(order: Order, actor: Actor, at: Date): Promise<void> {
    const { id, state, loadedState, holdReason, lorry, money } = order;
    const changed = await this.database.run(
      db
        .updateTable('orders')
        .set({
          state,
          benefitPaise: money.benefitPaise,
          benefitRoundingPaise: money.benefitRoundingPaise,
          holdReason,
          transporter: lorry?.transporter ?? null,
          lrNumber: lorry?.lrNumber ?? null,
          lrDate: lorry?.lrDate ?? null,
          parcels: order.parcels,
          ewayBill: lorry?.ewayBill ?? null,
          reserved: order.reserved,
          unreserved: [...order.unreserved],
          fromStranger: order.fromStranger,
          creditedPaise: money.creditedPaise,
          creditedGoodsPaise: money.creditedGoodsPaise,
        })
        .where('id', '=', id)
        .where('state', '=', loadedState),
    );
    if (changed === 0) throw new DomainError('conflict', 'order-state-changed', { state: order.state });
    if (order.edited) {
      for (const statement of writeEdit(order.id, order.edited, at)) await this.database.run(statement);
    }
    for (const { kind, text, amountPaise, step } of order.events) {
      await this.database.run(
        db.insertInto('order_event').values({
          id: this.identifiers.uuid(),
          orderId: id,
          at,
          kind,
          actorKind: actor.kind,
          actorId: actor.id,
          actorName: actor.name,
          text,
          amountPaise,
          fromState: step?.from ?? null,
          state: step?.to ?? null,
        }),
      );
    }
  }

  async merge(from: Order, into: Order, at: Date): Promise<void> {
    await this.database.run(db.insertInto('order_merge').values({ orderId: from.id, intoId: into.id, at }));
  }

  async mergedInto({ id }: Order): Promise<string | null> {
    const row = await this.database.row(
      db
        .selectFrom('order_merge as m')
        .innerJoin('orders as o', 'o.id', 'm.intoId')
        .select('o.number')
        .where('m.orderId', '=', id),
    );
    return row?.number ?? null;
  }

  async daysOfEmptied(orders: readonly Order[]): Promise<{ day: Day }[]> {
    return this.database.rows(sql<{ day: Day }>`
      WITH RECURSIVE emptied AS (
        SELECT order_id FROM order_merge WHERE into_id = ANY(${orders.map(({ id }) => id)}::uuid[])
        UNION ALL SELECT m.order_id FROM emptied e JOIN order_merge m ON m.into_id = e.order_id)
      SELECT (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date AS day FROM emptied e JOIN orders o ON o.id = e.order_id`);
  }

  async attribute(order: Order, referral: NewOrder['referral']): Promise<void> {
    await this.database.run(
      db
        .updateTable('orders')
        .set({ referrerId: referral?.referrerId ?? null, referralCode: referral?.code ?? null })
        .where('id', '=', order.id),
    );
  }
}

function orderOf(row: Loaded): Order {
  const {
    placedAt,
    customerName,
    email,
    language,
    token,
    transporter,
    lrNumber,
    lrDate,
    parcels,
    ewayBill,
    ...order
  } = row;
  const follower = email === null ? null : { email, language, customerName, token };
  const hasLeft = transporter !== null && lrNumber !== null && lrDate !== null && parcels !== null;
  const lorry = hasLeft ? { transporter, lrNumber, lrDate, parcels, ewayBill } : null;
  return new Order({ ...order, placedAt: new Date(placedAt), parcels, lorry, follower });
}

import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError, found } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import type { NewOrder } from '../../domain/new-order.ts';
import { OrderRepository, type KnownOrder } from '../../domain/order-repository.ts';
import { Order } from '../../domain/order.ts';
import { insertOrder } from './insert-order.ts';
import { OrderRow } from './order.rows.ts';

/** MikroORM writes values into the text of a statement, and texts stand in logs: it loads by ids, `sql` writes. */
@Injectable()
export class PostgresOrderRepository extends OrderRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async insert(order: NewOrder): Promise<string | null> {
    return (await this.database.row(insertOrder(order)))?.number ?? null;
  }

  findByIdempotencyKey(key: string): Promise<KnownOrder | null> {
    return this.database.row(sql<KnownOrder>`
      SELECT number, token, content_hash, referrer_id FROM orders WHERE idempotency_key = ${key}`);
  }

  async lock(numbers: readonly string[]): Promise<Order[]> {
    const rows = await this.em.find(
      OrderRow,
      { number: { $in: [...numbers] } },
      { orderBy: { number: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return numbers.map((number) => orderOf(found(rows.find((row) => row.number === number))));
  }

  async save(order: Order, actor: Actor, at: Date): Promise<void> {
    const { id, state, loadedState, holdReason, dispatched } = order;
    const lorry = dispatched
      ? sql`, transporter = ${dispatched.transporter}, lr_number = ${dispatched.lrNumber},
              lr_date = ${dispatched.lrDate}, parcels = ${dispatched.parcels}`
      : sql``;
    const changed = await this.database.run(sql`
      UPDATE orders SET state = ${state}, hold_reason = ${holdReason} ${lorry}
      WHERE id = ${id} AND state = ${loadedState}`);
    if (changed === 0) throw new DomainError('conflict', 'order-state-changed', { state: order.state });
    for (const { kind, text, amountPaise } of order.events) {
      await this.database.run(sql`
        INSERT INTO order_event (id, order_id, at, kind, actor_kind, actor_id, actor_name, text, amount_paise)
        VALUES (${this.identifiers.uuid()}, ${id}, ${at}, ${kind}, ${actor.kind}, ${actor.id}, ${actor.name}, ${text},
          ${amountPaise})`);
    }
  }
}

function orderOf(row: OrderRow): Order {
  const { customerName, email, token, referrerId, ...order } = row;
  const follower = email === null ? null : { email, customerName, token };
  return new Order({ ...order, follower, isReferred: referrerId !== null });
}

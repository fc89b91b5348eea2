import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import type { NewOrder } from '../../domain/new-order.ts';
import { OrderRepository, type KnownOrder, type PaymentEntry } from '../../domain/order-repository.ts';
import { Order } from '../../domain/order.ts';
import { insertOrder } from './insert-order.ts';
import { OrderEventRow, OrderRow, PaymentRow } from './order.rows.ts';

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

  async lock(number: string): Promise<Order | null> {
    const row = await this.em.findOne(OrderRow, { number }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) return null;
    const { id, state, delivery, holdReason, totalPaise } = row;
    return new Order({ id, number, state, delivery, holdReason, totalPaise, paidPaise: await this.paid(id) });
  }

  async save(order: Order, actor: Actor, at: Date): Promise<void> {
    const changed = await this.em.nativeUpdate(
      OrderRow,
      { id: order.id, state: order.loadedState },
      { state: order.state, holdReason: order.holdReason, ...order.dispatched },
    );
    if (changed === 0) throw new DomainError('conflict', 'order-state-changed', { state: order.state });
    for (const event of order.events) {
      await this.em.insert(OrderEventRow, {
        id: this.identifiers.uuid(),
        orderId: order.id,
        at,
        actorKind: actor.kind,
        actorId: actor.id,
        actorName: actor.name,
        ...event,
      });
    }
  }

  async findPayment(idempotencyKey: string): Promise<(PaymentEntry & { orderId: string }) | null> {
    return this.em.findOne(PaymentRow, { idempotencyKey });
  }

  async addPayment(order: Order, entry: PaymentEntry, actor: Actor, at: Date): Promise<void> {
    await this.em.insert(PaymentRow, {
      id: this.identifiers.uuid(),
      orderId: order.id,
      recordedAt: at,
      recordedBy: actor.id ?? '',
      ...entry,
    });
  }

  private async paid(orderId: string): Promise<number> {
    const row = await this.database.row(sql<{ paid: number }>`
      SELECT coalesce(sum(amount_paise), 0)::bigint AS paid FROM payment WHERE order_id = ${orderId}`);
    return row?.paid ?? 0;
  }
}

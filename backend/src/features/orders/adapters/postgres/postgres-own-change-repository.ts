import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import type { Order } from '../../domain/order.ts';
import {
  OwnChangeRepository,
  type NewOwnChange,
  type OwnChange,
  type OwnOrder,
} from '../../domain/own-change.ts';
import type { Settler } from '../../domain/proposal.ts';
import { lastOwnChange } from './last-own-change.ts';
import { orderBehind } from './order-view-row.ts';

/** Raw SQL: an order behind its link with the last change of it, as JSON. */

const COLUMNS = ['id', 'kind', 'state', 'orderRevision', 'askedAt', 'reason', 'content', 'answer'] as const;

/** Whoever writes one has its order locked. */
@Injectable()
export class PostgresOwnChangeRepository extends OwnChangeRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async behind(token: string): Promise<OwnOrder | null> {
    const row = await this.database.row(sql<OwnOrder>`
      SELECT o.id, o.number, o.customer_name, o.state, o.revision, o.reserved, o.from_stranger,
        o.hold_reason IS NOT NULL AS is_held, o.charges_by_hand,
        EXISTS (SELECT FROM payment p WHERE p.order_id = o.id) AS has_payments,
        o.benefit_paise > 0 OR o.paid_paise > 0 AND (SELECT coalesce(sum(p.amount_paise), 0) FROM payment p
          JOIN receipt r ON r.id = p.receipt_id WHERE p.order_id = o.id AND r.mode = 'scheme-credit') > 0 AS passbook_pays,
        EXISTS (SELECT FROM order_proposal p
          WHERE p.order_id = o.id AND p.state IN ('open', 'declined')) AS has_proposal,
        ${lastOwnChange} AS last
      FROM orders o WHERE o.id = (${orderBehind(token)})`);
    return row && { ...row, last: row.last && { ...row.last, askedAt: isoInstant(row.last.askedAt) } };
  }

  byKey(key: string): Promise<{ orderId: string; requestHash: string } | null> {
    return this.database.row(
      db.selectFrom('own_change').select(['orderId', 'requestHash']).where('key', '=', key),
    );
  }

  async add(order: Order, change: NewOwnChange, at: Date): Promise<void> {
    const { key, requestHash, kind, state, reason, content } = change;
    const made = state === 'made' && { settledAt: at, settledByKind: 'customer' as const };
    await this.database.run(
      db.insertInto('own_change').values({
        id: this.identifiers.uuid(),
        orderId: order.id,
        orderRevision: order.revision,
        key,
        requestHash,
        kind,
        reason,
        content: content && jsonb(content),
        askedAt: at,
        state,
        ...made,
      }),
    );
  }

  find(order: Order, id: string): Promise<OwnChange | null> {
    return this.database.row(
      db.selectFrom('own_change').select(COLUMNS).where('id', '=', id).where('orderId', '=', order.id),
    );
  }

  async isOpen({ id }: Order): Promise<boolean> {
    const row = await this.database.row(
      db.selectFrom('own_change').select('id').where('orderId', '=', id).where('state', '=', 'open'),
    );
    return row !== null;
  }

  async settle(
    { id }: OwnChange,
    state: 'accepted' | 'declined' | 'taken-back',
    actor: Settler,
    at: Date,
    answer: string | null = null,
  ): Promise<void> {
    await this.database.run(
      db
        .updateTable('own_change')
        .set({ state, settledAt: at, settledByKind: actor.kind, settledByName: actor.name, answer })
        .where('id', '=', id),
    );
  }

  async supersede({ id }: Order, at: Date): Promise<void> {
    await this.database.run(
      db
        .updateTable('own_change')
        .set({ state: 'overtaken', settledAt: at })
        .where('orderId', '=', id)
        .where('state', '=', 'open'),
    );
  }

  async takeUpAgain({ id, revision, wasUndone }: Order): Promise<void> {
    await this.database.run(
      db
        .updateTable('own_change')
        .set({ state: 'open', settledAt: null, settledByKind: null, settledByName: null })
        .where('orderId', '=', id)
        .where((eb) =>
          eb.or([
            eb('state', '=', 'overtaken'),
            ...(wasUndone ? [eb.and({ state: 'accepted', kind: 'cancel' })] : []),
          ]),
        )
        .where('orderRevision', '=', revision)
        .where('settledAt', '=', (eb) =>
          eb
            .selectFrom('order_event')
            .select(({ fn }) => fn.max('at').as('at'))
            .where('orderId', '=', id)
            .where('kind', '=', 'cancelled'),
        ),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import {
  type Claim,
  type ClaimableOrder,
  type ClaimAnswer,
  ClaimRepository,
  type NewClaim,
  type WaitingClaim,
} from '../../domain/claim.ts';
import type { Order } from '../../domain/order.ts';
import { isPlacedForCustomer, orderBehind } from './order-view-row.ts';

/** Raw SQL: an order behind its link with its lines as JSON. */

const COLUMNS = ['id', 'orderId', 'state', 'claimedAt', 'requestHash'] as const;

@Injectable()
export class PostgresClaimRepository extends ClaimRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  behind(token: string): Promise<ClaimableOrder | null> {
    return this.database.row(sql<ClaimableOrder>`
      SELECT o.id, o.number, o.customer_name, o.phone,
        CASE o.state WHEN 'collected' THEN (SELECT max(e.at) FROM order_event e
          WHERE e.order_id = o.id AND e.kind = 'collected') END AS collected_at,
        ${isPlacedForCustomer} AS is_placed_for_customer,
        EXISTS (SELECT FROM order_claim c WHERE c.order_id = o.id AND c.state = 'open') AS has_open,
        (SELECT jsonb_agg(jsonb_build_object('code', l.code, 'quantity', l.quantity))
         FROM order_line l WHERE l.order_id = o.id) AS lines
      FROM orders o WHERE o.id = (${orderBehind(token)})`);
  }

  waiting(token: string): Promise<WaitingClaim | null> {
    return this.database.row(sql<WaitingClaim>`
      SELECT c.key, c.claimed_at,
        ARRAY(SELECT p.position FROM claim_photo p WHERE p.claim_id = c.id) AS photos
      FROM order_claim c WHERE c.order_id = (${orderBehind(token)}) AND c.state = 'open'`);
  }

  byKey(key: string): Promise<Claim | null> {
    return this.database.row(db.selectFrom('order_claim').select(COLUMNS).where('key', '=', key));
  }

  async add({ id: orderId }: Order, { goods, ...claim }: NewClaim, at: Date): Promise<void> {
    const row = { ...claim, id: this.identifiers.uuid(), orderId, goods: jsonb(goods), claimedAt: at };
    await this.database.run(db.insertInto('order_claim').values(row));
  }

  find({ id: orderId }: Order, id: string): Promise<Claim | null> {
    return this.database.row(
      db.selectFrom('order_claim').select(COLUMNS).where('id', '=', id).where('orderId', '=', orderId),
    );
  }

  async answer(
    { id }: Claim,
    { state, text, creditPaise }: ClaimAnswer,
    by: string,
    at: Date,
  ): Promise<void> {
    await this.database.run(
      db
        .updateTable('order_claim')
        .set({ state, answer: text, creditPaise, answeredAt: at, answeredByName: by })
        .where('id', '=', id),
    );
  }

  async addPhoto(
    { id: claimId }: Claim,
    photo: { id: string; position: number },
    at: Date,
  ): Promise<boolean> {
    const added = await this.database.run(
      db
        .insertInto('claim_photo')
        .values({ ...photo, claimId, sentAt: at })
        .onConflict((oc) => oc.columns(['claimId', 'position']).doNothing()),
    );
    return added === 1;
  }

  async hasPhoto({ id }: Claim, position: number): Promise<boolean> {
    const row = await this.database.row(
      db.selectFrom('claim_photo').select('id').where('claimId', '=', id).where('position', '=', position),
    );
    return row !== null;
  }

  async photo(number: string, claimId: string, position: number): Promise<string | null> {
    const row = await this.database.row(
      db
        .selectFrom('claim_photo as p')
        .innerJoin('order_claim as c', 'c.id', 'p.claimId')
        .innerJoin('orders as o', 'o.id', 'c.orderId')
        .select('p.id')
        .where('o.number', '=', number)
        .where('c.id', '=', claimId)
        .where('p.position', '=', position),
    );
    return row?.id ?? null;
  }

  async knownPhotos(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.rows(
      sql<{ id: string }>`SELECT id FROM claim_photo WHERE id::text = ANY(${ids}::text[])`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}

import { Injectable } from '@nestjs/common';
import type { CommissionCause } from '@shop/contracts/rules/referrals/commission';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import { CommissionLedger, type OrderCommission } from '../../application/commission-ledger.ts';
import { ROUNDED_TO_PAISE, type CommissionMove } from '../../domain/commission.ts';

/** Raw SQL: prepared statements over the sums of the ledger. */
@Injectable()
export class PostgresCommissionLedger extends CommissionLedger {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async lockOrder(orderId: string): Promise<OrderCommission> {
    // A statement of its own: what it waited for is seen by the next one only.
    await this.database.rows(sql`
      /* prepared: lock-referrers */
      SELECT FROM referrer WHERE id IN (
        SELECT referrer_id FROM orders WHERE id = ${orderId}
        UNION SELECT referrer_id FROM commission_entry WHERE order_id = ${orderId})
      ORDER BY id FOR NO KEY UPDATE`);
    return this.read(orderId);
  }

  async read(orderId: string): Promise<OrderCommission> {
    const row = await this.database.row(sql<OrderCommission>`
      /* prepared: read-commission */
      WITH known AS (
        SELECT referrer_id, sum(pending_paise) AS pending, sum(due_paise) AS due,
          (array_agg(basis_points ORDER BY turn))[1] AS basis_points
        FROM commission_entry WHERE order_id = ${orderId} GROUP BY referrer_id)
      SELECT jsonb_build_object('state', o.state, 'referrerId', o.referrer_id, 'basePaise',
            o.goods_paise - o.benefit_paise - o.credited_goods_paise,
          'check', coalesce(
            (SELECT coalesce(decision, 'open') FROM referral_flag WHERE order_id = o.id AND referrer_id = o.referrer_id),
            'none')) AS "order",
        (SELECT coalesce(jsonb_agg(jsonb_build_object('referrerId', r.id,
            'pendingPaise', coalesce(k.pending, 0), 'earnedPaise', coalesce(k.due, 0),
            'basisPoints', coalesce(k.basis_points, r.commission_basis_points),
            'isKnown', k.referrer_id IS NOT NULL) ORDER BY r.id), '[]')
         FROM referrer r LEFT JOIN known k ON k.referrer_id = r.id
         WHERE r.id = o.referrer_id OR k.referrer_id IS NOT NULL) AS accounts
      FROM orders o WHERE o.id = ${orderId}`);
    if (!row) throw new Error('A commission follows an order that is there');
    return row;
  }

  async append(
    orderId: string,
    moves: readonly CommissionMove[],
    cause: CommissionCause,
    at: Date,
  ): Promise<void> {
    for (const { referrerId, kind, pendingPaise, duePaise, basePaise, basisPoints } of moves) {
      await this.database.run(sql`
        /* prepared: append-commission */
        WITH locked AS (SELECT id FROM referrer WHERE id = ${referrerId}::uuid FOR NO KEY UPDATE)
        INSERT INTO commission_entry (id, referrer_id, order_id, at, kind, cause, pending_paise, due_paise, paid_paise,
          base_paise, basis_points, rounded_to_paise)
        SELECT ${this.identifiers.uuid()}::uuid, locked.id, ${orderId}::uuid, ${at}::timestamptz, ${kind}, ${cause},
          ${pendingPaise}::bigint, ${duePaise}::bigint, 0, ${basePaise}::bigint, ${basisPoints}::integer,
          ${ROUNDED_TO_PAISE}::integer FROM locked`);
    }
  }
}

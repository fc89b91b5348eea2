import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import { sql } from 'kysely';
import { isoInstant } from '../../../../platform/persistence/column-types.ts';
import type { Database } from '../../../../platform/persistence/database.ts';
import type { Payee } from '../../application/payout-repository.ts';
import { paidTo } from './payout-rows.ts';

/** Raw SQL: a payout with the entries of the ledger that it covers. */

type Statement = Omit<PayoutStatementView, 'tan'>;
type Row = Omit<Statement, keyof Payee> & { payee: Payee };

/**
 * A payout covers the entries after those of the payout before it, those of a discarded batch too;
 * what is paid out is their sum.
 */
export async function statementOf(database: Database, reference: string): Promise<Statement | null> {
  const row = await database.row(sql<Row>`
    SELECT p.reference, coalesce(b.approved_at, b.created_at) AS at, p.state, r.code, p.bank_reference, p.gross_paise,
      p.uncredited_paise, p.gross_paise - p.tax_paise AS net_paise, p.tax_stands, p.taxable_paise,
      p.tax_basis_points AS basis_points, p.tax_paise, p.tax_year, p.tax_section, p.payee, ${paidTo} AS paid_to,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'kind', e.kind, 'orderNumber', o.number,
          'basePaise', e.base_paise, 'basisPoints', e.basis_points, 'paise', e.due_paise) ORDER BY e.turn), '[]')
       FROM commission_entry e LEFT JOIN orders o ON o.id = e.order_id
       WHERE e.referrer_id = p.referrer_id AND e.due_paise <> 0 AND e.kind <> 'paid'
         AND e.turn <= p.through_turn AND e.turn > before.through_turn) AS lines
    FROM payout p JOIN payout_batch b ON b.id = p.batch_id JOIN referrer r ON r.id = p.referrer_id
    CROSS JOIN LATERAL (
      SELECT coalesce(max(e.through_turn), 0) AS through_turn FROM payout e
      WHERE e.referrer_id = p.referrer_id AND e.state <> 'discarded' AND e.through_turn < p.through_turn) before
    WHERE p.reference = ${reference} AND p.state <> 'discarded'`);
  if (!row) return null;
  const { payee, ...rest } = row;
  const lines = rest.lines.map((line) => ({ ...line, at: isoInstant(line.at) }));
  const { name, address, pan } = payee;
  return { ...rest, name, address, pan, lines };
}

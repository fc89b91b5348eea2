import { Injectable } from '@nestjs/common';
import type { EarlierReceipt } from '@shop/contracts/rules/orders/payments';
import { sql } from 'kysely';
import { EarlierTransfers } from '../../../shared/earlier-transfers.ts';
import { Database } from '../database.ts';

/** Raw SQL: a lock, and entries of two ledgers in one list. */
@Injectable()
export class PostgresEarlierTransfers extends EarlierTransfers {
  constructor(private readonly database: Database) {
    super();
  }

  async withReference(reference: string): Promise<EarlierReceipt[]> {
    await this.database.rows(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`payment reference ${reference}`}, 0))`,
    );
    // A receipt may pay several orders: the one that it was recorded on first stands for it.
    return this.database.rows(sql<EarlierReceipt>`
      SELECT * FROM (
        SELECT DISTINCT ON (r.id) o.number, 'order' AS "of", r.mode, r.amount_paise, r.reference, r.received_on,
          r.recorded_at, p.recorded_by_name AS recorded_by
        FROM reference_claim c JOIN receipt r ON r.id = c.receipt_id
        JOIN payment p ON p.receipt_id = r.id AND p.kind IN ('received', 'refunded')
        JOIN orders o ON o.id = p.order_id
        WHERE c.reference = ${reference} ORDER BY r.id, p.recorded_at, p.id) of_orders
      UNION ALL
      SELECT m.number, 'passbook' AS "of", e.mode, e.amount_paise, e.reference, e.received_on, e.recorded_at,
        coalesce(s.name, '') AS recorded_by
      FROM membership_reference c JOIN membership_entry e ON e.id = c.entry_id
      JOIN membership m ON m.id = e.membership_id LEFT JOIN staff s ON s.id = e.recorded_by
      WHERE c.reference = ${reference}
      ORDER BY recorded_at`);
  }
}

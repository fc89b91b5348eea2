import { Injectable } from '@nestjs/common';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { EInvoiceRepository, type NewEInvoice } from '../../application/e-invoice-repository.ts';

/** So many are looked at at once: more than a file for the portal holds. */
const MOST = 200;

/** Raw SQL: the view of what needs an IRN, and documents by their number. */
@Injectable()
export class PostgresEInvoiceRepository extends EInvoiceRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async due() {
    const rows = await this.database.rows(sql<{ number: string; count: number }>`
      SELECT number, count(*) OVER ()::integer AS count FROM invoice_registration WHERE state = 'missing'
      ORDER BY issued_at, id LIMIT ${MOST}`);
    return { count: rows[0]?.count ?? 0, numbers: rows.map(({ number }) => number) };
  }

  async add({ number, irn, ackNo, ackDay, qr, at, by, byName }: NewEInvoice): Promise<boolean> {
    const added = await this.database.run(sql`
      INSERT INTO e_invoice (invoice_id, irn, ack_no, ack_day, qr, recorded_at, recorded_by, recorded_by_name)
      SELECT i.id, ${irn}, ${ackNo}, ${ackDay}::date, ${qr}, ${at}, ${by}::uuid, ${byName} FROM invoice i
      WHERE i.number = ${number}
      ON CONFLICT DO NOTHING`);
    return added === 1;
  }

  async cancel(number: string, on: Day): Promise<boolean> {
    const cancelled = await this.database.run(sql`
      UPDATE e_invoice e SET cancelled_on = ${on}::date FROM invoice i
      WHERE i.id = e.invoice_id AND i.number = ${number} AND e.cancelled_on IS NULL
        AND ${on}::date BETWEEN e.ack_day AND e.ack_day + 1`);
    return cancelled === 1;
  }
}

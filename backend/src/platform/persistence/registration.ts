import { sql, type RawBuilder } from 'kysely';
import type { RegistrationState } from '@shop/contracts/rules/documents/invoices/e-invoice';

/** Where a document stands with the invoice registration portal. @param table of invoices, as the statement calls it */
export function registration(table: string): RawBuilder<RegistrationState | null> {
  return sql.raw(`(SELECT r.state FROM invoice_registration r WHERE r.id = ${table}.id)`);
}

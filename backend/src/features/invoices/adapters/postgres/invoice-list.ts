import type { ListInvoicesQuery } from '@shop/contracts/invoices/requests';
import type { InvoiceRowView } from '@shop/contracts/invoices/views';
import { sql } from 'kysely';
import { hasWords, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { registrationOf } from '../../../../platform/persistence/registration.ts';
import type { Listing } from '../../../../platform/persistence/listing/listing.ts';

/** A credit note counts against. */
const signed = (column: string) =>
  sql.raw(`CASE i.kind WHEN 'credit-note' THEN -i.${column} ELSE i.${column} END AS ${column}`);

/** As the index over invoices to businesses has it. */
const gstin = sql.raw(`((i.content -> 'buyer') ->> 'gstin')`);

/** The invoices and credit notes of the shop. Raw SQL: what the list is made of. */
export const invoiceListing: Listing<ListInvoicesQuery, InvoiceRowView, InvoiceRowView> = {
  name: 'invoices',
  columns: sql`i.number, i.kind, i.day, i.is_part, i.content ->> 'orderNumber' AS order_number,
    i.content -> 'buyer' ->> 'name' AS customer_name,
    coalesce(i.content -> 'placeOfSupply' ->> 'name', i.content -> 'buyer' ->> 'stateName') AS state_name,
    ${gstin} AS gstin, ${sql.raw(registrationOf('i'))} AS registration,
    ${sql.join(['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'rounding_paise', 'total_paise'].map(signed))}`,
  from: sql`invoice i`,
  key: sql`i.id`,
  sorts: {
    newest: { by: sql`i.issued_at`, kind: 'instant', descending: true },
    oldest: { by: sql`i.issued_at`, kind: 'instant' },
  },
  conditions: (query) => [
    // The text is the index's.
    ...hasWords(
      sql`(i.number || ' ' || (i.content ->> 'orderNumber') || ' ' || (i.content -> 'buyer' ->> 'name'))`,
      query.search ?? '',
    ),
    ...(query.kind ? [sql`i.kind = ${query.kind}`] : []),
    ...(query.buyer ? [query.buyer === 'b2b' ? sql`${gstin} IS NOT NULL` : sql`${gstin} IS NULL`] : []),
    ...isWithin(sql`i.issued_at`, query),
  ],
  viewOf: (row) => row,
};

import { defineEntity, p } from '@mikro-orm/postgresql';
import type { InvoiceContent } from '@shop/contracts/rules/documents/invoices/invoice';
import type { Generated } from 'kysely';
import { instant, type NullableColumn, references } from '../../../../../platform/persistence/columns.ts';
import { orders } from '../../../../orders/adapters/postgres/schema/order.ts';

/** A tax invoice or a credit note, as it was issued. */
export const invoice = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(['invoice', 'credit-note']),
    prefix: p.text(),
    financialYear: p.text(),
    /** As the number, given by a trigger. */
    running: p.integer().check('running > 0').$type<Generated<number>>(),
    previous: p
      .integer()
      .nullable()
      .generated('(NULLIF((running - 1), 0)) stored')
      .comment('There is no number without the one before it'),
    number: p.text().unique().check("number ~ '^[A-Z0-9/-]{1,16}$'").$type<Generated<string>>(),
    orderId: references(orders),
    credits: (): NullableColumn<string> => references(invoice).nullable(),
    issuedAt: instant(),
    day: p.date(),
    reason: p.text(),
    taxablePaise: p.bigint('number').check('taxable_paise >= 0'),
    cgstPaise: p.bigint('number').check('cgst_paise >= 0'),
    sgstPaise: p.bigint('number'),
    igstPaise: p.bigint('number'),
    roundingPaise: p.bigint('number'),
    totalPaise: p.bigint('number'),
    content: p
      .json<InvoiceContent>()
      .comment('InvoiceContent of the contracts: all that stands on the paper'),
    isPart: p.boolean().default(false).comment('A credit note over some of the goods: its invoice stands'),
  },
  uniques: [
    { properties: ['prefix', 'financialYear', 'running'] },
    { name: 'invoice_taken_back', properties: ['credits'], where: 'NOT is_part' },
  ],
  indexes: [
    { name: 'invoice_by_time', properties: ['issuedAt', 'id'] },
    { name: 'invoice_credited', properties: ['credits', 'issuedAt', 'id'], where: 'credits IS NOT NULL' },
    {
      name: 'invoice_to_business',
      properties: ['issuedAt', 'id'],
      where: "((content -> 'buyer') ->> 'gstin') IS NOT NULL",
    },
    { name: 'invoice_of_order', properties: ['orderId', 'issuedAt'] },
    {
      name: 'invoice_search',
      expression:
        "CREATE INDEX invoice_search ON invoice USING gin ((number || ' ' || (content ->> 'orderNumber') || ' ' || ((content -> 'buyer') ->> 'name')) gin_trgm_ops) WITH (gin_pending_list_limit='64')",
    },
  ],
  checks: [
    { name: 'invoice_check', expression: 'sgst_paise = cgst_paise' },
    { name: 'invoice_check1', expression: '(igst_paise >= 0) AND ((igst_paise = 0) OR (cgst_paise = 0))' },
    {
      name: 'invoice_check2',
      expression:
        'total_paise = ((((taxable_paise + cgst_paise) + sgst_paise) + igst_paise) + rounding_paise)',
    },
    { name: 'invoice_check3', expression: "(kind = 'credit-note') = (credits IS NOT NULL)" },
    { name: 'invoice_part_is_credit', expression: "(NOT is_part) OR (kind = 'credit-note')" },
  ],
});

export const invoiceSeries = defineEntity({
  name: 'InvoiceSeries',
  tableName: 'invoice_series',
  properties: {
    prefix: p.text().primary().check("prefix ~ '^[A-Z]{1,3}$'"),
    financialYear: p.text().primary().check("financial_year ~ '^[0-9]{2}-[0-9]{2}$'"),
    last: p.integer().check('last > 0'),
  },
  comment: 'The last number of every series and financial year; written by number_invoice alone',
});

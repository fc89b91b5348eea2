import { defineEntity, p } from '@mikro-orm/postgresql';
import { references } from '../../../../../platform/persistence/columns.ts';
import { invoice } from './invoice.ts';

/** What returns, books and reports need of a document, taken from its content once: unpacking a season's takes seconds. */
export const invoiceTax = defineEntity({
  name: 'InvoiceTax',
  tableName: 'invoice_tax',
  properties: {
    invoiceId: references(invoice).primary(),
    sellerGstin: p.text(),
    gstin: p.text().comment('Of the buyer; empty: not registered'),
    buyerName: p.text().comment('Of a registered buyer; empty of others'),
    placeCode: p.text(),
    placeName: p.text(),
    isWithinState: p.boolean(),
    sums: p.json<object[]>().comment('Of the lines that have the same HSN, rate and unit; of charges apart'),
    products: p.array().columnType('uuid[]').comment('Those of the order that it has lines of'),
    productTaxes: p
      .array((paise) => Number(paise))
      .columnType('bigint[]')
      .comment('Of each of these products, paise'),
  },
  comment: 'What returns and reports need of an invoice; written by keep_invoice_tax alone',
});

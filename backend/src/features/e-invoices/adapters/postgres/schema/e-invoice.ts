import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';
import { invoice } from '../../../../invoices/adapters/postgres/schema/invoice.ts';

/** What the invoice registration portal gave for an invoice or credit note. */
export const eInvoice = defineEntity({
  name: 'EInvoice',
  tableName: 'e_invoice',
  properties: {
    invoiceId: references(invoice).primary(),
    irn: p.text().unique().check("irn ~ '^[0-9a-f]{64}$'"),
    ackNo: p.text().check("ack_no ~ '^[0-9]{1,20}$'"),
    ackDay: p.date(),
    qr: p.text().comment('As the portal signed it; empty once its invoice does not name its buyer any more'),
    recordedAt: instant(),
    recordedBy: references(staff),
    recordedByName: p.text(),
    cancelledOn: p.date().nullable().comment('On the portal'),
  },
  comment: 'What the invoice registration portal gave for a document; added once, and then cancelled at most',
  checks: [
    {
      name: 'e_invoice_cancelled_in_time',
      expression: '(cancelled_on >= ack_day) AND (cancelled_on <= (ack_day + 1))',
    },
  ],
});

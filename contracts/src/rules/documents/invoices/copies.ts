import { gstinOf, type InvoiceContent, type InvoiceKind } from './invoice.ts';

/** What stands on each copy of an invoice for goods (rule 48(1) of the Central Goods and Services Tax Rules, 2017). */
export const COPIES = {
  recipient: 'ORIGINAL FOR RECIPIENT',
  transporter: 'DUPLICATE FOR TRANSPORTER',
  supplier: 'TRIPLICATE FOR SUPPLIER',
} as const;
export type InvoiceCopy = keyof typeof COPIES;

interface Copied {
  kind: InvoiceKind;
  content: InvoiceContent;
}

/** The copies that the shop prints: all three to a registered buyer, one to others; of a credit note one. */
export function copiesOf({ kind, content }: Copied): InvoiceCopy[] {
  return kind === 'invoice' && gstinOf(content) !== ''
    ? ['recipient', 'transporter', 'supplier']
    : ['recipient'];
}

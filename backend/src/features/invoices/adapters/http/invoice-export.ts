import type { InvoiceView } from '@shop/contracts/invoices/views';
import {
  gstinOf,
  placeOfSupplyOf,
  sumOf,
  type InvoiceLine,
} from '@shop/contracts/rules/documents/invoices/invoice';
import type { ExportColumn } from '../../../../platform/printing/export-files.ts';

/** What one invoice has of one kind of goods, by HSN and rate; sums in paise, negative of a credit note. */
interface Entry {
  invoice: InvoiceView;
  hsn: string;
  basisPoints: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  /** Of the invoice as a whole, with its first entry; 0 with the others, so that a column can be summed. */
  roundingPaise: number;
  totalPaise: number;
}

export function entriesOf(invoice: InvoiceView): Entry[] {
  const { lines, totals } = invoice.content;
  const sign = invoice.kind === 'credit-note' ? -1 : 1;
  const kinds = Map.groupBy(lines, ({ hsn, basisPoints }: InvoiceLine) => `${hsn} ${basisPoints}`);
  return [...kinds.values()].map((kind, index) => {
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = sumOf(kind, 0);
    const isFirst = index === 0;
    return {
      invoice,
      hsn: kind[0]?.hsn ?? '',
      basisPoints: kind[0]?.basisPoints ?? 0,
      taxablePaise: sign * taxablePaise,
      cgstPaise: sign * cgstPaise,
      sgstPaise: sign * sgstPaise,
      igstPaise: sign * igstPaise,
      roundingPaise: isFirst ? sign * totals.roundingPaise : 0,
      totalPaise: isFirst ? sign * totals.totalPaise : 0,
    };
  });
}

/** For whoever does the accounts: money in rupees. */
export const invoiceExport: readonly ExportColumn<Entry>[] = [
  { head: 'Number', value: ({ invoice }) => invoice.number },
  { head: 'Kind', value: ({ invoice }) => (invoice.kind === 'invoice' ? 'Tax invoice' : 'Credit note') },
  { head: 'Date', value: ({ invoice }) => invoice.day },
  { head: 'Against invoice', value: ({ invoice }) => invoice.credits?.number ?? null },
  { head: 'Order', value: ({ invoice }) => invoice.content.orderNumber },
  { head: 'Customer', value: ({ invoice }) => invoice.content.buyer.name },
  { head: 'Trade name', value: ({ invoice }) => invoice.content.buyer.tradeName ?? null },
  { head: 'GSTIN', value: ({ invoice }) => gstinOf(invoice.content) || null },
  {
    head: 'Place of supply',
    value: ({ invoice }) => {
      const { code, name } = placeOfSupplyOf(invoice.content);
      return `${code}-${name}`;
    },
  },
  { head: 'HSN', value: ({ hsn }) => hsn },
  { head: 'GST %', value: ({ basisPoints }) => basisPoints / 100 },
  { head: 'Taxable value', value: ({ taxablePaise }) => taxablePaise / 100 },
  { head: 'CGST', value: ({ cgstPaise }) => cgstPaise / 100 },
  { head: 'SGST', value: ({ sgstPaise }) => sgstPaise / 100 },
  { head: 'IGST', value: ({ igstPaise }) => igstPaise / 100 },
  { head: 'Round off', value: ({ roundingPaise }) => roundingPaise / 100 },
  { head: 'Invoice value', value: ({ totalPaise }) => totalPaise / 100 },
];

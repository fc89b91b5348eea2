import type { InvoiceView } from '@shop/contracts/invoices/views';

/** The goods of an invoice that no credit note has taken back yet; none where a credit note took all of it. */
export function leftToCredit({ kind, content, creditNotes, credited }: InvoiceView) {
  if (kind !== 'invoice' || creditNotes.some(({ isPart }) => !isPart)) return [];
  return content.lines.flatMap(({ charge, code, name, quantity }) => {
    const taken = credited.filter((each) => each.code === code);
    const left = (quantity ?? 0) - taken.reduce((sum, each) => sum + each.quantity, 0);
    return charge === null && left > 0 ? [{ code, name, left }] : [];
  });
}

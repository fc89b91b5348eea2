import type { InvoiceLine, InvoiceSeller } from './invoice.ts';

/** As it stands on paper; a line keeps all that it has. */
export function printedHsn(
  { hsn }: Pick<InvoiceLine, 'hsn'>,
  { hsnDigits }: Pick<InvoiceSeller, 'hsnDigits'>,
): string {
  return hsn.slice(0, hsnDigits ?? 8);
}

/** The lines by HSN as it is printed and rate, in the order in which they stand. */
export function linesByRate(
  lines: readonly InvoiceLine[],
  seller: Pick<InvoiceSeller, 'hsnDigits'>,
): InvoiceLine[][] {
  const kinds = new Map<string, InvoiceLine[]>();
  for (const line of lines) {
    const key = `${printedHsn(line, seller)} ${line.basisPoints}`;
    kinds.set(key, [...(kinds.get(key) ?? []), line]);
  }
  return [...kinds.values()];
}

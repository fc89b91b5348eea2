import { roundToRupee } from '../../money.ts';
import { sumOf, type Bill, type InvoiceLine, type InvoiceTotals } from './invoice.ts';

/** Goods that came back or never came, and how many. */
export interface CreditedGoods {
  code: string;
  quantity: number;
}

/** What of an invoice's goods no credit note has taken back yet. Charges are not given back in part. */
export function leftOf(billed: readonly InvoiceLine[], credited: readonly InvoiceLine[]): InvoiceLine[] {
  return billed
    .filter(({ charge }) => charge === null)
    .map((line) => credited.filter(({ code }) => code === line.code).reduce(less, line));
}

/**
 * A credit note over some of an invoice's goods: each at the price, discount and tax that its line of the invoice has, in
 * proportion, so that all parts of a line come to the line. Their sum is rounded to the rupee with what was credited
 * before, and is never more than the invoice.
 * @param left of each of these goods at least as many
 */
export function partOf(
  invoice: Bill,
  earlier: readonly Bill[],
  left: readonly InvoiceLine[],
  goods: readonly CreditedGoods[],
): Bill {
  const lines = goods.flatMap(({ code, quantity }) => {
    const line = left.find((each) => each.code === code);
    return line ? [shareOf(line, quantity)] : [];
  });
  const before = earlier.reduce((sum, { totals }) => sum + totals.totalPaise, 0);
  const exact = worthOf([...earlier.flatMap((note) => note.lines), ...lines]);
  const totalPaise = Math.min(roundToRupee(exact), invoice.totals.totalPaise) - before;
  return { lines, totals: sumOf(lines, totalPaise - worthOf(lines)) };
}

/** What goods come to with tax, before rounding. */
export function worthOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, line) => sum + line.totalPaise, 0);
}

const SHARED = [
  'discountPaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
] as const satisfies readonly (keyof InvoiceLine & keyof InvoiceTotals)[];
const SUMS = ['amountPaise', 'taxablePaise', 'totalPaise', ...SHARED] as const;

function less(line: InvoiceLine, credited: InvoiceLine): InvoiceLine {
  const sums = Object.fromEntries(SUMS.map((sum) => [sum, line[sum] - credited[sum]]));
  return { ...line, ...sums, quantity: (line.quantity ?? 0) - (credited.quantity ?? 0) };
}

function shareOf(line: InvoiceLine, quantity: number): InvoiceLine {
  const of = line.quantity ?? 0;
  // Half of one rounds up.
  const share = (paise: number) => Math.floor((2 * paise * quantity + of) / (2 * of));
  const [discountPaise, cgstPaise, sgstPaise, igstPaise] = [
    share(line.discountPaise),
    share(line.cgstPaise),
    share(line.sgstPaise),
    share(line.igstPaise),
  ];
  const amountPaise = (line.ratePaise ?? 0) * quantity;
  const totalPaise = amountPaise - discountPaise;
  const taxablePaise = totalPaise - cgstPaise - sgstPaise - igstPaise;
  return {
    ...line,
    quantity,
    amountPaise,
    discountPaise,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise,
  };
}

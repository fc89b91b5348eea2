import { typedPaise } from '@shop/contracts/rules/typed/typed-money';
import type { PriceRowView } from '@shop/contracts/sheets/views';
import { words } from '../../../words/en/staff/prices.ts';
import type { SheetKind } from '../parts/figure-sheet/sheet-kind.ts';
import { columnCalled } from '../parts/sheet/product-headings.ts';

export type PriceField = 'mrp' | 'net';

/** MRP and net rate, an amount alone is the net rate. */
export const priceKind: SheetKind<PriceRowView, PriceField> = {
  fields: ['mrp', 'net'],
  lone: 'net',
  needed: ['mrp', 'net'],
  read: (_, text) => typedPaise(text),
  present: (product, field) => (field === 'mrp' ? product.mrpPaise : product.netPaise),
  columnCalled: (heading) => {
    const column = columnCalled(heading);
    return column === 'code' || column === 'mrp' || column === 'net' ? column : undefined;
  },
  // "Discounted rate" beside "Rate": which of them is charged, only a person knows.
  isAlike: (heading) =>
    columnCalled(heading) === undefined &&
    /\b(?:amount|cost|mrp|net|price|rate)\b|விலை/i.test(String(heading)),
  fault: 'no-price',
  words,
};

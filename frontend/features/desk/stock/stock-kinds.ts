import { PRODUCT } from '@shop/contracts/rules/limits';
import { typedPaise } from '@shop/contracts/rules/typed/typed-money';
import { typedWhole } from '@shop/contracts/rules/typed/typed-number';
import type { StockRowView } from '@shop/contracts/sheets/views';
import { words } from '../../../words/en/staff/stock.ts';
import type { SheetKind } from '../parts/figure-sheet/sheet-kind.ts';
import { columnCalled } from '../parts/sheet/product-headings.ts';
import type { SheetCell } from '../../../lib/sheet/read-cells.ts';

export type CountField = 'onShelf';
export type GoodsField = 'quantity' | 'rate';

/** A number of boxes; null for what is none. */
export const typedBoxes = (text: string): number | null => typedWhole(text, PRODUCT.stock);

const folded = (heading: SheetCell) =>
  String(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** A column by what people call it, capitals, spaces and signs aside. */
function called<Field extends string>(names: Readonly<Record<Field, readonly string[]>>) {
  const columns = new Map(
    Object.entries<readonly string[]>(names).flatMap(([field, all]) =>
      all.map((name) => [folded(name), field as Field] as const),
    ),
  );
  return (heading: SheetCell): Field | 'code' | undefined =>
    columnCalled(heading) === 'code' ? 'code' : columns.get(folded(heading));
}

const countColumn = called<CountField>({
  onShelf: [
    'counted',
    'count',
    'stock',
    'closing stock',
    'physical stock',
    'on the shelf',
    'quantity',
    'qty',
    // As it is saved for whoever reads Tamil.
    'எண்ணியது',
    'எண்ணிக்கை',
  ],
});

/** What stands on the shelves. */
export const countKind: SheetKind<StockRowView, CountField> = {
  fields: ['onShelf'],
  lone: 'onShelf',
  needed: ['onShelf'],
  read: (_, text) => typedBoxes(text),
  present: ({ onShelf }) => onShelf,
  columnCalled: countColumn,
  // "On the shelf" beside "Counted" is what the shop thought: a sheet that was saved here has both.
  isAlike: (heading) =>
    countColumn(heading) === undefined && /\b(?:count|qty|quantity|stock)\b/i.test(String(heading)),
  fault: 'no-count',
  words: words.count,
};

const goodsColumn = called<GoodsField>({
  quantity: ['quantity', 'qty', 'goods in', 'received', 'boxes', 'nos', 'pieces', 'எத்தனை'],
  rate: [
    'purchase rate',
    'purchase price',
    'buying rate',
    'cost',
    'cost price',
    'rate',
    'price',
    'unit price',
    'வாங்கிய விலை',
  ],
});

/** What came in, each product with its purchase rate; a number alone is the quantity. */
export const goodsKind: SheetKind<StockRowView, GoodsField> = {
  fields: ['quantity', 'rate'],
  lone: 'quantity',
  needed: ['quantity'],
  read: (field, text) => (field === 'quantity' ? typedBoxes(text) : typedPaise(text)),
  present: () => null,
  columnCalled: goodsColumn,
  isAlike: (heading) =>
    goodsColumn(heading) === undefined && /\b(?:cost|price|qty|quantity|rate)\b/i.test(String(heading)),
  fault: 'no-quantity',
  words: words.goodsIn,
};

import type { Translated } from '@shop/contracts/rules/language';
import type { StockRowView } from '@shop/contracts/sheets/views';
import type { words as english } from '../../../words/en/staff/stock.ts';
import { saveSheet } from '../parts/sheet/save-sheet.ts';

type Words = Translated<typeof english>;

/** Saves the rows as they are in the shop, the counts to be put right and opened here again. */
export function saveCount(words: Words, products: readonly StockRowView[]): Promise<void> {
  const { columns } = words;
  return saveSheet(words.count.fileName, [
    [...headIn(words), columns.held, columns.onShelf],
    ...products.map((product) => [...headOf(product), product.held, product.onShelf]),
  ]);
}

/** Saves the rows with empty quantities, to be filled in and opened here again. */
export function saveGoods(words: Words, products: readonly StockRowView[]): Promise<void> {
  const { columns } = words;
  return saveSheet(words.goodsIn.fileName, [
    [...headIn(words), columns.quantity, columns.rate],
    ...products.map((product) => {
      const { ratePaise } = product;
      return [...headOf(product), null, ratePaise === null ? null : ratePaise / 100];
    }),
  ]);
}

function headIn({ columns }: Words) {
  return [columns.code, columns.name, columns.unit, columns.content];
}

function headOf({ code, name, unit, content }: StockRowView) {
  return [code, name, unit, content];
}

import type { StockRowView } from '@shop/contracts/sheets/views';
import { words } from '../../../words/en/staff/stock.ts';
import { saveSheet } from '../parts/sheet/save-sheet.ts';

const { columns } = words;

/** Saves the rows as they are in the shop, the counts to be put right and opened here again. */
export function saveCount(products: readonly StockRowView[]): Promise<void> {
  return saveSheet(words.count.fileName, [
    [...HEAD, columns.held, columns.onShelf],
    ...products.map((product) => [...headOf(product), product.held, product.onShelf]),
  ]);
}

/** Saves the rows with empty quantities, to be filled in and opened here again. */
export function saveGoods(products: readonly StockRowView[]): Promise<void> {
  return saveSheet(words.goodsIn.fileName, [
    [...HEAD, columns.quantity, columns.rate],
    ...products.map((product) => {
      const { ratePaise } = product;
      return [...headOf(product), null, ratePaise === null ? null : ratePaise / 100];
    }),
  ]);
}

const HEAD = [columns.code, columns.name, columns.unit, columns.content];

function headOf({ code, name, unit, content }: StockRowView) {
  return [code, name, unit, content];
}

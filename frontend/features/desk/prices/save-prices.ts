import { rupees } from '@shop/contracts/rules/money';
import type { PriceRowView } from '@shop/contracts/sheets/views';
import { words } from '../../../words/en/staff/prices.ts';
import { saveSheet } from '../parts/sheet/save-sheet.ts';

const { columns } = words;

/** Saves the rows as they are in the shop, in a form that can be opened here again. */
export function savePrices(products: readonly PriceRowView[]): Promise<void> {
  return saveSheet(words.fileName, [
    [columns.code, columns.name, columns.unit, columns.content, columns.mrp, columns.net, columns.last],
    ...products.map(({ code, name, unit, content, mrpPaise, netPaise, lastNetPaise }) => [
      code,
      name,
      unit,
      content,
      rupees(mrpPaise),
      rupees(netPaise),
      rupees(lastNetPaise),
    ]),
  ]);
}

import type { PriceRowView } from '@shop/contracts/sheets/views';
import { words } from '../../../words/en/staff/prices.ts';
import type { TableProps } from '../parts/figure-sheet/figure-sheet.tsx';
import { FigureTable } from '../parts/figure-sheet/figure-table.tsx';
import type { PriceField } from './price-kind.ts';
import { PriceRow } from './price-row.tsx';

const { product, mrp, net, belowMrp, last } = words.columns;

/** Every product with its prices. */
export function PriceTable({ products, draft, ...handlers }: TableProps<PriceRowView, PriceField>) {
  return (
    <FigureTable caption={words.title} heads={[product, mrp, net, belowMrp, last]} boxes={2}>
      {products.map((row) => (
        <PriceRow key={row.code} product={row} typedRow={draft[row.code]} {...handlers} />
      ))}
    </FigureTable>
  );
}

import type { PriceRowView } from '@shop/contracts/sheets/views';
import { words } from '../../../words/en/staff/prices.ts';
import { PriceRow, type RowHandlers } from './price-row.tsx';
import styles from './price-table.module.css';
import type { SheetDraft } from './sheet-draft.ts';

interface PriceTableProps extends RowHandlers {
  products: readonly PriceRowView[];
  draft: SheetDraft;
}

/** The sheet: Enter and the arrows go up and down a column, what is pasted from a spreadsheet goes into many fields. */
export function PriceTable({ products, draft, ...row }: PriceTableProps) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.product}</th>
          <th scope="col">{words.columns.mrp}</th>
          <th scope="col">{words.columns.net}</th>
          <th scope="col">{words.columns.belowMrp}</th>
          <th scope="col">{words.columns.last}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <PriceRow key={product.code} product={product} typedRow={draft[product.code]} {...row} />
        ))}
      </tbody>
    </table>
  );
}

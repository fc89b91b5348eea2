import { formatMoney } from '@shop/contracts/rules/money';
import { rupeesOf, typedPaise } from '@shop/contracts/rules/typed/typed-money';
import type { StockRowView } from '@shop/contracts/sheets/views';
import { memo } from 'react';
import { words as english } from '../../../words/en/staff/stock.ts';
import { useNames, useWords } from '../parts/chosen-words.ts';
import { FigureInput, type FieldHandlers } from '../parts/figure-sheet/figure-input.tsx';
import type { TableProps } from '../parts/figure-sheet/figure-sheet.tsx';
import styles from '../parts/figure-sheet/figure-table.module.css';
import { FigureTable } from '../parts/figure-sheet/figure-table.tsx';
import { ProductHeading } from '../parts/figure-sheet/product-heading.tsx';
import type { SheetDraft } from '../parts/figure-sheet/sheet-draft.ts';
import { goodsKind, typedBoxes, type GoodsField } from './stock-kinds.ts';

/** Every product with what came in of it. */
export function GoodsTable({ products, draft, ...handlers }: TableProps<StockRowView, GoodsField>) {
  const words = useWords(english);
  const { columns } = words;
  return (
    <FigureTable
      caption={words.title}
      heads={[columns.product, columns.quantity, columns.rate, columns.amount, columns.after]}
      boxes={2}
    >
      {products.map((row) => (
        <GoodsRow key={row.code} product={row} typedRow={draft[row.code]} {...handlers} />
      ))}
    </FigureTable>
  );
}

type TypedGoods = SheetDraft<GoodsField>[string];

interface GoodsRowProps extends FieldHandlers<StockRowView, GoodsField> {
  product: StockRowView;
  typedRow: TypedGoods | undefined;
}

/** A product with a quantity and a purchase rate in fields, and what they come to. Of 500 rows a letter draws one. */
const GoodsRow = memo(function GoodsRow({ product, typedRow, ...handlers }: GoodsRowProps) {
  const words = useWords(english);
  const { columns } = words;
  const [{ text: name }] = useNames()(product);
  const { onShelf, ratePaise } = product;
  const quantity = typedBoxes(typedRow?.quantity ?? '');
  const amount = amountOf(typedRow);
  const input = (field: GoodsField, placeholder: string | undefined) => {
    const text = typedRow?.[field] ?? '';
    return (
      <td data-label={columns[field]}>
        <FigureInput
          {...handlers}
          product={product}
          field={field}
          label={words.goodsIn.labels[field](name)}
          text={text}
          placeholder={placeholder}
          isChanged={text !== ''}
          isWrong={text !== '' && goodsKind.read(field, text) === null}
        />
      </td>
    );
  };
  return (
    <tr>
      <ProductHeading product={product} />
      {input('quantity', undefined)}
      {input('rate', ratePaise === null ? undefined : words.lastRate(rupeesOf(ratePaise)))}
      <td className={styles['figure']} data-label={columns.amount}>
        {amount > 0 && formatMoney(amount)}
      </td>
      <td
        className={styles['figure']}
        data-label={columns.after}
        data-wrong={onShelf === null && quantity !== null ? '' : undefined}
      >
        {onShelf === null ? words.notCounted : words.figure(onShelf + (quantity ?? 0))}
      </td>
    </tr>
  );
});

/** Paise; nothing as long as one of the two is missing. */
export function amountOf(row: TypedGoods | undefined): number {
  return (typedBoxes(row?.quantity ?? '') ?? 0) * (typedPaise(row?.rate ?? '') ?? 0);
}

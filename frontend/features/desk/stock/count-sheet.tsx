import type { Translated } from '@shop/contracts/rules/language';
import { previewCount } from '@shop/contracts/sheets/endpoints';
import type { StockRowView } from '@shop/contracts/sheets/views';
import { lazy, memo, useMemo } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words as english } from '../../../words/en/staff/stock.ts';
import { useNames, useWords } from '../parts/chosen-words.ts';
import { FigureInput, type FieldHandlers } from '../parts/figure-sheet/figure-input.tsx';
import type { TableProps } from '../parts/figure-sheet/figure-sheet.tsx';
import styles from '../parts/figure-sheet/figure-table.module.css';
import { FigureTable } from '../parts/figure-sheet/figure-table.tsx';
import { ProductHeading } from '../parts/figure-sheet/product-heading.tsx';
import { SheetSteps } from '../parts/figure-sheet/sheet-steps.tsx';
import { EarlierChanges, OpenChanges } from '../parts/preview/change-lists.tsx';
import { saveCount } from './save-stock.ts';
import { countKind, typedBoxes, type CountField } from './stock-kinds.ts';
import { useStockChanges, useStockSheet } from './stock-queries.ts';
import { useStockBack } from './use-stock-back.ts';

const CountPreview = lazy(async () => ({
  default: (await import('./stock-preview.tsx')).StockPreview<CountField>,
}));

/** What somebody counts on the shelves. */
export function CountSheet({ mayWrite }: { mayWrite: boolean }) {
  const words = useWords(english);
  const kind = useMemo(() => ({ ...countKind, words: words.count }), [words]);
  const changes = useStockChanges('count');
  const back = useStockBack('count');
  const lists = { changes, texts: words.history };
  return (
    <SheetSteps
      kind={kind}
      name="stock count"
      sheet={useStockSheet()}
      mayWrite={mayWrite}
      askPreview={(sent) => callSignedIn(previewCount, { body: sent })}
      onSave={(products) => saveCount(words, products)}
      table={CountTable}
      renderPreview={(step) => <CountPreview way="count" kind={kind} {...step} />}
      above={<OpenChanges {...lists} isBusy={back.busy} {...(mayWrite && { onBack: back.run })} />}
      below={<EarlierChanges {...lists} />}
    />
  );
}

function CountTable({ products, draft, ...handlers }: TableProps<StockRowView, CountField>) {
  const words = useWords(english);
  const { columns } = words;
  return (
    <FigureTable
      caption={words.title}
      heads={[columns.product, columns.onShelf, columns.difference, columns.expected, columns.held]}
      boxes={1}
    >
      {products.map((row) => (
        <CountRow key={row.code} product={row} text={draft[row.code]?.onShelf} {...handlers} />
      ))}
    </FigureTable>
  );
}

interface CountRowProps extends FieldHandlers<StockRowView, CountField> {
  product: StockRowView;
  text: string | undefined;
}

/** A product with what should stand on the shelf, to be put right. Of 500 rows a letter draws one. */
const CountRow = memo(function CountRow({ product, text, ...handlers }: CountRowProps) {
  const words = useWords(english);
  const { columns } = words;
  const [{ text: name }] = useNames()(product);
  const { onShelf, held } = product;
  const shown = text ?? (onShelf === null ? '' : words.figure(onShelf));
  const counted = typedBoxes(shown);
  const isBelowSold = counted !== null && counted < held;
  return (
    <tr>
      <ProductHeading product={product} />
      <td data-label={columns.onShelf}>
        <FigureInput
          {...handlers}
          product={product}
          field="onShelf"
          label={words.count.labels.onShelf(name)}
          text={shown}
          placeholder={words.notCounted}
          isChanged={text !== undefined}
          isWrong={shown !== '' && (counted === null || isBelowSold)}
        />
      </td>
      <td
        className={styles['figure']}
        data-label={columns.difference}
        data-wrong={isBelowSold ? '' : undefined}
      >
        {isBelowSold ? words.belowSold : text !== undefined && difference(words, counted, onShelf)}
      </td>
      <td className={styles['figure']} data-label={columns.expected}>
        {onShelf === null ? (
          <span className={styles['small']}>{words.notCounted}</span>
        ) : (
          words.figure(onShelf)
        )}
      </td>
      <td className={styles['figure']} data-label={columns.held}>
        {words.figure(held)}
      </td>
    </tr>
  );
});

function difference(
  words: Translated<typeof english>,
  counted: number | null,
  onShelf: number | null,
): string | null {
  return counted === null || onShelf === null ? null : words.difference(counted - onShelf);
}

import { Button } from '@mantine/core';
import type { PriceRowView } from '@shop/contracts/sheets/views';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/prices.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { faultOf, OpenSheet } from '../parts/sheet/open-sheet.tsx';
import { PercentBar } from './percent-bar.tsx';
import { PriceTable } from './price-table.tsx';
import styles from './price-sheet.module.css';
import { priceFileOf, pricesIn, rowsWithoutPrice, type PriceFile } from './prices-in-sheet.ts';
import { savePrices } from './save-prices.ts';
import {
  cellsOfText,
  changedByPercent,
  filledIn,
  isTable,
  pasted,
  rowsOf,
  settled,
  typed,
  type Field,
  type LeftLine,
  type SheetDraft,
  type TypedPriceRow,
} from './sheet-draft.ts';
import { SheetFilter } from './sheet-filter.tsx';

const LeftLines = lazy(async () => ({ default: (await import('./left-lines.tsx')).LeftLines }));

interface PriceSheetProps {
  products: readonly PriceRowView[];
  draft: SheetDraft;
  wasKept: boolean;
  mayWrite: boolean;
  isBusy: boolean;
  onEdit: (update: SheetDraft | ((draft: SheetDraft) => SheetDraft)) => void;
  /** @throws {SheetFileError} */
  onFile: (file: PriceFile) => void;
  onPreview: (rows: TypedPriceRow[]) => void;
}

/** The whole list to type and paste into, or to fill from a file. */
export function PriceSheet(props: PriceSheetProps) {
  const { products, draft, wasKept, mayWrite, isBusy, onEdit, onFile, onPreview } = props;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const [isForgetting, setIsForgetting] = useState(false);
  const [left, setLeft] = useState<LeftLine[]>([]);
  const shown = products.filter(
    (product) => (category === '' || product.category === category) && isCalled(product, search),
  );
  const rows = rowsOf(draft, products);
  const type = useCallback(
    (product: PriceRowView, field: Field, text: string) => onEdit((now) => typed(now, product, field, text)),
    [onEdit],
  );
  const leave = useCallback((product: PriceRowView) => onEdit((now) => settled(now, product)), [onEdit]);
  const latest = useRef({ draft, products, shown, onFile });
  useEffect(() => {
    latest.current = { draft, products, shown, onFile };
  });
  const paste = useCallback(
    ({ code }: PriceRowView, field: Field, text: string) => {
      const now = latest.current;
      const cells = cellsOfText(text);
      try {
        const table = isTable(cells, now.products) ? priceFileOf(cells, now.products) : null;
        if (table && !table.isSure) return now.onFile(table);
        const result = table
          ? filledIn(now.draft, now.products, pricesIn(table), cells, rowsWithoutPrice(table))
          : pasted(now.draft, now.products, now.shown, { code, field }, cells);
        onEdit(result.draft);
        setLeft(result.left);
        if (result.rows > 0) toast(words.pasted(result.rows));
        else toast(words.pastedNothing, 'error');
      } catch (error) {
        toast(faultOf(error, MOST_SHEET_ROWS), 'error');
      }
    },
    [onEdit],
  );
  return (
    <>
      <div className={styles['bar']}>
        <SheetFilter
          categories={[...new Set(products.map((product) => product.category))]}
          search={search}
          category={category}
          onSearch={setSearch}
          onCategory={setCategory}
        />
        <Button variant="default" onClick={() => void savePrices(shown)}>
          {words.save}
        </Button>
        {mayWrite && (
          <OpenSheet
            most={MOST_SHEET_ROWS}
            isBusy={isBusy}
            onCells={(cells) => onFile(priceFileOf(cells, products))}
          />
        )}
      </div>
      {mayWrite && (
        <PercentBar
          count={shown.length}
          onFill={(change) => {
            onEdit(changedByPercent(draft, shown, change));
            toast(words.filled(shown.length));
          }}
        />
      )}
      {mayWrite && <p className={styles['muted']}>{words.help}</p>}
      <Fetched>{left.length > 0 && <LeftLines left={left} onRead={() => setLeft([])} />}</Fetched>
      {shown.length > 0 ? (
        <PriceTable
          products={shown}
          draft={draft}
          mayWrite={mayWrite}
          onType={type}
          onLeave={leave}
          onPaste={paste}
        />
      ) : (
        <EmptyState title={words.noneFound}>
          <p>{words.noneFoundHelp}</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className={styles['foot']} role="region" aria-label={words.preview}>
          <span role="status">{words.typed(rows.length)}</span>
          {wasKept && <span className={styles['muted']}>{words.keptFrom}</span>}
          <div className={styles['steps']}>
            <Button variant="default" onClick={() => setIsForgetting(true)}>
              {words.forget}
            </Button>
            <Button loading={isBusy} onClick={() => onPreview(rows)}>
              {words.preview}
            </Button>
          </div>
        </div>
      )}
      {isForgetting && (
        <AskFirst
          title={words.forgetSure}
          effects={words.forgetEffects(rows.length)}
          submit={words.forget}
          danger
          run={async () => onEdit({})}
          onClose={() => setIsForgetting(false)}
        />
      )}
    </>
  );
}

function isCalled({ code, name, nameTa }: PriceRowView, search: string): boolean {
  const text = `${code} ${name} ${nameTa ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

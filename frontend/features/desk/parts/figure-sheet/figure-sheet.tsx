import { Button } from '@mantine/core';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import type { SheetProductView } from '@shop/contracts/sheets/views';
import { lazy, useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { toast } from '../../../../ui/messages/toast.ts';
import { words as english } from '../../../../words/en/staff/figure-sheet.ts';
import { AskFirst } from '../action/ask-first.tsx';
import { useWords } from '../chosen-words.ts';
import { Fetched } from '../fetched.tsx';
import { OpenSheet, useFaultOf } from '../sheet/open-sheet.tsx';
import type { FieldHandlers } from './figure-input.tsx';
import styles from './figure-sheet.module.css';
import { filledIn, pasted, type LeftLine } from './pasted.ts';
import {
  cellsOfText,
  isTable,
  rowsOf,
  settled,
  typed,
  type SheetDraft,
  type TypedRow,
} from './sheet-draft.ts';
import { rowsIn, rowsPassedOver, sheetFileOf, type SheetFile } from './sheet-file.ts';
import { SheetFilter, type CategoryName } from './sheet-filter.tsx';
import type { SheetKind } from './sheet-kind.ts';

const LeftLines = lazy(async () => ({ default: (await import('./left-lines.tsx')).LeftLines }));

/** The rows that are shown, with what was typed into them. */
export interface TableProps<Product extends SheetProductView, Field extends string> extends FieldHandlers<
  Product,
  Field
> {
  products: readonly Product[];
  draft: SheetDraft<Field>;
}

type Edit<Field extends string> = (
  update: SheetDraft<Field> | ((draft: SheetDraft<Field>) => SheetDraft<Field>),
) => void;

/** What one sheet has and another has not. */
export interface SheetParts<Product extends SheetProductView, Field extends string> {
  kind: SheetKind<Product, Field>;
  table: ComponentType<TableProps<Product, Field>>;
  /** Saves the rows as they are in the shop, in a form that can be opened here again. */
  onSave: (shown: readonly Product[]) => Promise<void>;
  /** Over the table, for whoever may write. */
  renderTools?: (shown: readonly Product[], draft: SheetDraft<Field>, onEdit: Edit<Field>) => ReactNode;
  /** Beside the count of what was typed. */
  sum?: (draft: SheetDraft<Field>) => string;
}

interface FigureSheetProps<Product extends SheetProductView, Field extends string> extends SheetParts<
  Product,
  Field
> {
  products: readonly Product[];
  draft: SheetDraft<Field>;
  wasKept: boolean;
  mayWrite: boolean;
  isBusy: boolean;
  onEdit: Edit<Field>;
  /** @throws {SheetFileError} */
  onFile: (file: SheetFile<Field>) => void;
  onPreview: (rows: TypedRow<Field>[]) => void;
}

/** The whole list to type and paste into, or to fill from a file. */
export function FigureSheet<Product extends SheetProductView, Field extends string>(
  props: FigureSheetProps<Product, Field>,
) {
  const words = useWords(english);
  const faultOf = useFaultOf();
  const { kind, table: Table, onSave, renderTools, sum } = props;
  const { products, draft, wasKept, mayWrite, isBusy, onEdit, onFile, onPreview } = props;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const [isForgetting, setIsForgetting] = useState(false);
  const [left, setLeft] = useState<LeftLine[]>([]);
  const shown = products.filter(
    (product) => (category === '' || product.category === category) && isCalled(product, search),
  );
  const rows = rowsOf(kind, draft, products);
  const type = useCallback(
    (product: Product, field: Field, text: string) => onEdit((now) => typed(now, product, field, text)),
    [onEdit],
  );
  const leave = useCallback(
    (product: Product) => onEdit((now) => settled(kind, now, product)),
    [kind, onEdit],
  );
  const latest = useRef({ draft, products, shown, onFile });
  useEffect(() => {
    latest.current = { draft, products, shown, onFile };
  });
  const paste = useCallback(
    ({ code }: Product, field: Field, text: string) => {
      const now = latest.current;
      const cells = cellsOfText(text);
      try {
        const file = isTable(kind, cells, now.products) ? sheetFileOf(kind, cells, now.products) : null;
        if (file && !file.isSure) return now.onFile(file);
        const result = file
          ? filledIn(kind, now.draft, now.products, rowsIn(kind, file), cells, rowsPassedOver(kind, file))
          : pasted(kind, now.draft, now.products, now.shown, { code, field }, cells);
        onEdit(result.draft);
        setLeft(result.left);
        if (result.rows > 0) toast(words.pasted(result.rows));
        else toast(words.pastedNothing, 'error');
      } catch (error) {
        toast(faultOf(error, MOST_SHEET_ROWS), 'error');
      }
    },
    [kind, onEdit, words, faultOf],
  );
  return (
    <>
      <div className={styles['bar']}>
        <SheetFilter
          categories={categoriesOf(products)}
          search={search}
          category={category}
          onSearch={setSearch}
          onCategory={setCategory}
        />
        <Button variant="default" onClick={() => void onSave(shown)}>
          {words.save}
        </Button>
        {mayWrite && (
          <OpenSheet
            most={MOST_SHEET_ROWS}
            isBusy={isBusy}
            onCells={(cells) => onFile(sheetFileOf(kind, cells, products))}
          />
        )}
      </div>
      {mayWrite && renderTools?.(shown, draft, onEdit)}
      {mayWrite && <p className={styles['muted']}>{kind.words.help}</p>}
      <Fetched>
        {left.length > 0 && <LeftLines left={left} figure={kind.words.figure} onRead={() => setLeft([])} />}
      </Fetched>
      {shown.length > 0 ? (
        <Table
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
          {sum && <strong>{sum(draft)}</strong>}
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

/** Each once, in their order. */
function categoriesOf(products: readonly SheetProductView[]): readonly CategoryName[] {
  const all = products.map(({ category: name, categoryTa: nameTa = null }) => ({ name, nameTa }));
  return [...new Map(all.map((category) => [category.name, category])).values()];
}

function isCalled({ code, name, nameTa }: SheetProductView, search: string): boolean {
  const text = `${code} ${name} ${nameTa ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

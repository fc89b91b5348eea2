import { changedTo, type RowChange, type StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import type { Translated } from '@shop/contracts/rules/language';
import { applyStock } from '@shop/contracts/sheets/endpoints';
import type { ChangePreviewView, ChangeSetView, StockRowView } from '@shop/contracts/sheets/views';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as screenWords } from '../../../words/en/staff/screen.ts';
import { words as english } from '../../../words/en/staff/stock.ts';
import { useAction } from '../parts/action/use-action.ts';
import { useNames, useNotifyError, useWords } from '../parts/chosen-words.ts';
import { fileRows, ReadFrom } from '../parts/figure-sheet/read-from.tsx';
import type { SheetKind } from '../parts/figure-sheet/sheet-kind.ts';
import type { PreviewStep } from '../parts/figure-sheet/sheet-steps.tsx';
import { Preview } from '../parts/preview/preview.tsx';
import { refreshStock } from './stock-queries.ts';
import { useStockBack } from './use-stock-back.ts';

interface StockPreviewProps<Field extends string> extends PreviewStep<StockRowView, Field> {
  way: StockWay;
  kind: SheetKind<StockRowView, Field>;
  /** What else there is to know before it is done. */
  note?: ReactNode;
}

/** What a count, or goods that came in, would change of the shelves, and the step that changes them. */
export function StockPreview<Field extends string>(props: StockPreviewProps<Field>) {
  const words = useWords(english);
  const screen = useWords(screenWords);
  const { columns } = words;
  const { way, kind, preview, file, products, note, onBack, onColumns, onApplied } = props;
  const namesOf = useNames();
  const notifyError = useNotifyError();
  const queries = useQueryClient();
  const back = useStockBack(way);
  const { run, busy } = useAction<null, ChangeSetView>({
    step: `stock/${preview.id}`,
    send: (_, attempt) => stepSignedIn(applyStock, { params: { way, id: preview.id }, attempt }),
    onDone: ({ left }) => {
      if (left.length > 0) toast(words.leftSome(left.length), 'error');
      refreshStock(queries);
      onApplied();
    },
    done: () => words.done[way],
    undo: back.run,
  });
  const titleOf = (product: StockRowView) =>
    [namesOf(product)[0].text, product.content && screen.content(product.content)]
      .filter(Boolean)
      .join(' · ');
  const titles = new Map(products.map((product) => [product.code, titleOf(product)]));
  return (
    <Preview
      preview={shelvesOnly(preview, titles)}
      {...fileRows(file)}
      // Cells by the names that the shop has for them.
      fields={{ onShelf: columns.expected, quantity: columns.quantity, ratePaise: columns.rate }}
      textOf={(cell) => words.figure(Number(cell))}
      remark={(row) => remarkOf(words, preview.changed.find(({ key }) => key === row.key) ?? row)}
      notes={
        <>
          {file && <ReadFrom kind={kind} file={file} onColumns={onColumns} />}
          {note}
        </>
      }
      isBusy={busy}
      onBack={onBack}
      onApply={() => void run(null).catch(notifyError)}
    />
  );
}

const isShelf = ({ field }: { field: string }) => field === 'onShelf';

/** What came in is said in the remark, the bill above all rows. @param titles by item code */
function shelvesOnly(preview: ChangePreviewView, titles: ReadonlyMap<string, string>): ChangePreviewView {
  const changed = preview.changed.map((row) => ({
    ...row,
    title: titles.get(row.key) ?? row.title,
    cells: row.cells.filter(isShelf),
  }));
  return { ...preview, changed };
}

function remarkOf(words: Translated<typeof english>, row: RowChange): string {
  const quantity = changedTo(row, 'quantity');
  if (quantity !== null) return words.came(Number(quantity), Number(changedTo(row, 'ratePaise')));
  const shelf = row.cells.find(isShelf);
  if (!shelf || shelf.before === null) return words.begins;
  return words.fewerOrMore(Number(shelf.after) - Number(shelf.before));
}

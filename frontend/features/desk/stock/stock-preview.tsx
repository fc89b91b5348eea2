import { changedTo, type RowChange, type StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import { applyStock } from '@shop/contracts/sheets/endpoints';
import type { ChangePreviewView, ChangeSetView, StockRowView } from '@shop/contracts/sheets/views';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/stock.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { fileRows, ReadFrom } from '../parts/figure-sheet/read-from.tsx';
import type { SheetKind } from '../parts/figure-sheet/sheet-kind.ts';
import type { PreviewStep } from '../parts/figure-sheet/sheet-steps.tsx';
import { Preview } from '../parts/preview/preview.tsx';
import { refreshStock } from './stock-queries.ts';
import { useStockBack } from './use-stock-back.ts';

/** Cells by the names that the shop has for them. */
const FIELDS = {
  onShelf: words.columns.expected,
  quantity: words.columns.quantity,
  ratePaise: words.columns.rate,
};

interface StockPreviewProps<Field extends string> extends PreviewStep<StockRowView, Field> {
  way: StockWay;
  kind: SheetKind<StockRowView, Field>;
  /** What else there is to know before it is done. */
  note?: ReactNode;
}

/** What a count, or goods that came in, would change of the shelves, and the step that changes them. */
export function StockPreview<Field extends string>(props: StockPreviewProps<Field>) {
  const { way, kind, preview, file, note, onBack, onColumns, onApplied } = props;
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
  return (
    <Preview
      preview={shelvesOnly(preview)}
      {...fileRows(file)}
      fields={FIELDS}
      textOf={(cell) => words.figure(Number(cell))}
      remark={(row) => remarkOf(preview.changed.find(({ key }) => key === row.key) ?? row)}
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

/** What came in is said in the remark, the bill above all rows. */
function shelvesOnly(preview: ChangePreviewView): ChangePreviewView {
  const changed = preview.changed.map((row) => ({ ...row, cells: row.cells.filter(isShelf) }));
  return { ...preview, changed };
}

function remarkOf(row: RowChange): string {
  const quantity = changedTo(row, 'quantity');
  if (quantity !== null) return words.came(Number(quantity), Number(changedTo(row, 'ratePaise')));
  const shelf = row.cells.find(isShelf);
  if (!shelf || shelf.before === null) return words.begins;
  return words.fewerOrMore(Number(shelf.after) - Number(shelf.before));
}

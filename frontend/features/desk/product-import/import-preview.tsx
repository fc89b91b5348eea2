import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import { applyImport } from '@shop/contracts/product-import/endpoints';
import type { ImportPreviewView } from '@shop/contracts/product-import/views';
import type { Cell } from '@shop/contracts/rules/catalogue/change-sets';
import { formatMoney } from '@shop/contracts/rules/money';
import { PRODUCT_COLUMNS } from '@shop/contracts/rules/catalogue/product-columns';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as previewWords } from '../../../words/en/admin-preview.ts';
import { words } from '../../../words/en/admin-product-import.ts';
import { tell, useAction } from '../parts/action/use-action.ts';
import { Preview } from '../parts/preview/preview.tsx';
import styles from './product-import.module.css';
import type { ProductSheet } from './product-sheet.ts';

interface ImportPreviewProps {
  preview: ImportPreviewView;
  sheet: ProductSheet;
  onBack: () => void;
}

/** What a file would add and change, and the step that does it. */
export function ImportPreview({ preview, sheet, onBack }: ImportPreviewProps) {
  const queries = useQueryClient();
  const { run, busy } = useAction<undefined, ChangeSetView>({
    step: `product-import/${preview.id}`,
    send: (_, attempt) => stepSignedIn(applyImport, { params: { id: preview.id }, attempt }),
    onDone: ({ left }) => {
      if (left.length > 0) toast(previewWords.leftSome(left.length), 'error');
      void queries.invalidateQueries({ queryKey: ['products'] });
      onBack();
    },
    done: () => words.applied,
  });
  const notes = notesOf(preview, sheet);
  return (
    <Preview
      preview={preview}
      file={sheet}
      fields={PRODUCT_COLUMNS}
      textOf={textOf}
      notes={
        notes.length > 0 && (
          <div className={styles['notes']}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )
      }
      isBusy={busy}
      onBack={onBack}
      onApply={() => void run(undefined).catch(tell)}
    />
  );
}

function textOf(cell: NonNullable<Cell>, field: string): string {
  if (field === 'mrp' || field === 'net') return formatMoney(Number(cell));
  if (field === 'gst') return words.percent(Number(cell));
  return field === 'noiseDb' ? words.decibel(Number(cell)) : String(cell);
}

function notesOf({ changed, refused, categories }: ImportPreviewView, sheet: ProductSheet): string[] {
  const broughtBack = changed.filter(({ cells }) =>
    cells.some(({ field, before }) => field === 'state' && before === 'archived'),
  ).length;
  return [
    sheet.passedOver.length > 0 && previewWords.passedOver(sheet.passedOver),
    sheet.unknown.length > 0 && words.notRead(sheet.unknown.join(', ')),
    refused.some(({ refusal }) => refusal === 'unknown-category') &&
      (categories.length > 0 ? words.categories(categories.join(', ')) : words.noCategories),
    broughtBack > 0 && words.broughtBack(broughtBack),
    changed.length > 0 && sheet.columns.includes('stock') && words.stockOfNew,
  ].filter((note) => note !== false);
}

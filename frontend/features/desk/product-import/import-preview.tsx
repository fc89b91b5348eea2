import type { ChangeSetView } from '@shop/contracts/sheets/views';
import { applyImport } from '@shop/contracts/sheets/endpoints';
import type { ImportPreviewView } from '@shop/contracts/sheets/views';
import type { Cell } from '@shop/contracts/rules/catalogue/change-sets';
import { formatMoney } from '@shop/contracts/rules/money';
import {
  COLUMN_FIELDS,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from '@shop/contracts/rules/catalogue/product-columns';
import { PARTED_BY } from '@shop/contracts/rules/entered-fields';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words as previewWords } from '../../../words/en/staff/preview.ts';
import { words } from '../../../words/en/staff/product-import.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { Preview } from '../parts/preview/preview.tsx';
import styles from './product-import.module.css';
import { MissingCategories } from './missing-categories.tsx';
import { withShown, type ProductSheet } from './product-sheet.ts';

interface ImportPreviewProps {
  preview: ImportPreviewView;
  sheet: ProductSheet;
  /** Asks again, with an answer to what a code that lacks zeros means. */
  onAlike: (alike: 'same' | 'new') => Promise<void>;
  /** Asks again, of the sheet as it is now. */
  onSheet: (sheet: ProductSheet) => Promise<void>;
  onBack: () => void;
}

/** What a file would add and change, and the step that does it. */
export function ImportPreview({ preview, sheet, onAlike, onSheet, onBack }: ImportPreviewProps) {
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
  const [isAsking, setIsAsking] = useState(false);
  const ask = (again: Promise<void>) => {
    setIsAsking(true);
    void again.catch(notifyError).finally(() => setIsAsking(false));
  };
  const isStateless = !sheet.columns.includes('state') && preview.added.length > 0;
  return (
    <Preview
      preview={preview}
      file={sheet}
      fields={PRODUCT_COLUMNS}
      textOf={textOf}
      notes={
        <>
          <Alike refused={preview.refused} isBusy={isAsking} onAnswer={(alike) => ask(onAlike(alike))} />
          <MissingCategories
            refused={preview.refused}
            isBusy={isAsking}
            run={ask}
            onAdded={() => onSheet(sheet)}
          />
          {notes.length > 0 && (
            <div className={styles['notes']}>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              {isStateless && (
                <div className={styles['steps']}>
                  <Button
                    variant="default"
                    loading={isAsking}
                    onClick={() => ask(onSheet(withShown(sheet, codesOf(preview.added))))}
                  >
                    {words.showNew(preview.added.length)}
                  </Button>
                </div>
              )}
            </div>
          )}
        </>
      }
      // While it is made anew, nobody applies the one of before.
      isBusy={busy || isAsking}
      onBack={onBack}
      onApply={() => void run(undefined).catch(notifyError)}
    />
  );
}

function codesOf(rows: ImportPreviewView['added']): string[] {
  return rows.map(({ key }) => key);
}

interface AlikeProps {
  refused: ImportPreviewView['refused'];
  isBusy: boolean;
  onAnswer: (alike: 'same' | 'new') => void;
}

/** Which product a code is that lacks zeros. */
function Alike({ refused, isBusy, onAnswer }: AlikeProps) {
  const alike = refused.filter(({ refusal }) => refusal === 'code-alike');
  if (alike.length === 0) return null;
  return (
    <Notice kind="season">
      <p>{words.alike(alike.map(({ key, typed }) => words.alikePair(key, typed)))}</p>
      <div className={styles['steps']}>
        <Button loading={isBusy} onClick={() => onAnswer('same')}>
          {words.alikeSame}
        </Button>
        <Button variant="default" loading={isBusy} onClick={() => onAnswer('new')}>
          {words.alikeNew}
        </Button>
      </div>
    </Notice>
  );
}

function textOf(cell: NonNullable<Cell>, name: string): string {
  const { kind, column } = COLUMN_FIELDS[name as ProductColumn];
  if (kind === 'money') return formatMoney(Number(cell));
  if (kind === 'share') return words.percent(Number(cell));
  const { labels, measure } = column;
  if (labels) {
    return String(cell)
      .split(PARTED_BY)
      .map((value) => labels[value] ?? value)
      .join(PARTED_BY);
  }
  return measure ? `${cell} ${measure}` : String(cell);
}

function notesOf(
  { added, changed, refused, categories, newBrands, newTags }: ImportPreviewView,
  sheet: ProductSheet,
): string[] {
  const broughtBack = changed.filter(({ cells }) =>
    cells.some(({ field, before }) => field === 'state' && before === 'archived'),
  ).length;
  const drafts = added.filter(({ cells }) =>
    cells.some(({ field, after }) => field === 'state' && after === 'draft'),
  ).length;
  return [
    drafts > 0 && words.drafts(drafts),
    sheet.passedOver.length > 0 && previewWords.passedOver(sheet.passedOver),
    sheet.unknown.length > 0 && words.notRead(sheet.unknown.join(', ')),
    refused.some(({ refusal }) => refusal === 'unknown-category') &&
      (categories.length > 0 ? words.categories(categories.join(', ')) : words.noCategories),
    newBrands.length > 0 && words.newBrands(newBrands),
    newTags.length > 0 && words.newTags(newTags),
    broughtBack > 0 && words.broughtBack(broughtBack),
    changed.length > 0 && sheet.columns.includes('stock') && words.stockOfNew,
  ].filter((note) => note !== false);
}

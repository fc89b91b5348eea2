import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import type { SentSheet } from '@shop/contracts/sheets/requests';
import type { ChangePreviewView, SheetProductView } from '@shop/contracts/sheets/views';
import { lazy, useState, type ReactNode } from 'react';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { words as english } from '../../../../words/en/staff/figure-sheet.ts';
import { Answer } from '../answer.tsx';
import { useNotifyError, useWords } from '../chosen-words.ts';
import { Fetched } from '../fetched.tsx';
import { sendSheet } from '../sheet/send-sheet.ts';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { FigureSheet, type SheetParts } from './figure-sheet.tsx';
import type { ChooseColumns as AnyChooseColumns } from './choose-columns.tsx';
import type { TypedRow } from './sheet-draft.ts';
import { rowsIn, type SheetFile } from './sheet-file.ts';
import { useSheetDraft } from './use-sheet-draft.ts';

/** Few files have headings that say too little. */
const ChooseColumns = lazy(async () => ({
  default: (await import('./choose-columns.tsx')).ChooseColumns,
})) as unknown as typeof AnyChooseColumns;

/** What a preview is shown with, and the ways out of it. */
export interface PreviewStep<Product extends SheetProductView, Field extends string> {
  preview: ChangePreviewView;
  /** What it is a preview of; null for what was typed. */
  file: SheetFile<Field> | null;
  products: readonly Product[];
  onBack: () => void;
  onColumns: () => void;
  onApplied: () => void;
}

interface SheetStepsProps<Product extends SheetProductView, Field extends string> extends SheetParts<
  Product,
  Field
> {
  /** Under which what was typed is kept in this browser. */
  name: string;
  sheet: UseQueryResult<{ products: Product[] }>;
  mayWrite: boolean;
  /** What lacks before anything can be previewed is said by it; then it is false. */
  isReady?: () => boolean;
  askPreview: (sent: SentSheet) => Promise<ChangePreviewView>;
  renderPreview: (step: PreviewStep<Product, Field>) => ReactNode;
  /** Over the sheet and under it; not beside the preview. */
  above: ReactNode;
  below: ReactNode;
}

/** Figures of all products: the sheet, then what it would do, then it is done. */
export function SheetSteps<Product extends SheetProductView, Field extends string>(
  props: SheetStepsProps<Product, Field>,
) {
  const words = useWords(english);
  const {
    kind,
    name,
    sheet,
    mayWrite,
    isReady = () => true,
    askPreview,
    renderPreview,
    above,
    below,
    ...parts
  } = props;
  const { draft, wasKept, edit } = useSheetDraft<Field>(name);
  const [file, setFile] = useState<SheetFile<Field> | null>(null);
  const [preview, setPreview] = useState<ChangePreviewView | null>(null);
  useLeaveWarning(file !== null, words.leaveFile);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ rows }: { rows: TypedRow<Field>[]; of: SheetFile<Field> | null }) => {
      const sent = rows.map((row) => ({
        row: row.row,
        cells: [row.code, ...kind.fields.map((field) => row[field] ?? '')],
      }));
      return askPreview(await sendSheet(sent));
    },
    onSuccess: (view, { of }) => {
      setFile(of);
      setPreview(view);
    },
    onError: useNotifyError(),
  });
  const previewFile = (opened: SheetFile<Field>) => mutate({ rows: rowsIn(kind, opened), of: opened });
  const open = (opened: SheetFile<Field>) => {
    // What lacks is asked for beside the sheet, which makes way for the file.
    if (!isReady()) return;
    if (opened.isSure) previewFile(opened);
    else setFile(opened);
  };
  const leave = () => {
    setFile(null);
    setPreview(null);
  };
  if (preview) {
    const shown = renderPreview({
      preview,
      file,
      products: sheet.data?.products ?? [],
      onBack: leave,
      onColumns: () => setPreview(null),
      onApplied: () => {
        if (!file) edit({});
        leave();
      },
    });
    return <Fetched>{shown}</Fetched>;
  }
  if (file) {
    return (
      <Fetched>
        <ChooseColumns kind={kind} file={file} isBusy={isPending} onBack={leave} onChosen={previewFile} />
      </Fetched>
    );
  }
  return (
    <>
      {above}
      <Answer query={sheet} lines={12}>
        {({ products }) =>
          products.length > 0 ? (
            <FigureSheet
              {...parts}
              kind={kind}
              products={products}
              draft={draft}
              wasKept={wasKept}
              mayWrite={mayWrite}
              isBusy={isPending}
              onEdit={edit}
              onFile={open}
              onPreview={(rows) => isReady() && mutate({ rows, of: null })}
            />
          ) : (
            <EmptyState title={words.none}>
              <p>{words.noneHelp}</p>
            </EmptyState>
          )
        }
      </Answer>
      {below}
    </>
  );
}

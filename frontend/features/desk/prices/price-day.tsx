import { useMutation } from '@tanstack/react-query';
import type { ChangePreviewView } from '@shop/contracts/sheets/views';
import { previewPrices } from '@shop/contracts/sheets/endpoints';
import { lazy, useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/prices.ts';
import { staffSession } from '../../accounts/session.ts';
import { Answer } from '../parts/answer.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { sendSheet } from '../parts/sheet/send-sheet.ts';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import { OpenPriceChanges, PriceHistory } from './price-history.tsx';
import { PricePreview } from './price-preview.tsx';
import { usePriceSheet } from './price-queries.ts';
import { PriceSheet } from './price-sheet.tsx';
import { pricesIn, type PriceFile } from './prices-in-sheet.ts';
import type { TypedPriceRow } from './sheet-draft.ts';
import { useSheetDraft } from './use-sheet-draft.ts';

/** Few files have headings that say too little. */
const ChooseColumns = lazy(async () => ({ default: (await import('./choose-columns.tsx')).ChooseColumns }));

/** A season's prices: the sheet, then what it would do, then it is done. */
export function PriceDay() {
  const sheet = usePriceSheet();
  const { draft, wasKept, edit } = useSheetDraft();
  const [file, setFile] = useState<PriceFile | null>(null);
  const [preview, setPreview] = useState<ChangePreviewView | null>(null);
  const mayWrite = staffSession.current().permissions.includes('catalogue.write');
  useLeaveWarning(file !== null, words.leaveFile);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ rows }: { rows: TypedPriceRow[]; of: PriceFile | null }) => {
      const cells = rows.map(({ row, code, mrp = '', net = '' }) => ({ row, cells: [code, mrp, net] }));
      return callSignedIn(previewPrices, { body: await sendSheet(cells) });
    },
    onSuccess: (view, { of }) => {
      setFile(of);
      setPreview(view);
    },
    onError: (error) => toast(sentenceOf(error), 'error'),
  });
  const previewFile = (opened: PriceFile) => mutate({ rows: pricesIn(opened), of: opened });
  const leave = () => {
    setFile(null);
    setPreview(null);
  };
  if (preview) {
    return (
      <PricePreview
        preview={preview}
        file={file}
        products={sheet.data?.products ?? []}
        onBack={leave}
        onColumns={() => setPreview(null)}
        onApplied={() => {
          if (!file) edit({});
          leave();
        }}
      />
    );
  }
  if (file) {
    return (
      <Fetched>
        <ChooseColumns file={file} isBusy={isPending} onBack={leave} onChosen={previewFile} />
      </Fetched>
    );
  }
  return (
    <>
      <OpenPriceChanges mayWrite={mayWrite} />
      <Answer query={sheet} lines={12}>
        {({ products }) =>
          products.length > 0 ? (
            <PriceSheet
              products={products}
              draft={draft}
              wasKept={wasKept}
              mayWrite={mayWrite}
              isBusy={isPending}
              onEdit={edit}
              onFile={(opened) => (opened.isSure ? previewFile(opened) : setFile(opened))}
              onPreview={(rows) => mutate({ rows, of: null })}
            />
          ) : (
            <EmptyState title={words.none}>
              <p>{words.noneHelp}</p>
            </EmptyState>
          )
        }
      </Answer>
      <PriceHistory />
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import type { ChangePreviewView } from '@shop/contracts/change-sets/views';
import { previewPrices } from '@shop/contracts/prices/endpoints';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words/en/admin-prices.ts';
import { staffSession } from '../../accounts/session.ts';
import { Answer } from '../parts/answer.tsx';
import { sendSheet } from '../parts/sheet/send-sheet.ts';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import { PriceHistory } from './price-history.tsx';
import { PricePreview } from './price-preview.tsx';
import { usePriceSheet } from './price-queries.ts';
import { PriceSheet } from './price-sheet.tsx';
import type { TypedPriceRow } from './sheet-draft.ts';
import { useSheetDraft } from './use-sheet-draft.ts';

/** A season's prices: the sheet, then what it would do, then it is done. */
export function PriceDay() {
  const sheet = usePriceSheet();
  const { draft, wasKept, edit } = useSheetDraft();
  const [shown, setShown] = useState<{ preview: ChangePreviewView; isOfFile: boolean } | null>(null);
  const mayWrite = staffSession.current().permissions.includes('catalogue.write');
  useLeaveWarning(shown !== null && shown.isOfFile, words.forgetSure);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ rows }: { rows: TypedPriceRow[]; isOfFile: boolean }) => {
      const cells = rows.map(({ row, code, mrp = '', net = '' }) => ({ row, cells: [code, mrp, net] }));
      return callSignedIn(previewPrices, { body: await sendSheet(cells) });
    },
    onSuccess: (preview, { isOfFile }) => setShown({ preview, isOfFile }),
    onError: (error) => toast(sentenceOf(error), 'error'),
  });
  const applied = () => {
    if (!shown?.isOfFile) edit({});
    setShown(null);
  };
  if (shown) {
    return <PricePreview preview={shown.preview} onBack={() => setShown(null)} onApplied={applied} />;
  }
  return (
    <>
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
              onPreview={(rows, isOfFile) => mutate({ rows, isOfFile })}
            />
          ) : (
            <EmptyState title={words.none}>
              <p>{words.noneHelp}</p>
            </EmptyState>
          )
        }
      </Answer>
      <PriceHistory mayWrite={mayWrite} />
    </>
  );
}

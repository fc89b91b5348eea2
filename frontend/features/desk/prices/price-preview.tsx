import type { ChangePreviewView, ChangeSetView } from '@shop/contracts/change-sets/views';
import { applyPrices } from '@shop/contracts/prices/endpoints';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/toast.ts';
import { words as previewWords } from '../../../words/en/admin-preview.ts';
import { words } from '../../../words/en/admin-prices.ts';
import { tell, useAction } from '../parts/action/use-action.ts';
import { Preview } from '../parts/preview/preview.tsx';

const FIELDS = { mrpPaise: words.columns.mrp, netPaise: words.columns.net };

/** What new prices would change, and the step that changes them, now or at a time. */
export function PricePreview({
  preview,
  onBack,
  onApplied,
}: {
  preview: ChangePreviewView;
  onBack: () => void;
  onApplied: () => void;
}) {
  const queries = useQueryClient();
  const { run, busy } = useAction<string | null, ChangeSetView>({
    step: `prices/${preview.id}`,
    send: (at, attempt) => stepSignedIn(applyPrices, { params: { id: preview.id }, body: { at }, attempt }),
    onDone: ({ left }) => {
      if (left.length > 0) toast(previewWords.leftSome(left.length), 'error');
      void queries.invalidateQueries({ queryKey: ['prices'] });
      onApplied();
    },
    done: (at) => (at === null ? previewWords.applied : previewWords.scheduled),
  });
  return (
    <Preview
      preview={preview}
      fields={FIELDS}
      textOf={(cell) => formatMoney(Number(cell))}
      isBusy={busy}
      onBack={onBack}
      onApply={() => void run(null).catch(tell)}
      onSchedule={(at) => void run(at).catch(tell)}
    />
  );
}

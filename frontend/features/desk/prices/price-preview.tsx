import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangePreviewView } from '@shop/contracts/change-sets/views';
import { applyPrices } from '@shop/contracts/prices/endpoints';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { previewWords, words } from '../../../words/en/admin-prices.ts';
import { Preview } from '../parts/preview/preview.tsx';
import { priceKeys } from './price-queries.ts';

const FIELDS = { mrpPaise: words.columns.mrp, netPaise: words.columns.net };

/** What new prices would change, and the step that changes them. */
export function PricePreview({
  preview,
  onBack,
  onApplied,
}: {
  preview: ChangePreviewView;
  onBack: () => void;
  onApplied: () => Promise<void>;
}) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (at: string | null) =>
      callSignedIn(applyPrices, { params: { id: preview.id }, body: { at } }),
    onSuccess: async ({ state, left }) => {
      if (state === 'scheduled') toast(previewWords.scheduled);
      else toast(left.length > 0 ? previewWords.appliedBut(left.length) : previewWords.applied);
      await queries.invalidateQueries({ queryKey: priceKeys.changes });
      await onApplied();
    },
    onError: (error) => toast(sentenceOf(error), 'error'),
  });
  return (
    <Preview
      preview={preview}
      fields={FIELDS}
      textOf={(cell) => (typeof cell === 'number' ? formatMoney(cell) : '')}
      isBusy={isPending}
      onBack={onBack}
      onApply={mutate}
    />
  );
}

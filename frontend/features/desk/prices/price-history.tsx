import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import { undoPrices, withdrawPrices } from '@shop/contracts/prices/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { previewWords } from '../../../words/en/admin-prices.ts';
import { Answer } from '../parts/answer.tsx';
import { ChangeHistory } from '../parts/preview/change-history.tsx';
import { usePriceChanges } from './price-queries.ts';

/** The last changes of many prices, with the way back from the last one. */
export function PriceHistory({ mayWrite }: { mayWrite: boolean }) {
  const queries = useQueryClient();
  const changes = usePriceChanges();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, state }: ChangeSetView) =>
      callSignedIn(state === 'scheduled' ? withdrawPrices : undoPrices, { params: { id } }),
    onSuccess: ({ state }) => {
      toast(state === 'withdrawn' ? previewWords.withdrawn : previewWords.undone);
      return queries.invalidateQueries({ queryKey: ['prices'] });
    },
    onError: (error) => toast(sentenceOf(error), 'error'),
  });
  return (
    <Answer query={changes} lines={2}>
      {({ changeSets }) => (
        <ChangeHistory changeSets={changeSets} isBusy={isPending} {...(mayWrite && { onBack: mutate })} />
      )}
    </Answer>
  );
}

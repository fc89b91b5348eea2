import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import { undoPrices, withdrawPrices } from '@shop/contracts/prices/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words as previewWords } from '../../../words/en/admin-preview.ts';
import { useAction } from '../parts/action/use-action.ts';
import { Answer } from '../parts/answer.tsx';
import { ChangeHistory } from '../parts/preview/change-history.tsx';
import { usePriceChanges } from './price-queries.ts';

/** The last changes of many prices, with the way back from the last one. */
export function PriceHistory({ mayWrite }: { mayWrite: boolean }) {
  const queries = useQueryClient();
  const changes = usePriceChanges();
  const { run, busy } = useAction<ChangeSetView, ChangeSetView>({
    step: 'prices/back',
    send: ({ id, state }, attempt) =>
      stepSignedIn(state === 'scheduled' ? withdrawPrices : undoPrices, { params: { id }, attempt }),
    onDone: () => void queries.invalidateQueries({ queryKey: ['prices'] }),
    done: ({ state }) => (state === 'scheduled' ? previewWords.withdrawn : previewWords.undone),
  });
  return (
    <Answer query={changes} lines={2}>
      {({ changeSets }) => (
        <ChangeHistory changeSets={changeSets} isBusy={busy} {...(mayWrite && { onBack: run })} />
      )}
    </Answer>
  );
}

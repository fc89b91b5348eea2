import type { ChangeSetView } from '@shop/contracts/sheets/views';
import { undoPrices, withdrawPrices } from '@shop/contracts/sheets/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/preview.ts';
import { useAction } from '../parts/action/use-action.ts';

/** Withdraws a change of prices that waits for its hour; takes back one that was done. */
export function usePriceBack() {
  const queries = useQueryClient();
  return useAction<ChangeSetView, ChangeSetView>({
    step: 'prices/back',
    send: ({ id, state }, attempt) =>
      stepSignedIn(state === 'scheduled' ? withdrawPrices : undoPrices, { params: { id }, attempt }),
    onDone: ({ left }, before) => {
      const leftNow = left.length - before.left.length;
      if (leftNow > 0) toast(words.leftSome(leftNow), 'error');
      void queries.invalidateQueries({ queryKey: ['prices'] });
    },
    done: ({ state }) => (state === 'scheduled' ? words.withdrawn : words.undone),
  });
}

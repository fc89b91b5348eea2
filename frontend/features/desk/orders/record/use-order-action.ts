import type { AdminOrderView } from '@shop/contracts/orders/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../api/api-error.ts';
import { toast } from '../../../../ui/toast.ts';
import { words } from '../../../../words/en/admin-order.ts';
import { useOnce } from '../../parts/use-once.ts';
import type { Desk } from '../desk.ts';
import { orderKeys } from '../order-queries.ts';

/**
 * Something done to the order on the desk. `run` tells whether the form behind it has done its part: the order was
 * changed, or somebody else had moved it, which the page says while the order is loaded again. `error` is the rest.
 */
export function useOrderAction<Input>(
  { order, report }: Desk,
  send: (input: Input) => Promise<AdminOrderView>,
  done: (input: Input) => string,
) {
  const queries = useQueryClient();
  const once = useOnce();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: send,
    onMutate: () => report(null),
    onSuccess: (changed, input) => {
      queries.setQueryData(orderKeys.one(order.number), changed);
      void queries.invalidateQueries({ queryKey: orderKeys.lists });
      void queries.invalidateQueries({ queryKey: orderKeys.dashboard });
      toast(done(input));
    },
    onError: (thrown) => {
      report(meanwhile(thrown));
      if (!(thrown instanceof ApiError) || thrown.problem.status === 409) {
        void queries.invalidateQueries({ queryKey: orderKeys.one(order.number) });
      }
    },
  });
  const run = async (input: Input): Promise<boolean> => {
    const finished = once(() =>
      mutateAsync(input).then(
        () => true,
        (thrown) => meanwhile(thrown) !== null,
      ),
    );
    return (await finished) ?? false;
  };
  return { run, busy: isPending, error: meanwhile(error) === null ? error : null };
}

/** What somebody else did to the order while it lay on this desk; null when it was not that. */
function meanwhile(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const moved = error.detailsOf('order-state-changed');
  if (moved) return words.movedMeanwhile(moved.state);
  return error.code === 'order-on-hold' ? words.heldMeanwhile : null;
}

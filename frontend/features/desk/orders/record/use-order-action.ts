import type { AdminOrderView } from '@shop/contracts/orders/views';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../api/api-error.ts';
import type { Answered } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { words } from '../../../../words/en/admin-order.ts';
import { useAction } from '../../parts/action/use-action.ts';
import type { Desk } from '../desk.ts';
import { orderKeys } from '../order-queries.ts';

interface OrderAction<Input> {
  /** Names what is done to the order: `payment`, or the state it goes to. */
  step: string;
  send: (input: Input, attempt: string) => Promise<Answered<AdminOrderView>>;
  done: (input: Input) => string;
}

/** Something done to the order on the desk: the order is shown as it is then, or as somebody else left it. */
export function useOrderAction<Input>({ order, report }: Desk, { step, send, done }: OrderAction<Input>) {
  const queries = useQueryClient();
  const { run: act, busy } = useAction<Input, AdminOrderView>({
    step: `order/${order.number}/${step}`,
    send,
    done,
    onDone: (changed) => {
      queries.setQueryData(orderKeys.one(order.number), changed);
      void queries.invalidateQueries({ queryKey: orderKeys.lists });
      void queries.invalidateQueries({ queryKey: orderKeys.dashboard });
    },
  });
  /** Throws what it was refused with, for the form behind it to show. */
  const run = async (input: Input): Promise<void> => {
    report(null);
    try {
      await act(input);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.problem.status === 409) {
        void queries.invalidateQueries({ queryKey: orderKeys.one(order.number) });
      }
      throw thrown;
    }
  };
  return {
    run,
    busy,
    /** For what has no form: the page says what went wrong. */
    start: (input: Input) =>
      void run(input).catch((thrown: unknown) => report(meanwhile(thrown) ?? sentenceOf(thrown))),
  };
}

/** What somebody else did to the order while it lay on this desk; null when it was not that. */
function meanwhile(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const moved = error.detailsOf('order-state-changed');
  if (moved) return words.movedMeanwhile(moved.state);
  return error.code === 'order-on-hold' ? words.heldMeanwhile : null;
}

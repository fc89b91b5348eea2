import { undoStep } from '@shop/contracts/orders/endpoints';
import type { Translated } from '@shop/contracts/rules/language';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../../api/api-error.ts';
import { stepSignedIn, type Answered } from '../../../../../api/call-signed-in.ts';
import { toast } from '../../../../../ui/messages/toast.ts';
import { words as english } from '../../../../../words/en/staff/order-action.ts';
import { dashboardQuery } from '../../../dashboard/dashboard-query.ts';
import { attempted } from '../../../parts/action/attempted.ts';
import { useAction } from '../../../parts/action/use-action.ts';
import type { Desk } from '../../desk.ts';
import { orderKeys } from '../../order-queries.ts';
import { useSentenceOf, useWords } from '../../../parts/chosen-words.ts';

interface OrderAction<Input> {
  /** Names what is done to the order: `payment`, or the state it goes to. */
  step: string;
  send: (input: Input, attempt: string) => Promise<Answered<AdminOrderView>>;
  done: (input: Input) => string;
  /** It is a step, and can be undone for ten seconds. */
  canBeUndone?: true;
}

/** Something done to the order on the desk: the order is shown as it is then, or as somebody else left it. */
export function useOrderAction<Input>(
  { order, report }: Pick<Desk, 'report'> & { order: Pick<Desk['order'], 'number'> },
  { step, send, done, canBeUndone }: OrderAction<Input>,
) {
  const queries = useQueryClient();
  const words = useWords(english);
  const sentenceOf = useSentenceOf();
  const show = (changed: AdminOrderView) => {
    queries.setQueryData(orderKeys.one(order.number), changed);
    void queries.invalidateQueries({ queryKey: orderKeys.lists });
    void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey });
  };
  const undo = async ({ number, state }: AdminOrderView) => {
    const { view } = await attempted(`order/${number}/undo`, (attempt) =>
      stepSignedIn(undoStep, { params: { number }, body: { from: state }, attempt }),
    );
    show(view);
    toast(words.undone);
  };
  const { run: act, busy } = useAction<Input, AdminOrderView>({
    step: `order/${order.number}/${step}`,
    send,
    done,
    onDone: show,
    ...(canBeUndone && { undo }),
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
    start: (input: Input, onDone?: () => void) =>
      void run(input).then(onDone, (thrown: unknown) =>
        report(meanwhile(words, thrown) ?? sentenceOf(thrown)),
      ),
  };
}

/** What somebody else did to the order while it lay on this desk; null when it was not that. */
function meanwhile(words: Translated<typeof english>, error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const moved = error.detailsOf('order-state-changed');
  if (moved) return words.movedMeanwhile(moved.state);
  return error.code === 'order-on-hold' ? words.heldMeanwhile : null;
}

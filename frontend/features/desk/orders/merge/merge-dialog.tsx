import { mergeOrders, previewMerge } from '@shop/contracts/orders/endpoints';
import type { AdminOrderView, OrderMergeView } from '@shop/contracts/orders/views';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn, stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/staff/merge.ts';
import { AskFirst } from '../../parts/action/ask-first.tsx';
import { Answer } from '../../parts/answer.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { Desk } from '../desk.ts';
import { useOrderAction } from '../record/steps/use-order-action.ts';

interface MergeDialogProps {
  desk: Desk;
  /** The order that is emptied. */
  from: string;
  onClose: () => void;
}

/** What two orders come to as one, before they are. */
export function MergeDialog({ desk, from, onClose }: MergeDialogProps) {
  const { order } = desk;
  const { number } = order;
  const query = useQuery({
    queryKey: ['orders', 'merge', number, from],
    queryFn: () => callSignedIn(previewMerge, { params: { number }, body: { from } }),
    retry: false,
  });
  const { run } = useOrderAction<OrderMergeView>(desk, {
    step: `merge/${from}`,
    send: ({ revision, fromRevision }, attempt) =>
      stepSignedIn(mergeOrders, { params: { number }, body: { from, revision, fromRevision }, attempt }),
    done: () => words.done(from),
  });
  const title = words.ask(from, number);
  const { data } = query;
  if (!data) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Answer query={query}>{() => null}</Answer>
      </Dialog>
    );
  }
  return (
    <AskFirst
      title={title}
      effects={effectsOf(order, data, from)}
      submit={words.put}
      run={() => run(data)}
      onClose={onClose}
    />
  );
}

function effectsOf({ totals: before }: AdminOrderView, merge: OrderMergeView, from: string): string[] {
  const { lines, totals, movedPaise, balancePaise } = merge;
  return [
    ...lines
      .filter(({ quantity, was, otherNetPaise }) => quantity !== was || otherNetPaise !== null)
      .map(({ name, quantity, was, netPaise, otherNetPaise }) => {
        const line = words.line(name, quantity, was);
        return otherNetPaise === null ? line : words.rate(line, netPaise, otherNetPaise);
      }),
    words.shelf,
    words.packing(totals.packingPaise),
    words.freight(totals.freightPaise),
    words.total(totals.totalPaise, before.totalPaise),
    ...(movedPaise > 0 ? [words.moved(movedPaise)] : []),
    words.owes(balancePaise),
    words.emptied(from),
  ];
}

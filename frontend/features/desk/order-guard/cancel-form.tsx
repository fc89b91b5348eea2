import { cancelTogether } from '@shop/contracts/order-guard/endpoints';
import { DESK_TEXT, MOST_TOGETHER } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/order-guard.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';

interface Reason {
  reason: string;
}

/** Cancels orders together, for one reason; pressed again it cancels those that are left. */
export function CancelForm({ numbers, onClose }: { numbers: readonly string[]; onClose: () => void }) {
  const queries = useQueryClient();
  const send = async ({ reason }: Reason) => {
    let [cancelled, left] = [0, 0];
    try {
      for (let at = 0; at < numbers.length; at += MOST_TOGETHER) {
        const some = numbers.slice(at, at + MOST_TOGETHER);
        const answer = await callSignedIn(cancelTogether, { body: { numbers: some, reason } });
        cancelled += answer.cancelled;
        left += answer.left.length;
      }
    } finally {
      void queries.invalidateQueries({ queryKey: ['orders'] });
    }
    if (cancelled > 0) toast(words.cancelled(cancelled));
    if (left > 0) toast(words.left(left), 'error');
  };
  return (
    <RecordDialog<Reason>
      subject="order-guard/cancel"
      title={words.cancelTitle(numbers.length)}
      fields={fieldsOf<Reason>(words.fields, { reason: { kind: 'long', limit: DESK_TEXT.reason } })}
      initial={{}}
      submit={words.cancel(numbers.length)}
      danger
      send={send}
      onClose={onClose}
    >
      <p>{words.cancelHelp}</p>
    </RecordDialog>
  );
}

import { advanceOrder } from '@shop/contracts/orders/endpoints';
import { MOST_PARCELS } from '@shop/contracts/rules/limits';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { words as lorryWords } from '../../../../../words/en/staff/lorry.ts';
import { words } from '../../../../../words/en/staff/order.ts';
import { RecordDialog } from '../../../parts/record/record-dialog.tsx';
import { fieldsOf } from '../../../parts/record/state/fields.ts';
import type { Desk } from '../../desk.ts';
import { useOrderAction } from './use-order-action.ts';

interface Packed {
  parcels: number;
}

const fields = fieldsOf<Packed>(lorryWords.lorryFields, {
  parcels: { kind: 'number', min: 1, max: MOST_PARCELS },
});

/** Marks the order as packed, with its parcels counted: covers and lorry sheet go by that number. */
export function PackForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { number, parcels } = desk.order;
  const { run } = useOrderAction<Packed>(desk, {
    step: 'packed',
    send: (packed, attempt) =>
      stepSignedIn(advanceOrder, {
        params: { number },
        body: { from: 'confirmed', to: 'packed', ...packed },
        attempt,
      }),
    done: () => words.moved.packed,
    canBeUndone: true,
  });
  return (
    <RecordDialog
      subject={`order/${number}/packed`}
      title={lorryWords.packTitle(number)}
      fields={fields}
      initial={{ parcels: parcels ?? 1 }}
      submit={words.moves.packed}
      send={run}
      onClose={onClose}
    >
      <p>{lorryWords.packHelp}</p>
    </RecordDialog>
  );
}

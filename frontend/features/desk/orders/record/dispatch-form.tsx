import { dispatchOrder } from '@shop/contracts/orders/endpoints';
import type { DispatchOrderRequest } from '@shop/contracts/orders/requests';
import { DESK_TEXT, MOST_PARCELS } from '@shop/contracts/rules/limits';
import { useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { today } from '../../../../lib/today.ts';
import { words } from '../../../../words/en/admin-order.ts';
import { fieldsOf } from '../../parts/record/fields.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import type { Desk } from '../desk.ts';
import { useOrderAction } from './use-order-action.ts';

type Lorry = Omit<DispatchOrderRequest, 'from'>;

const fields = fieldsOf<Lorry>(words.lorryFields, {
  transporter: { kind: 'text', limit: DESK_TEXT.transporter },
  lrNumber: { kind: 'text', limit: DESK_TEXT.lrNumber },
  lrDate: { kind: 'day' },
  parcels: { kind: 'number', min: 1, max: MOST_PARCELS },
});

export function DispatchForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { number, state } = desk.order;
  const [from] = useState(state);
  const { run } = useOrderAction<Lorry>(desk, {
    step: 'dispatched',
    send: (lorry, attempt) =>
      stepSignedIn(dispatchOrder, { params: { number }, body: { from, ...lorry }, attempt }),
    done: () => words.moved.dispatched,
  });
  return (
    <RecordDialog
      subject={`order/${number}/dispatched`}
      title={words.dispatchTitle(number)}
      fields={fields}
      initial={{ transporter: '', lrNumber: '', lrDate: today(), parcels: 1 }}
      submit={words.moves.dispatched}
      send={run}
      onClose={onClose}
    />
  );
}

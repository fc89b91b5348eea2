import { correctLorry, dispatchOrder } from '@shop/contracts/orders/endpoints';
import type { DispatchView } from '@shop/contracts/orders/views';
import { DESK_TEXT, EWAY_BILL, MOST_PARCELS } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { useState } from 'react';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { today } from '../../../../../lib/today.ts';
import { Notice } from '../../../../../ui/messages/notice.tsx';
import { words as shared } from '../../../../../words/en/staff/order.ts';
import { words as irnWords } from '../../../../../words/en/staff/order-irn.ts';
import { words } from '../../../../../words/en/staff/lorry.ts';
import { staffSession } from '../../../../accounts/session.ts';
import { IrnFirst, willNeedIrn } from '../../../e-invoices/lorry-waits.tsx';
import { fieldsOf } from '../../../parts/record/state/fields.ts';
import { RecordDialog } from '../../../parts/record/record-dialog.tsx';
import type { Desk } from '../../desk.ts';
import { useOrderAction } from './use-order-action.ts';

interface Leaving extends DispatchView {
  unpaidReason?: string;
}

const lorry = {
  transporter: { kind: 'text', limit: DESK_TEXT.transporter },
  lrNumber: { kind: 'text', limit: DESK_TEXT.lrNumber },
  lrDate: { kind: 'day' },
  parcels: { kind: 'number', min: 1, max: MOST_PARCELS },
  ewayBill: { kind: 'text', pattern: EWAY_BILL, spaceless: true, optional: true },
} as const;
const lorryFields = fieldsOf<DispatchView>(words.lorryFields, lorry);
const unpaidFields = fieldsOf<Leaving>(words.lorryFields, {
  ...lorry,
  unpaidReason: { kind: 'long', limit: DESK_TEXT.reason },
});

/** Hands the order to the lorry; with a reason when something is to be paid still. */
export function DispatchForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { number, state, balancePaise, parcels } = desk.order;
  const [from] = useState(state);
  const isUnpaid = balancePaise > 0;
  const mayBeUnpaid = staffSession.current().permissions.includes('orders.dispatch-unpaid');
  const { run } = useOrderAction<Leaving>(desk, {
    step: 'dispatched',
    send: (leaving, attempt) =>
      stepSignedIn(dispatchOrder, { params: { number }, body: { from, ...leaving }, attempt }),
    done: () => shared.moved.dispatched,
    canBeUndone: true,
  });
  return (
    <RecordDialog
      subject={`order/${number}/dispatched`}
      title={words.dispatchTitle(number)}
      fields={isUnpaid && mayBeUnpaid ? unpaidFields : lorryFields}
      initial={{ transporter: '', lrNumber: '', lrDate: today(), parcels: parcels ?? 1, ewayBill: null }}
      submit={shared.moves.dispatched}
      send={run}
      onClose={onClose}
    >
      {willNeedIrn(desk.order) && <IrnFirst text={irnWords.dispatching} />}
      {isUnpaid && (
        <Notice kind="season">
          {(mayBeUnpaid ? words.unpaid : words.unpaidForbidden)(formatMoney(balancePaise))}
        </Notice>
      )}
    </RecordDialog>
  );
}

/** Corrects what was written of the lorry. */
export function LorryForm({ desk, was, onClose }: { desk: Desk; was: DispatchView; onClose: () => void }) {
  const { number } = desk.order;
  const [seen] = useState(was);
  const { run } = useOrderAction<DispatchView>(desk, {
    step: 'lorry',
    send: (right, attempt) =>
      stepSignedIn(correctLorry, { params: { number }, body: { ...right, was: seen }, attempt }),
    done: () => words.lorryCorrected,
  });
  return (
    <RecordDialog
      subject={`order/${number}/lorry`}
      title={words.correctLorryTitle(number)}
      fields={lorryFields}
      initial={seen}
      submit={shared.correctLorry}
      send={run}
      onClose={onClose}
    >
      <p>{words.correctLorryHelp}</p>
    </RecordDialog>
  );
}

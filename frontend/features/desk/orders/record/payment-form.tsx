import { recordPayment, recordRefund } from '@shop/contracts/orders/endpoints';
import type { RecordPaymentRequest } from '@shop/contracts/orders/requests';
import { DESK_TEXT, MOST_PAISE, PAYMENT_REFERENCE } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { today } from '../../../../lib/today.ts';
import { words } from '../../../../words/en/admin-order.ts';
import { modeWords } from '../../../../words/en/admin-orders.ts';
import { fieldsOf } from '../../parts/record/fields.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import type { Desk } from '../desk.ts';
import { useOrderAction } from './use-order-action.ts';

const MODES: readonly RecordPaymentRequest['mode'][] = ['upi', 'bank', 'cash'];

/** Money in, or money back. */
export function PaymentForm({ desk, refund, onClose }: { desk: Desk; refund: boolean; onClose: () => void }) {
  const { number, balancePaise, paidPaise } = desk.order;
  const step = refund ? 'refund' : 'payment';
  const { run } = useOrderAction<RecordPaymentRequest>(desk, {
    step,
    send: (body, attempt) =>
      stepSignedIn(refund ? recordRefund : recordPayment, { params: { number }, body, attempt }),
    done: ({ amountPaise }) => (refund ? words.refundSaved : words.paymentSaved)(formatMoney(amountPaise)),
  });
  const suggested = Math.max(0, refund ? -balancePaise : balancePaise);
  return (
    <RecordDialog
      subject={`order/${number}/${step}`}
      title={(refund ? words.refundTitle : words.paymentTitle)(number)}
      fields={refund ? refundFields(paidPaise) : paymentFields(balancePaise)}
      initial={{
        mode: 'upi',
        amountPaise: suggested,
        reference: null,
        receivedOn: today(),
        note: '',
      }}
      submit={refund ? words.recordRefund : words.recordPayment}
      send={run}
      onClose={onClose}
    />
  );
}

const kinds = {
  mode: { kind: 'choice', options: MODES.map((value) => ({ value, label: modeWords[value] })) },
  amountPaise: { kind: 'money', min: 1, max: MOST_PAISE },
  reference: { kind: 'text', pattern: PAYMENT_REFERENCE, optional: true },
  receivedOn: { kind: 'day' },
  note: { kind: 'long', limit: DESK_TEXT.paymentNote },
} as const;

function paymentFields(balancePaise: number) {
  const amountPaiseHelp = words.balanceIs(formatMoney(Math.max(0, balancePaise)));
  return fieldsOf<RecordPaymentRequest>({ ...words.paymentFields, amountPaiseHelp }, kinds);
}

function refundFields(paidPaise: number) {
  const amountPaiseHelp = words.paidIs(formatMoney(paidPaise));
  const { paidBackOn: receivedOn } = words;
  return fieldsOf<RecordPaymentRequest>({ ...words.paymentFields, amountPaiseHelp, receivedOn }, kinds);
}

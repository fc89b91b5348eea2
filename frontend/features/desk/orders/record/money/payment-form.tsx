import { recordPayment, recordRefund } from '@shop/contracts/orders/endpoints';
import type { RecordRefundRequest } from '@shop/contracts/orders/requests';
import { DESK_TEXT, MOST_PAISE, PAYMENT_REFERENCE } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { TYPED_ORDER_NUMBER, typedOrderNumber } from '@shop/contracts/rules/orders/order-number';
import { PAYMENT_MODES } from '@shop/contracts/rules/orders/payments';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { today } from '../../../../../lib/today.ts';
import { words as shared } from '../../../../../words/en/staff/order.ts';
import { words } from '../../../../../words/en/staff/payments.ts';
import { modeWords } from '../../../../../words/en/staff/orders.ts';
import { fieldsOf } from '../../../parts/record/state/fields.ts';
import { RecordDialog } from '../../../parts/record/record-dialog.tsx';
import type { Desk } from '../../desk.ts';
import { WarningList, useWarnings } from '../../../parts/warnings/warning-list.tsx';
import { useOrderAction } from '../steps/use-order-action.ts';

/** What is typed of money that was paid back; `other` is the number of another order that a payment is for too. */
type Refund = Omit<RecordRefundRequest, 'despite'>;
type Payment = Refund & { other: string | null };

const entry = {
  mode: { kind: 'choice', options: PAYMENT_MODES.map((value) => ({ value, label: modeWords[value] })) },
  amountPaise: { kind: 'money', min: 1, max: MOST_PAISE },
  reference: { kind: 'text', pattern: PAYMENT_REFERENCE, optional: true },
  receivedOn: { kind: 'day' },
} as const;
const note = { kind: 'long', limit: DESK_TEXT.paymentNote } as const;
const other = { kind: 'text', pattern: TYPED_ORDER_NUMBER, capitals: true, optional: true } as const;

const firstEntry = { mode: 'upi', reference: null, note: '' } as const;

/** Money in, for one order or for two. */
export function PaymentForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { number, balancePaise } = desk.order;
  const owed = Math.max(0, balancePaise);
  const warnings = useWarnings<Payment>();
  const { run } = useOrderAction<Payment>(desk, {
    step: 'payment',
    send: (payment, attempt) => {
      const { other: typed, ...receipt } = payment;
      const to = typed && typedOrderNumber(typed);
      const parts = to ? [{ number: to, amountPaise: restAbove(owed, receipt.amountPaise) }] : [];
      const body = { ...receipt, parts, despite: warnings.despite(payment) };
      return stepSignedIn(recordPayment, { params: { number }, body, attempt });
    },
    done: ({ amountPaise }) => words.paymentSaved(formatMoney(amountPaise)),
  });
  const amountPaiseHelp = words.balanceIs(formatMoney(owed));
  return (
    <RecordDialog
      subject={`order/${number}/payment`}
      focus="reference"
      title={words.paymentTitle(number)}
      fields={fieldsOf<Payment>({ ...words.paymentFields, amountPaiseHelp }, { ...entry, other, note })}
      initial={{ ...firstEntry, amountPaise: owed, receivedOn: today(), other: null }}
      submit={warnings.asked ? words.allTheSame : shared.recordPayment}
      send={warnings.asking(run)}
      onClose={onClose}
      meaning={(payment) => meaningOf(payment, number, owed)}
      question={<WarningList refused={warnings.refused} />}
    />
  );
}

/** Money back. */
export function RefundForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { number, balancePaise, paidPaise } = desk.order;
  const warnings = useWarnings<Refund>();
  const { run } = useOrderAction<Refund>(desk, {
    step: 'refund',
    send: (refund, attempt) => {
      const body = { ...refund, despite: warnings.despite(refund) };
      return stepSignedIn(recordRefund, { params: { number }, body, attempt });
    },
    done: ({ amountPaise }) => words.refundSaved(formatMoney(amountPaise)),
  });
  const amountPaiseHelp = words.paidIs(formatMoney(paidPaise));
  const said = { ...words.paymentFields, amountPaiseHelp, receivedOn: words.paidBackOn };
  return (
    <RecordDialog
      subject={`order/${number}/refund`}
      title={words.refundTitle(number)}
      fields={fieldsOf<Refund>(said, { ...entry, note })}
      initial={{ ...firstEntry, amountPaise: Math.max(0, -balancePaise), receivedOn: today() }}
      submit={warnings.asked ? words.allTheSame : shared.recordRefund}
      send={warnings.asking(run)}
      onClose={onClose}
      question={<WarningList refused={warnings.refused} />}
    />
  );
}

/** What another order gets; all of it where nothing is over, which the backend refuses. */
function restAbove(owed: number, amountPaise: number): number {
  return amountPaise > owed ? amountPaise - owed : amountPaise;
}

function meaningOf(payment: Payment | null, number: string, owed: number): string {
  if (!payment) return '';
  const { amountPaise, other: typed } = payment;
  const to = typed && typedOrderNumber(typed);
  if (!to || amountPaise <= owed) return words.allForThis(formatMoney(amountPaise), number);
  return words.shared(formatMoney(owed), number, formatMoney(amountPaise - owed), to);
}

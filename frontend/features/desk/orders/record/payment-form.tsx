import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { recordPayment, recordRefund } from '@shop/contracts/orders/endpoints';
import type { RecordPaymentRequest } from '@shop/contracts/orders/requests';
import { dayOf } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/admin-order.ts';
import { modeWords } from '../../../../words/en/admin-orders.ts';
import { fieldProblemsOf } from '../../parts/field-problems.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import type { Desk } from '../desk.ts';
import { randomUuid } from '../../../../lib/uuid.ts';
import { paiseOf, rupeesIn } from './rupees.ts';
import { useOrderAction } from './use-order-action.ts';

type Mode = RecordPaymentRequest['mode'];
const MODES: readonly Mode[] = ['upi', 'bank', 'cash'];

/** Money in, or money back. The key is made when the form opens: sent again after a lost answer, it counts once. */
export function PaymentForm({ desk, refund, onClose }: { desk: Desk; refund: boolean; onClose: () => void }) {
  const { number, balancePaise, paidPaise } = desk.order;
  const [idempotencyKey] = useState(randomUuid);
  const [suggested] = useState(() => Math.max(0, refund ? -balancePaise : balancePaise));
  const [today] = useState(() => dayOf(new Date()));
  const [mode, setMode] = useState<Mode>('upi');
  const [amountWrong, setAmountWrong] = useState(false);
  const { run, busy, error } = useOrderAction(
    desk,
    (body: RecordPaymentRequest) =>
      callSignedIn(refund ? recordRefund : recordPayment, { params: { number }, body }),
    ({ amountPaise }) => (refund ? words.refundSaved : words.paymentSaved)(formatMoney(amountPaise)),
  );
  const wrong = fieldProblemsOf(error, {
    reference: words.referenceProblem,
    amountPaise: words.amountProblem,
  });
  const send = async (textOf: (name: string) => string) => {
    const amountPaise = paiseOf(textOf('amount'));
    setAmountWrong(amountPaise === null);
    if (amountPaise === null) return;
    const reference = textOf('reference') || null;
    const finished = await run({
      idempotencyKey,
      mode,
      amountPaise,
      reference,
      receivedOn: textOf('receivedOn'),
      note: textOf('note'),
    });
    if (finished) onClose();
  };
  const keyUsed = error instanceof ApiError && error.code === 'idempotency-key-reused';
  return (
    <FormDialog
      title={(refund ? words.refundTitle : words.paymentTitle)(number)}
      submit={refund ? words.recordRefund : words.recordPayment}
      busy={busy}
      error={error}
      sentence={keyUsed ? words.keyUsed : null}
      onClose={onClose}
      onSubmit={(textOf) => void send(textOf)}
    >
      <NativeSelect
        label={words.mode}
        name="mode"
        value={mode}
        onChange={({ currentTarget }) => setMode(currentTarget.value as Mode)}
        data={MODES.map((value) => ({ value, label: modeWords[value] }))}
      />
      <TextInput
        label={words.amountRupees}
        description={
          refund
            ? words.paidIs(formatMoney(paidPaise))
            : words.balanceIs(formatMoney(Math.max(0, balancePaise)))
        }
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        leftSection="₹"
        defaultValue={suggested > 0 ? rupeesIn(suggested) : ''}
        data-autofocus
        error={amountWrong ? words.amountProblem : wrong['amountPaise']}
      />
      <TextInput
        label={words.reference}
        description={mode === 'cash' ? words.referenceCash : words.referenceHelp}
        name="reference"
        autoComplete="off"
        maxLength={DESK_TEXT.paymentReference.max}
        error={wrong['reference']}
      />
      <TextInput
        label={refund ? words.paidBackOn : words.receivedOn}
        name="receivedOn"
        type="date"
        defaultValue={today}
        error={wrong['receivedOn']}
      />
      <Textarea
        label={words.note}
        name="note"
        autosize
        minRows={1}
        maxLength={DESK_TEXT.paymentNote.max}
        error={wrong['note']}
      />
    </FormDialog>
  );
}

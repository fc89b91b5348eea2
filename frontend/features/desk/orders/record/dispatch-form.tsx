import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { NumberInput, TextInput } from '@mantine/core';
import { dispatchOrder } from '@shop/contracts/orders/endpoints';
import type { DispatchOrderRequest } from '@shop/contracts/orders/requests';
import { dayOf } from '@shop/contracts/rules/days';
import { useState } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/admin-order.ts';
import { fieldProblemsOf } from '../../parts/field-problems.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import type { Desk } from '../desk.ts';
import { useOrderAction } from './use-order-action.ts';

const problems = {
  transporter: words.transporterProblem,
  lrNumber: words.lrNumberProblem,
  lrDate: words.lrDateProblem,
  parcels: words.parcelsProblem,
};

export function DispatchForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { number, state } = desk.order;
  const [from] = useState(state);
  const [today] = useState(() => dayOf(new Date()));
  const { run, busy, error } = useOrderAction(
    desk,
    (body: DispatchOrderRequest) => callSignedIn(dispatchOrder, { params: { number }, body }),
    () => words.moved.dispatched,
  );
  const wrong = fieldProblemsOf(error, problems);
  const send = async (textOf: (name: string) => string) => {
    const finished = await run({
      from,
      transporter: textOf('transporter'),
      lrNumber: textOf('lrNumber'),
      lrDate: textOf('lrDate'),
      parcels: Number(textOf('parcels')),
    });
    if (finished) onClose();
  };
  return (
    <FormDialog
      title={words.dispatchTitle(number)}
      submit={words.moves.dispatched}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={(textOf) => void send(textOf)}
    >
      <TextInput
        label={words.transporter}
        description={words.transporterHelp}
        name="transporter"
        maxLength={DESK_TEXT.transporter.max}
        data-autofocus
        error={wrong['transporter']}
      />
      <TextInput
        label={words.lrNumber}
        description={words.lrHelp}
        name="lrNumber"
        maxLength={DESK_TEXT.lrNumber.max}
        autoComplete="off"
        error={wrong['lrNumber']}
      />
      <TextInput
        label={words.lrDate}
        name="lrDate"
        type="date"
        defaultValue={today}
        error={wrong['lrDate']}
      />
      <NumberInput
        label={words.parcels}
        name="parcels"
        defaultValue={1}
        min={1}
        max={999}
        allowDecimal={false}
        error={wrong['parcels']}
      />
    </FormDialog>
  );
}

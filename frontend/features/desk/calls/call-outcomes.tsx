import { Button } from '@mantine/core';
import { recordCall } from '@shop/contracts/calls/endpoints';
import type { RecordCallRequest } from '@shop/contracts/calls/requests';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { lazy, useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words as orderWords } from '../../../words/en/admin-order.ts';
import { words } from '../../../words/en/admin-calls.ts';
import { staffSession } from '../../accounts/session.ts';
import type { Desk } from '../orders/desk.ts';
import { useOrderAction } from '../orders/record/use-order-action.ts';
import { useKeys } from '../parts/commands/use-keys.ts';
import { Fetched } from '../parts/fetched.tsx';
import { fieldsOf } from '../parts/record/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { hourOf } from './call-again-times.ts';
import styles from './call-at-hand.module.css';
import { Key } from './key.tsx';

const LaterForm = lazy(async () => ({ default: (await import('./later-form.tsx')).LaterForm }));
const PaymentForm = lazy(async () => ({
  default: (await import('../orders/record/payment-form.tsx')).PaymentForm,
}));

const reasonFields = fieldsOf<{ reason: string }>(words.reasonFields, {
  reason: { kind: 'long', limit: DESK_TEXT.reason },
});

interface CallOutcomesProps {
  desk: Desk;
  /** The next one is called. */
  onNext: () => void;
}

/** What came of the call, each by one key; whoever is settled or put off makes room for the next. */
export function CallOutcomes({ desk, onNext }: CallOutcomesProps) {
  const { order } = desk;
  const { number, customer, state } = order;
  const { permissions } = staffSession.current();
  const [open, setOpen] = useState<'later' | 'not-wanted' | 'payment' | null>(null);
  const send = (body: RecordCallRequest, attempt: string) =>
    stepSignedIn(recordCall, { params: { number }, body, attempt });
  const settle = useOrderAction<RecordCallRequest>(desk, {
    step: 'call',
    send,
    done: ({ outcome }) => (outcome === 'confirmed' ? words.confirmed : words.cancelled),
    canBeUndone: true,
  });
  const putOff = useOrderAction<RecordCallRequest>(desk, {
    step: 'call-again',
    send,
    done: ({ againAt }) => (againAt === null ? words.inVain : words.putOff(hourOf(againAt, new Date()))),
  });
  const mayCall = state === 'placed' && permissions.includes('orders.advance');
  const mayCancel = mayCall && permissions.includes('orders.cancel');
  const mayPay = permissions.includes('payments.record');
  const confirm = () => settle.start({ outcome: 'confirmed', againAt: null, reason: '' });
  const noAnswer = () => putOff.start({ outcome: 'no-answer', againAt: null, reason: '' }, onNext);
  const close = () => setOpen(null);
  const steps = [
    { key: 'c', text: words.confirm, isFor: mayCall, act: confirm },
    { key: 'n', text: words.noAnswer, isFor: mayCall, act: noAnswer },
    { key: 'l', text: words.callLater, isFor: mayCall, act: () => setOpen('later') },
    { key: 'x', text: words.notWanted, isFor: mayCancel, act: () => setOpen('not-wanted') },
    { key: 'p', text: words.payment, isFor: mayPay, act: () => setOpen('payment') },
  ].filter(({ isFor }) => isFor);
  useKeys(Object.fromEntries(steps.map(({ key, act }) => [key, act])));
  return (
    <div role="group" aria-label={words.outcomes} className={styles['outcomes']}>
      {steps.map(({ key, text, act }, index) => (
        <Button
          key={key}
          variant={index === 0 ? 'filled' : 'default'}
          loading={(key === 'c' && settle.busy) || (key === 'n' && putOff.busy)}
          onClick={act}
        >
          {text} <Key>{key.toUpperCase()}</Key>
        </Button>
      ))}
      <Fetched>
        {open === 'later' && (
          <LaterForm
            number={number}
            name={customer.name}
            send={async (againAt) => {
              await putOff.run({ outcome: 'later', againAt, reason: '' });
              onNext();
            }}
            onClose={close}
          />
        )}
        {open === 'not-wanted' && (
          <RecordDialog
            subject={`order/${number}/not-wanted`}
            title={words.notWantedTitle(number)}
            fields={reasonFields}
            initial={{ reason: '' }}
            submit={orderWords.cancel}
            danger
            send={async ({ reason }) => {
              await settle.run({ outcome: 'not-wanted', againAt: null, reason });
              onNext();
            }}
            onClose={close}
          >
            <p>{words.notWantedHelp}</p>
          </RecordDialog>
        )}
        {open === 'payment' && <PaymentForm desk={desk} onClose={close} />}
      </Fetched>
    </div>
  );
}

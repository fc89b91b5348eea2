import { recordCall } from '@shop/contracts/calls/endpoints';
import type { RecordCallRequest } from '@shop/contracts/calls/requests';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { lazy, useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words as orderWords } from '../../../words/en/staff/order.ts';
import { words } from '../../../words/en/staff/calls.ts';
import type { Desk } from '../orders/desk.ts';
import { useOrderAction } from '../orders/record/steps/use-order-action.ts';
import { CommandButton } from '../parts/commands/command-button.tsx';
import { useKeyCommands } from '../parts/commands/key-commands.ts';
import { Fetched } from '../parts/fetched.tsx';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { hourOf } from './call-again-times.ts';
import styles from './call-at-hand.module.css';

const LaterForm = lazy(async () => ({ default: (await import('./later-form.tsx')).LaterForm }));
const PaymentForm = lazy(async () => ({
  default: (await import('../orders/record/money/payment-form.tsx')).PaymentForm,
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
  const isFor = state === 'placed';
  const confirm = () => settle.start({ outcome: 'confirmed', againAt: null, reason: '' });
  const noAnswer = () => putOff.start({ outcome: 'no-answer', againAt: null, reason: '' }, onNext);
  const close = () => setOpen(null);
  const steps = useKeyCommands([
    { key: 'c', text: words.confirm, needs: 'orders.advance', isFor, act: confirm },
    { key: 'n', text: words.noAnswer, needs: 'orders.advance', isFor, act: noAnswer },
    { key: 'l', text: words.callLater, needs: 'orders.advance', isFor, act: () => setOpen('later') },
    { key: 'x', text: words.notWanted, needs: 'orders.cancel', isFor, act: () => setOpen('not-wanted') },
    { key: 'p', text: words.payment, needs: 'payments.record', act: () => setOpen('payment') },
  ]);
  return (
    <div role="group" aria-label={words.outcomes} className={styles['outcomes']}>
      {steps.map((step, index) => (
        <CommandButton
          key={step.key}
          command={step}
          look={index === 0 ? 'first' : undefined}
          loading={(step.key === 'c' && settle.busy) || (step.key === 'n' && putOff.busy)}
        />
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

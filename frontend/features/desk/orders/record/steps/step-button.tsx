import { Button } from '@mantine/core';
import { advanceOrder } from '@shop/contracts/orders/endpoints';
import { lazy, useState } from 'react';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { words } from '../../../../../words/en/admin-order.ts';
import type { Desk } from '../../desk.ts';
import { Fetched } from '../../../parts/fetched.tsx';
import { keyName, useKeyCommands } from '../../../parts/commands/key-commands.ts';
import { useRest } from './use-rest.ts';
import { nextStep, type NextStep } from './next-step.ts';
import { useOrderAction } from './use-order-action.ts';
import { Key } from '../../../parts/commands/command-button.tsx';

const PackForm = lazy(async () => ({ default: (await import('./pack-form.tsx')).PackForm }));
const DispatchForm = lazy(async () => ({ default: (await import('./dispatch-form.tsx')).DispatchForm }));

/** The one step forward that the order waits for. */
export function StepButton({ desk }: { desk: Desk }) {
  const [form, setForm] = useState<'packed' | 'dispatched' | null>(null);
  const { number, state } = desk.order;
  const step = nextStep(desk.order);
  const action = useOrderAction<Exclude<NextStep, 'packed' | 'dispatched'>>(desk, {
    step: step ?? 'none',
    send: (to, attempt) =>
      stepSignedIn(advanceOrder, { params: { number }, body: { from: state, to }, attempt }),
    done: (to) => words.moved[to],
    canBeUndone: true,
  });
  const { resting, disturb } = useRest(step);
  const press = () => {
    if (resting) disturb();
    else if (step === 'packed' || step === 'dispatched') setForm(step);
    else if (step) action.start(step);
  };
  const [command] = useKeyCommands([
    {
      key: 's',
      text: step ? words.moves[step] : '',
      needs: 'orders.advance',
      isFor: step !== undefined,
      act: press,
    },
  ]);
  return (
    <>
      {command && (
        <Button
          loading={action.busy}
          data-next-step
          data-disabled={resting}
          aria-disabled={resting}
          onClick={press}
        >
          {command.text} <Key>{keyName(command.key)}</Key>
        </Button>
      )}
      <Fetched>
        {form === 'packed' && <PackForm desk={desk} onClose={() => setForm(null)} />}
        {form === 'dispatched' && <DispatchForm desk={desk} onClose={() => setForm(null)} />}
      </Fetched>
    </>
  );
}

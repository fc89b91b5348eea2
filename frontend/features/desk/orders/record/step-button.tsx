import { Button } from '@mantine/core';
import { advanceOrder } from '@shop/contracts/orders/endpoints';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { lazy, useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/admin-order.ts';
import type { Desk } from '../desk.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { useRest } from '../../parts/use-rest.ts';
import { useOrderAction } from './use-order-action.ts';

const DispatchForm = lazy(async () => ({ default: (await import('./dispatch-form.tsx')).DispatchForm }));

type Step = keyof typeof words.moves;

/** The one step forward that the order's state allows. */
export function StepButton({ desk }: { desk: Desk }) {
  const [dispatching, setDispatching] = useState(false);
  const { number, state, nextStates, hold } = desk.order;
  const step = nextStates.find(isStep);
  const action = useOrderAction<Exclude<Step, 'dispatched'>>(desk, {
    step: step ?? 'none',
    send: (to, attempt) =>
      stepSignedIn(advanceOrder, { params: { number }, body: { from: state, to }, attempt }),
    done: (to) => words.moved[to],
    canBeUndone: true,
  });
  const { resting, disturb } = useRest(step);
  return (
    <>
      {step !== undefined && hold === null && (
        <Button
          loading={action.busy}
          data-next-step
          data-disabled={resting}
          aria-disabled={resting}
          onClick={() => {
            if (resting) disturb();
            else if (step === 'dispatched') setDispatching(true);
            else action.start(step);
          }}
        >
          {words.moves[step]}
        </Button>
      )}
      <Fetched>{dispatching && <DispatchForm desk={desk} onClose={() => setDispatching(false)} />}</Fetched>
    </>
  );
}

function isStep(state: OrderState): state is Step {
  return Object.hasOwn(words.moves, state);
}

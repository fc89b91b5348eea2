import { Button } from '@mantine/core';
import { advanceOrder } from '@shop/contracts/orders/endpoints';
import type { OrderState } from '@shop/contracts/rules/order-states';
import { useEffect, useState } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { words } from '../../../../words/en/admin-order.ts';
import type { Desk } from '../desk.ts';
import { useRest } from '../../parts/use-rest.ts';
import { DispatchForm } from './dispatch-form.tsx';
import { useOrderAction } from './use-order-action.ts';

type Step = keyof typeof words.moves;

/** The one step forward that the order's state allows. */
export function StepButton({ desk }: { desk: Desk }) {
  const [dispatching, setDispatching] = useState(false);
  const { number, state, nextStates, hold } = desk.order;
  const action = useOrderAction(
    desk,
    (to: Exclude<Step, 'dispatched'>) =>
      callSignedIn(advanceOrder, { params: { number }, body: { from: state, to } }),
    (to) => words.moved[to],
  );
  const { error } = action;
  const { report } = desk;
  useEffect(() => {
    if (error) report(sentenceOf(error));
  }, [error, report]);

  const step = nextStates.find(isStep);
  const { resting, disturb } = useRest(step);
  if (step === undefined || hold !== null) return null;
  return (
    <>
      <Button
        loading={action.busy}
        data-disabled={resting}
        aria-disabled={resting}
        onClick={() => {
          if (resting) disturb();
          else if (step === 'dispatched') setDispatching(true);
          else void action.run(step);
        }}
      >
        {words.moves[step]}
      </Button>
      {dispatching && <DispatchForm desk={desk} onClose={() => setDispatching(false)} />}
    </>
  );
}

function isStep(state: OrderState): state is Step {
  return Object.hasOwn(words.moves, state);
}

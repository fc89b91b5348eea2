import { Button } from '@mantine/core';
import { advanceOrder } from '@shop/contracts/orders/endpoints';
import { lazy, useState, useEffect, useRef } from 'react';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { OrderState } from '@shop/contracts/rules/orders/order-states';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { words } from '../../../../../words/en/staff/order.ts';
import type { Desk } from '../../desk.ts';
import { Fetched } from '../../../parts/fetched.tsx';
import { keyName, useKeyCommands } from '../../../parts/commands/key-commands.ts';
import { useOrderAction } from './use-order-action.ts';
import { Key } from '../../../parts/commands/command-button.tsx';

/** How long a button that became another one takes no press, and how long it must be left alone then, ms. */
const REST = 1_000;

type NextStep = keyof typeof words.moves;

const PackForm = lazy(async () => ({ default: (await import('./pack-form.tsx')).PackForm }));
const DispatchForm = lazy(async () => ({ default: (await import('./dispatch-form.tsx')).DispatchForm }));

/** The one step forward that the order waits for. */
export function StepButton({ desk }: { desk: Desk }) {
  const [form, setForm] = useState<'packed' | 'dispatched' | null>(null);
  const { number, state, revision } = desk.order;
  const step = nextStep(desk.order);
  const action = useOrderAction<Exclude<NextStep, 'packed' | 'dispatched'>>(desk, {
    step: step ?? 'none',
    send: (to, attempt) =>
      stepSignedIn(advanceOrder, { params: { number }, body: { from: state, to, revision }, attempt }),
    done: (to) => words.moved[to],
    canBeUndone: true,
  });
  const { resting, disturb } = useRest(step);
  const act = () => {
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
      act: act,
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
          onClick={act}
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

/** The one step forward that an order waits for; none while it is on hold, or customer or shop is asked what to pack. */
export function nextStep({
  nextStates,
  hold,
  proposal,
  asked,
}: Pick<AdminOrderView, 'nextStates' | 'hold' | 'proposal' | 'asked'>): NextStep | undefined {
  const step = nextStates.find(isStep);
  const isAsked = step === 'packed' && (proposal?.state === 'open' || asked !== null);
  return hold !== null || isAsked ? undefined : step;
}

function isStep(state: OrderState): state is NextStep {
  return Object.hasOwn(words.moves, state);
}

/**
 * For a button that turns into another one on the same spot: whoever presses twice, or goes on pressing while the
 * network is slow, means the first one. `resting` is true from the moment `what` changes; `disturb` is called for each
 * press meanwhile, and the rest begins anew.
 */
function useRest<What>(what: What): { resting: boolean; disturb: () => void } {
  const [settled, setSettled] = useState(what);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = what !== settled;
  const disturb = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSettled(what), REST);
  };
  useEffect(() => {
    if (!resting) return;
    timer.current = setTimeout(() => setSettled(what), REST);
    return () => clearTimeout(timer.current);
  }, [resting, what]);
  return { resting, disturb };
}

import { Button } from '@mantine/core';
import { advanceOrder } from '@shop/contracts/orders/endpoints';
import type { PackingView } from '@shop/contracts/packing/views';
import { MOST_PARCELS } from '@shop/contracts/rules/limits';
import { packingProgress } from '@shop/contracts/rules/desk/packing';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { Stepper } from '../../../ui/quantity/stepper.tsx';
import { words as english } from '../../../words/en/staff/packing.ts';
import { words as uiWords } from '../../../words/en/shop/ui.ts';
import { useOrderAction } from '../orders/record/steps/use-order-action.ts';
import { staffSession } from '../../accounts/session.ts';
import { useWords } from '../parts/chosen-words.ts';
import { Fetched } from '../parts/fetched.tsx';
import { packingKeys } from './packing-queries.ts';
import styles from './packing.module.css';

const ShortageDialog = lazy(async () => ({
  default: (await import('./shortage-dialog.tsx')).ShortageDialog,
}));
const FindSlip = lazy(async () => ({ default: (await import('./find-slip.tsx')).FindSlip }));

interface PackingBarProps {
  /** With what is ticked and not sent yet. */
  view: PackingView;
  /** What is said of ticks that are not sent yet, of all orders. */
  unsent: string | null;
  /** Of this one nothing waits to be sent. */
  isSent: boolean;
  report: (sentence: string | null) => void;
}

/** At the foot of the screen: how far it is, the way to the next slip, and the step that all this leads to. */
export function PackingBar({ view, unsent, isSent, report }: PackingBarProps) {
  const words = useWords(english);
  const stepperWords = useWords(uiWords);
  const { number, state, holdReason, revision, lines, proposal, isChangeAsked } = view;
  const queries = useQueryClient();
  const [finding, setFinding] = useState(false);
  const [asking, setAsking] = useState(false);
  const [parcels, setParcels] = useState(1);
  const { done, of } = packingProgress(lines);
  const { start, busy } = useOrderAction<undefined>(
    { order: view, report },
    {
      step: 'packed-in-the-godown',
      send: (_, attempt) =>
        stepSignedIn(advanceOrder, {
          params: { number },
          body: { from: 'confirmed', to: 'packed', revision, parcels },
          attempt,
        }),
      done: () => words.packed,
      canBeUndone: true,
    },
  );
  const isOpen = state === 'confirmed';
  const isComplete = isOpen && done === of;
  const isAsked = proposal?.state === 'open';
  const isShort = lines.some(({ packed, quantity }) => packed < quantity);
  const mayAsk = staffSession.current().permissions.includes('orders.edit');
  return (
    <div className={styles['bar']} data-foot>
      <p className={styles['standing']} role="status">
        {isOpen && <strong>{words.progress(done, of)}</strong>}
        {unsent !== null && <span className={styles['unsent']}>{unsent}</span>}
      </p>
      {isAsked && <p className={styles['small']}>{words.proposalOpen}</p>}
      {isChangeAsked && <p className={styles['small']}>{words.changeAsked}</p>}
      {isOpen && isShort && !isAsked && mayAsk && (
        <Button variant="subtle" disabled={!isSent} onClick={() => setAsking(true)}>
          {words.missing}
        </Button>
      )}
      {isComplete && (
        <div className={styles['parcels']}>
          <span>{words.parcels}</span>
          <Stepper
            words={stepperWords}
            label={words.parcels}
            value={parcels}
            most={MOST_PARCELS}
            onChange={setParcels}
          />
        </div>
      )}
      <div className={styles['presses']}>
        <Button
          variant={isOpen ? 'default' : 'filled'}
          {...(!isOpen && { 'data-next-step': true })}
          onClick={() => setFinding(true)}
        >
          {words.next}
        </Button>
        {isOpen && (
          <Button
            loading={busy}
            disabled={
              !isComplete || parcels < 1 || !isSent || isAsked || isChangeAsked || holdReason !== null
            }
            onClick={() =>
              start(undefined, () => void queries.invalidateQueries({ queryKey: packingKeys.one(number) }))
            }
          >
            {words.pack}
          </Button>
        )}
      </div>
      <Fetched>
        {asking && <ShortageDialog view={view} report={report} onClose={() => setAsking(false)} />}
      </Fetched>
      <Fetched>{finding && <FindSlip onClose={() => setFinding(false)} />}</Fetched>
    </div>
  );
}

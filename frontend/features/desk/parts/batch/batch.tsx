import { Button } from '@mantine/core';
import { formatInstant } from '@shop/contracts/rules/days';
import { useState } from 'react';
import type { Answered } from '../../../../api/call-signed-in.ts';
import { AskFirst } from '../action/ask-first.tsx';
import { useAction } from '../action/use-action.ts';

interface BatchMadeProps {
  batch: { createdAt: string; createdBy: string; approvedAt: string | null; approvedBy: string | null };
  words: Record<'madeBy' | 'approvedBy', (at: string, by: string) => string>;
}

/** Who made a batch of payments and who approved it, and when. */
export function BatchMade({ batch, words }: BatchMadeProps) {
  const { createdAt, createdBy, approvedAt, approvedBy } = batch;
  return (
    <p>
      {words.madeBy(formatInstant(createdAt), createdBy)}
      {approvedAt !== null && (
        <>
          <br />
          {words.approvedBy(formatInstant(approvedAt), approvedBy ?? '')}
        </>
      )}
    </p>
  );
}

interface BatchStepsProps<View> {
  /** Names the steps: `payouts/12`. */
  step: string;
  number: number;
  mayApprove: boolean;
  /** What approving it will do, a sentence each. */
  effects: readonly string[];
  words: {
    approve: string;
    approved: string;
    approveTitle: (number: number) => string;
    discard: string;
    discarded: string;
    discardTitle: (number: number) => string;
    discardEffects: readonly string[];
  };
  approve: (attempt: string) => Promise<Answered<View>>;
  discard: (attempt: string) => Promise<Answered<View>>;
  onDone: (view: View) => void;
}

/** What can be done with a batch of payments before it counts. */
export function BatchSteps<View>(props: BatchStepsProps<View>) {
  const { step, number, mayApprove, effects, words, approve, discard, onDone } = props;
  const [asking, setAsking] = useState<'approve' | 'discard' | null>(null);
  const approving = useAction<null, View>({
    step: `${step}/approval`,
    send: (_, attempt) => approve(attempt),
    onDone,
    done: () => words.approved,
  });
  const discarding = useAction<null, View>({
    step: `${step}/discard`,
    send: (_, attempt) => discard(attempt),
    onDone,
    done: () => words.discarded,
  });
  const asks = {
    approve: {
      title: words.approveTitle(number),
      effects,
      submit: words.approve,
      run: () => approving.run(null),
    },
    discard: {
      title: words.discardTitle(number),
      effects: words.discardEffects,
      submit: words.discard,
      danger: true,
      run: () => discarding.run(null),
    },
  };
  return (
    <>
      {mayApprove && (
        <Button onClick={() => setAsking('approve')} data-next-step>
          {words.approve}
        </Button>
      )}
      <Button variant="outline" color="red" onClick={() => setAsking('discard')}>
        {words.discard}
      </Button>
      {asking && <AskFirst {...asks[asking]} onClose={() => setAsking(null)} />}
    </>
  );
}

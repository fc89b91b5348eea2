import { answerPayouts } from '@shop/contracts/payouts/endpoints';
import type { AnsweredPayoutView, PayoutBatchView } from '@shop/contracts/payouts/views';
import { bankAnswerOf, type BankAnswer } from '@shop/contracts/rules/bank/bank-answer';
import { MOST_PAYOUTS } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/payouts.ts';
import { useAction } from '../parts/action/use-action.ts';
import { Panel } from '../parts/panel.tsx';
import { OpenSheet } from '../parts/sheet/open-sheet.tsx';
import type { SheetCell } from '../../../lib/sheet/read-cells.ts';

interface Outcome {
  answers: readonly AnsweredPayoutView[];
  notUnderstood: readonly number[];
}

/** Opens the file that the bank gave back, and says what of it was new. */
export function BankAnswerPanel({ number }: { number: number }) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run, busy } = useAction<BankAnswer[], { batch: PayoutBatchView; answers: AnsweredPayoutView[] }>({
    step: `payouts/${number}/answer`,
    send: (answers, attempt) =>
      stepSignedIn(answerPayouts, { params: { number: String(number) }, body: { answers }, attempt }),
    onDone: ({ batch }) => {
      queries.setQueryData(['payouts', 'one', String(number)], batch);
      for (const topic of ['payouts', 'referrals', 'payout-preview']) {
        void queries.invalidateQueries({ queryKey: [topic] });
      }
    },
    done: () => words.answered,
  });
  const read = async (cells: SheetCell[][]) => {
    const answer = bankAnswerOf(cells.map((row) => row.map(String)));
    if (!answer || answer.answers.length === 0) return void toast(words.answerNone, 'error');
    const { answers } = await run(answer.answers);
    setOutcome({ answers, notUnderstood: answer.notUnderstood });
  };
  return (
    <Panel title={words.answer} actions={<OpenSheet most={MOST_PAYOUTS} isBusy={busy} onCells={read} />}>
      <p>{words.answerHelp}</p>
      {outcome && (
        <div role="status">
          <ul>
            {outcome.answers.map(({ reference, result }) => (
              <li key={reference}>{words.answeredRow(reference, result)}</li>
            ))}
          </ul>
          {outcome.notUnderstood.length > 0 && <p>{words.answerNotUnderstood(outcome.notUnderstood)}</p>}
        </div>
      )}
    </Panel>
  );
}

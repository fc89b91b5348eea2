import { Button } from '@mantine/core';
import { decideNotOurs, unlinkBankRow } from '@shop/contracts/bank-statements/endpoints';
import type { BankRowView } from '@shop/contracts/bank-statements/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import styles from './bank-statements.module.css';
import { refreshLinked } from './refresh-linked.ts';
import { payeePath, RowFacts } from './row-facts.tsx';

/** A row of which nothing is to be decided any more. */
export function DoneRow({ row }: { row: BankRowView }) {
  const queries = useQueryClient();
  const { id, state, isLinked, recorded, decidedBy } = row;
  const { run, busy } = useAction<null, { notOurs: boolean }>({
    step: `bank-rows/${id}/ours`,
    send: (_, attempt) => stepSignedIn(decideNotOurs, { params: { id }, body: { notOurs: false }, attempt }),
    onDone: () => void queries.invalidateQueries({ queryKey: ['bank-statements'] }),
    done: () => words.oursAgainDone,
  });
  const unlinking = useAction<null, { id: string }>({
    step: `bank-rows/${id}/no-entry`,
    send: (_, attempt) => stepSignedIn(unlinkBankRow, { params: { id }, attempt }),
    onDone: () => refreshLinked(queries),
    done: () => words.unlinked,
  });
  return (
    <li>
      <RowFacts row={row} />
      <p className={styles['why']}>
        {state === 'recorded' ? (isLinked ? words.isLinked : words.isRecorded) : words.isNotOurs}
        {recorded.map((part, at) => (
          <span key={part.number}>
            {isLinked && at === 0 ? ' ' : ' · '}
            <a href={payeePath(part)}>{part.number}</a>
            {recorded.length > 1 && ` ${formatMoney(part.amountPaise)}`}
          </span>
        ))}
        {decidedBy !== null && ` · ${words.by(decidedBy)}`}
        {state === 'not-ours' && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={busy}
            onClick={() => void run(null).catch(notifyError)}
          >
            {words.oursAgain}
          </Button>
        )}
        {state === 'recorded' && isLinked && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={unlinking.busy}
            onClick={() => void unlinking.run(null).catch(notifyError)}
          >
            {words.unlink}
          </Button>
        )}
      </p>
    </li>
  );
}

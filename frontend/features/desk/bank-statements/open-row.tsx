import { Button } from '@mantine/core';
import { backEntry, decideNotOurs, unlinkBankRow } from '@shop/contracts/bank-statements/endpoints';
import type {
  BankProposalView,
  BankRowView,
  RecordedBankRowView,
} from '@shop/contracts/bank-statements/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { modeWords } from '../../../words/en/staff/orders.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { Fetched } from '../parts/fetched.tsx';
import styles from './bank-statements.module.css';
import { PayeeFinder } from './payee-finder.tsx';
import { refreshLinked } from './refresh-linked.ts';
import { payeePath, RowFacts, type Payee } from './row-facts.tsx';

const RecordForm = lazy(async () => ({ default: (await import('./record-form.tsx')).RecordForm }));
const SplitForm = lazy(async () => ({ default: (await import('./record-form.tsx')).SplitForm }));

/** A row that somebody decides: for whom it is proposed, a search, or that it is nothing of the shop's. */
export function OpenRow({ row }: { row: BankRowView }) {
  const queries = useQueryClient();
  const [payee, setPayee] = useState<Payee | 'anybody' | 'split' | null>(null);
  const [finding, setFinding] = useState(false);
  const { id, state, recorded, proposals, split, twin } = row;
  const decide = (notOurs: boolean, attempt: string) =>
    stepSignedIn(decideNotOurs, { params: { id }, body: { notOurs }, attempt });
  const refresh = () => void queries.invalidateQueries({ queryKey: ['bank-statements'] });
  const { run, busy } = useAction<null, { notOurs: boolean }>({
    step: `bank-rows/${id}/not-ours`,
    send: (_, attempt) => decide(true, attempt),
    onDone: refresh,
    done: () => words.notOursDone,
    undo: () => decide(false, crypto.randomUUID()).then(refresh),
  });
  const close = () => setPayee(null);
  const [other] = recorded;
  return (
    <li>
      <RowFacts row={row} />
      {twin && <p className={styles['why']}>{words.broughtInBeside(twin.fileName, twin.place)}</p>}
      {state === 'differs' && other ? (
        <p className={styles['why']}>
          <a href={payeePath(other)}>{words.differs(other.number, formatMoney(other.amountPaise))}</a>
        </p>
      ) : (
        <>
          <Claims row={row} />
          <Proposals proposals={proposals} onTake={setPayee} />
          <div className={styles['steps']}>
            {split.length > 0 && (
              <Button size="compact-md" onClick={() => setPayee('split')}>
                {words.recordSplit(split.length)}
              </Button>
            )}
            <Button variant="default" size="compact-md" onClick={() => setFinding(!finding)}>
              {words.find}
            </Button>
            <Button variant="default" size="compact-md" onClick={() => setPayee('anybody')}>
              {words.byHand}
            </Button>
            <Button
              variant="subtle"
              size="compact-md"
              loading={busy}
              onClick={() => void run(null).catch(notifyError)}
            >
              {words.notOurs}
            </Button>
          </div>
          {finding && <PayeeFinder onFound={setPayee} />}
        </>
      )}
      <Fetched>
        {payee === 'split' && <SplitForm row={row} onClose={close} />}
        {payee !== null && payee !== 'split' && (
          <RecordForm row={row} payee={payee === 'anybody' ? null : payee} onClose={close} />
        )}
      </Fetched>
    </li>
  );
}

/** Before anything is recorded: what somebody entered by hand may be this very payment. */
function Claims({ row: { id, claims } }: { row: BankRowView }) {
  const queries = useQueryClient();
  const refresh = () => refreshLinked(queries);
  const { run, busy } = useAction<string, RecordedBankRowView>({
    step: `bank-rows/${id}/entry`,
    send: (entry, attempt) => stepSignedIn(backEntry, { params: { id }, body: { entry }, attempt }),
    onDone: refresh,
    done: () => words.linked,
    undo: () => stepSignedIn(unlinkBankRow, { params: { id }, attempt: crypto.randomUUID() }).then(refresh),
  });
  if (claims.length === 0) return null;
  return (
    <>
      <p className={styles['why']}>{words.claimed}</p>
      {claims.map(({ id: entry, kind, numbers, name, mode, reference, receivedOn, recordedBy }) => (
        <p key={entry} className={styles['proposal']}>
          <span>
            {numbers.map((number) => (
              <Fragment key={number}>
                <a href={payeePath({ kind, number })}>{number}</a>{' '}
              </Fragment>
            ))}
            <bdi>{name}</bdi>,{' '}
            <small>{words.claim(modeWords[mode], reference, formatDay(receivedOn), recordedBy)}</small>
          </span>
          <Button
            size="compact-md"
            loading={busy}
            aria-label={words.isThatFor(numbers.join(', '))}
            onClick={() => void run(entry).catch(notifyError)}
          >
            {words.isThat}
          </Button>
        </p>
      ))}
    </>
  );
}

function Proposals({
  proposals,
  onTake,
}: {
  proposals: readonly BankProposalView[];
  onTake: (payee: Payee) => void;
}) {
  return proposals.map((proposal) => (
    <p key={proposal.number} className={styles['proposal']}>
      <span>
        <a href={payeePath(proposal)}>{proposal.number}</a> <bdi>{proposal.name}</bdi>,{' '}
        {proposal.owedPaise > 0 ? words.owes(formatMoney(proposal.owedPaise)) : words.owesNothing}{' '}
        <small>({words.because(proposal.signs)})</small>
      </span>
      <Button size="compact-md" variant="default" onClick={() => onTake(proposal)}>
        {words.recordFor(proposal.number)}
      </Button>
    </p>
  ));
}

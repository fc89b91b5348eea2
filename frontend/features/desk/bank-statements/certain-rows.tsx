import { Button, Checkbox } from '@mantine/core';
import { recordCertain } from '@shop/contracts/bank-statements/endpoints';
import type { BankRowView } from '@shop/contracts/bank-statements/views';
import { MOST_CERTAIN_ROWS } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { notifyError } from '../parts/action/use-action.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './bank-statements.module.css';
import { payeePath, RowFacts } from './row-facts.tsx';

/** Rows that one press records; whoever doubts one leaves it out. */
export function CertainRows({ rows }: { rows: readonly BankRowView[] }) {
  const queries = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const chosen = rows.filter(({ id }) => !left.has(id));
  const sum = chosen.reduce((all, { amountPaise }) => all + amountPaise, 0);
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const record = async () => {
    let [recorded, changed] = [0, 0];
    setDone(0);
    try {
      for (let at = 0; at < chosen.length; at += MOST_CERTAIN_ROWS) {
        const some = chosen.slice(at, at + MOST_CERTAIN_ROWS);
        const asked = some.map(({ id, proposals }) => ({ id, number: proposals[0]?.number ?? '' }));
        const answer = await callSignedIn(recordCertain, { body: { rows: asked } });
        recorded += answer.recorded;
        changed += answer.left.length;
        setDone(recorded);
      }
    } catch (error) {
      // What was sent is recorded or not: the page shows which, and pressing again records the rest.
      notifyError(error);
    }
    setDone(null);
    if (recorded > 0) toast(words.recordedAll(recorded));
    if (changed > 0) toast(words.leftSome(changed), 'error');
    for (const topic of ['bank-statements', 'orders', 'members']) {
      void queries.invalidateQueries({ queryKey: [topic] });
    }
  };
  return (
    <Panel
      title={words.certain}
      actions={
        <Button
          data-next-step
          loading={done !== null}
          disabled={chosen.length === 0}
          onClick={() => void record()}
        >
          {words.recordAll(chosen.length, formatMoney(sum))}
        </Button>
      }
    >
      <p role="status">{done === null ? words.certainHelp : words.recording(done, chosen.length)}</p>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.id} className={styles['certain']}>
            <Checkbox
              aria-label={words.recordThis(row.description)}
              checked={!left.has(row.id)}
              disabled={done !== null}
              onChange={() => toggle(row.id)}
            />
            <div>
              <RowFacts row={row} />
              <Payee row={row} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Payee({ row: { proposals } }: { row: BankRowView }) {
  const [first] = proposals;
  if (!first) return null;
  return (
    <p className={styles['why']}>
      → <a href={payeePath(first)}>{first.number}</a> <bdi>{first.name}</bdi>{' '}
      <small>({words.because(first.signs)})</small>
    </p>
  );
}

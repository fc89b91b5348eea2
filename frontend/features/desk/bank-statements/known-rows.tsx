import { Button } from '@mantine/core';
import { bringInBankRow } from '@shop/contracts/bank-statements/endpoints';
import type { BankRowView } from '@shop/contracts/bank-statements/views';
import { formatDay } from '@shop/contracts/rules/days';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './bank-statements.module.css';
import { RowFacts } from './row-facts.tsx';

/** Rows that were taken for others, each beside its twin; those that the bank tells otherwise come first. */
export function KnownRows({ rows }: { rows: readonly BankRowView[] }) {
  const [same, others] = [rows.filter(isSameAsTwin), rows.filter((row) => !isSameAsTwin(row))];
  return (
    <Panel title={words.known}>
      <p>{words.knownHelp}</p>
      {others.length > 0 && <Rows rows={others} />}
      {same.length > 0 && (
        <details>
          <summary>{words.knownSame(same.length)}</summary>
          <Rows rows={same} />
        </details>
      )}
    </Panel>
  );
}

function isSameAsTwin({ day, description, twin }: BankRowView): boolean {
  return twin !== null && twin.day === day && twin.description === description;
}

function Rows({ rows }: { rows: readonly BankRowView[] }) {
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => (
        <KnownRow key={row.id} row={row} />
      ))}
    </ul>
  );
}

function KnownRow({ row }: { row: BankRowView }) {
  const queries = useQueryClient();
  const { id, twin } = row;
  const { run, busy } = useAction<null, { id: string }>({
    step: `bank-rows/${id}/bring-in`,
    send: (_, attempt) => stepSignedIn(bringInBankRow, { params: { id }, attempt }),
    onDone: () => void queries.invalidateQueries({ queryKey: ['bank-statements'] }),
    done: () => words.broughtIn,
  });
  return (
    <li>
      <RowFacts row={row} />
      <p className={styles['why']}>
        {twin && (
          <a href={paths.adminBankStatement(twin.statementId)}>
            {isSameAsTwin(row)
              ? words.knownAs(twin.fileName, twin.place)
              : words.knownFrom(twin.fileName, twin.place, formatDay(twin.day), twin.description)}
          </a>
        )}{' '}
        <Button
          variant="subtle"
          size="compact-sm"
          loading={busy}
          onClick={() => void run(null).catch(notifyError)}
        >
          {words.bringIn}
        </Button>
      </p>
    </li>
  );
}

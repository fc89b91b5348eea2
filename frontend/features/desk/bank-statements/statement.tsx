import { readBankStatement } from '@shop/contracts/bank-statements/endpoints';
import type { BankRowView, BankStatementView } from '@shop/contracts/bank-statements/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { Panel } from '../parts/panel.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import styles from './bank-statements.module.css';
import { CertainRows } from './certain-rows.tsx';
import { DoneRow } from './done-row.tsx';
import { FileAccount } from './file-account.tsx';
import { KnownRows } from './known-rows.tsx';
import { OpenRow } from './open-row.tsx';

/** What came in by one file of a bank: what is certain, what is to be decided, what is done. */
export function BankStatement({ id }: { id: string }) {
  const mayRecord = staffSession.current().permissions.includes('payments.record');
  const query = useQuery({
    queryKey: ['bank-statements', 'one', id],
    queryFn: () => callSignedIn(readBankStatement, { params: { id } }),
    enabled: mayRecord,
  });
  const back = { text: words.back, href: listAsLeft(paths.adminBankStatements) };
  const title = query.data ? words.statementTitle(query.data.bank) : words.title;
  return (
    <AdminPage title={title} back={back} narrow>
      {mayRecord ? (
        <Answer query={query}>{(statement) => <Statement statement={statement} />}</Answer>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

function Statement({ statement }: { statement: BankStatementView }) {
  const { fileName, openedAt, openedBy, entries } = statement;
  const of = (...states: BankRowView['state'][]) => entries.filter(({ state }) => states.includes(state));
  const [certain, open, done] = [of('certain'), of('open', 'differs'), of('recorded', 'not-ours')];
  const known = of('known');
  return (
    <>
      <p className={styles['told']}>
        {fileName} · {formatInstant(openedAt)} · {openedBy}
        <br />
        {words.summary(statement.rows, statement.known, statement.debits)}
      </p>
      <FileAccount statement={statement} />
      {certain.length > 0 && <CertainRows rows={certain} />}
      <Panel title={words.toDecide}>
        {open.length === 0 ? (
          <p>{words.nothingToDecide}</p>
        ) : (
          <ul className={styles['rows']}>
            {open.map((row) => (
              <OpenRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Panel>
      {known.length > 0 && <KnownRows rows={known} />}
      {done.length > 0 && (
        <Panel title={words.done}>
          <ul className={styles['rows']}>
            {done.map((row) => (
              <DoneRow key={row.id} row={row} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

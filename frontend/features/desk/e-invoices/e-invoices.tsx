import { exportEInvoices, listEInvoicesDue } from '@shop/contracts/e-invoices/endpoints';
import type { EInvoiceDueView, EInvoicesDueView } from '@shop/contracts/e-invoices/views';
import { formatDay, type Day } from '@shop/contracts/rules/days';
import { reportableUntil } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { answerWords, problemWords, words } from '../../../words/en/staff/e-invoices.ts';
import { documentWords } from '../../../words/en/staff/invoices.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Panel } from '../parts/panel.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import styles from './e-invoices.module.css';
import { OpenAnswer, type RecordedRow } from './open-answer.tsx';

/** What lacks an IRN: its file for the portal, and the portal's answer. */
export function EInvoices() {
  const { permissions } = staffSession.current();
  const mayRead = permissions.includes('invoices.read');
  const query = useQuery({
    queryKey: ['invoices', 'e-invoices-due'],
    queryFn: () => callSignedIn(listEInvoicesDue),
    enabled: mayRead,
  });
  const [recorded, setRecorded] = useState<RecordedRow[]>([]);
  const { from, documents } = query.data ?? { from: null, documents: [] };
  const actions = from !== null && (
    <>
      {permissions.includes('invoices.credit') && <OpenAnswer onRecorded={setRecorded} />}
      {permissions.includes('invoices.export') && (
        <FileButton
          disabled={documents.every(({ problems }) => problems.length > 0)}
          name={words.fileName}
          take={() => downloadSignedIn(exportEInvoices, { query: {} })}
        >
          {words.file}
        </FileButton>
      )}
    </>
  );
  return (
    <AdminPage title={words.title} actions={actions} narrow dense>
      {mayRead ? (
        <>
          {recorded.length > 0 && <Recorded rows={recorded} />}
          <Answer query={query}>{(view) => <Due view={view} />}</Answer>
        </>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

function Due({ view: { from, count, documents } }: { view: EInvoicesDueView }) {
  if (from === null) {
    const maySet = staffSession.current().permissions.includes('settings.read');
    return (
      <Notice>
        <p>{words.off}</p>
        {maySet && <a href={paths.settingsSection('invoices')}>{words.settings}</a>}
      </Notice>
    );
  }
  if (count === 0) return <EmptyState title={words.none}>{words.noneHelp}</EmptyState>;
  return (
    <>
      <p className={styles['how']}>{words.steps}</p>
      {documents.some(({ problems }) => problems.length > 0) && (
        <p className={styles['how']}>{words.putRight}</p>
      )}
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.columns.document}</th>
            <th scope="col">{words.columns.buyer}</th>
            <th scope="col">{words.columns.until}</th>
            <th scope="col">{words.columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <DueRow key={document.number} document={document} />
          ))}
        </tbody>
      </table>
      {count > documents.length && <p>{words.more(documents.length, count)}</p>}
      <p className={styles['how']}>
        {words.how(formatDay(from))} {words.limit}
      </p>
    </>
  );
}

function DueRow({ document }: { document: EInvoiceDueView }) {
  const { number, kind, day, buyerName, gstin, totalPaise, problems } = document;
  return (
    <tr>
      <th scope="row">
        <a href={paths.adminInvoice(number)}>{number}</a>
        <small>
          {documentWords.kinds[kind]}, {formatDay(day)}
        </small>
      </th>
      <td>
        <bdi>{buyerName}</bdi>
        <small>{words.gstin(gstin)}</small>
        {problems.map((problem) => (
          <p key={problem} className={styles['problem']}>
            {problemWords[problem]}
          </p>
        ))}
      </td>
      <td className={styles['until']} data-head={words.columns.until}>
        <Until day={reportableUntil(day)} />
      </td>
      <td>
        <Money paise={totalPaise} />
      </td>
    </tr>
  );
}

const DAY = 86_400_000;

/** The last day, and how far it is. */
function Until({ day }: { day: Day }) {
  const left = (Date.parse(day) - Date.parse(today())) / DAY;
  return (
    <>
      <span>{formatDay(day)}</span>
      {left < 0 ? (
        <b className={styles['problem']}>{words.overdue(-left)}</b>
      ) : (
        <small>{words.left(left)}</small>
      )}
    </>
  );
}

function Recorded({ rows }: { rows: readonly RecordedRow[] }) {
  const counted = (result: string) => rows.filter((row) => row.result === result).length;
  const [recorded, known] = [counted('recorded'), counted('known')];
  const others = rows.filter(({ result }) => result !== 'recorded' && result !== 'known');
  return (
    <Panel title={words.results}>
      <p role="status">{words.counts(recorded, known, others.length)}</p>
      {others.length > 0 && (
        <ul className={styles['rows']}>
          {others.map(({ row, number, result }) => (
            <li key={row}>
              {words.row(row)}
              {number && ` (${number})`}: {answerWords[result]}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

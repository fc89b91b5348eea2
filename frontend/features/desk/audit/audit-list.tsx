import { exportAudit, listAudit, listAuditPeople } from '@shop/contracts/audit/endpoints';
import type { ListAuditQuery } from '@shop/contracts/audit/requests';
import type { AuditEntryView } from '@shop/contracts/audit/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/audit.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { plainRecords } from '../shell/plain-records.ts';
import { differencesOf, type Difference } from './differences.ts';
import { sentenceOf } from './sentence.ts';
import styles from './audit-list.module.css';

const { columns } = words;

const kinds: Readonly<Record<string, string>> = {
  ...words.kinds,
  ...Object.fromEntries(plainRecords.map(({ audited, title }) => [audited, title])),
};

async function people(): Promise<Record<string, string>> {
  return Object.fromEntries((await callSignedIn(listAuditPeople)).map(({ id, name }) => [id, name]));
}

/** Who changed what, when, from what to what; newest first. */
export const auditList: ListDescription<AuditEntryView, ListAuditQuery> = {
  name: 'audit',
  path: paths.audit,
  permission: 'audit.read',
  rows: listAudit,
  export: { endpoint: exportAudit, permission: 'audit.read', formats: ['csv', 'xlsx'] },
  filters: {
    person: { kind: 'loaded', label: words.person, any: words.anyPerson, load: people },
    kind: { kind: 'choice', label: words.kind, any: words.anyKind, options: kinds },
    days: { kind: 'days', from: words.from, to: words.to },
  },
  columns: [
    { head: columns.when, cell: ({ at }) => formatInstant(at) },
    { head: columns.who, cell: ({ actor }) => actor ?? words.theShop },
    { head: columns.what, cell: sentenceOf, wide: true },
    { head: columns.change, cell: (entry) => <Differences entry={entry} />, wide: true },
  ],
  card: (entry) => ({
    head: formatInstant(entry.at),
    side: entry.actor ?? words.theShop,
    lines: [[sentenceOf(entry)]],
    body: <Differences entry={entry} />,
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ action }) => action,
  words,
};

/** So many differences stand in the list; more are folded behind them. */
const SHOWN = 3;
/** Letters; a longer change of one field is folded. */
const LONG = 240;

function Differences({ entry: { before, after } }: { entry: AuditEntryView }) {
  const differences = differencesOf(before, after);
  const folded = differences.length > SHOWN + 1 ? differences.slice(SHOWN) : [];
  return (
    <>
      <DifferenceLines differences={differences.slice(0, differences.length - folded.length)} />
      {folded.length > 0 && (
        <details>
          <summary>{words.more(folded.length)}</summary>
          <DifferenceLines differences={folded} />
        </details>
      )}
    </>
  );
}

function DifferenceLines({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul className={styles['differences']}>
      {differences.map((difference) => (
        <li key={difference.field}>
          {(difference.from ?? '').length + (difference.to ?? '').length > LONG ? (
            <details>
              <summary>{words.longText(difference.field)}</summary>
              <FromTo difference={difference} />
            </details>
          ) : (
            <>
              {difference.field && <strong>{difference.field}: </strong>}
              <FromTo difference={difference} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Of a record that was added or deleted there is one side. */
function FromTo({ difference: { from, to } }: { difference: Difference }) {
  if (from === null) return <ins>{to}</ins>;
  if (to === null) return <del>{from}</del>;
  return (
    <>
      <del>{from}</del> → <ins>{to}</ins>
    </>
  );
}

import { exportAudit, listAudit, listAuditPeople } from '@shop/contracts/audit/endpoints';
import type { ListAuditQuery } from '@shop/contracts/audit/requests';
import type { AuditEntryView } from '@shop/contracts/audit/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/audit.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { plainRecords } from '../shell/plain-records.ts';
import { differencesOf } from './differences.ts';
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
    { head: columns.what, cell: whatOf },
    { head: columns.change, cell: (entry) => <Differences entry={entry} />, wide: true },
  ],
  card: (entry) => ({
    head: formatInstant(entry.at),
    side: entry.actor ?? words.theShop,
    lines: [[whatOf(entry)]],
    body: <Differences entry={entry} />,
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ action }) => action,
  words,
};

/** `setting/season` is read as “Settings: season”. */
function whatOf({ subject }: AuditEntryView): string {
  const [kind = '', ...thing] = subject.split('/');
  return [kinds[kind] ?? kind, thing.join('/')].filter(Boolean).join(': ');
}

function Differences({ entry: { before, after } }: { entry: AuditEntryView }) {
  const differences = differencesOf(before, after);
  if (differences.length === 0) return <span className={styles['none']}>{words.unchanged}</span>;
  return (
    <ul className={styles['differences']}>
      {differences.map(({ field, from, to }) => (
        <li key={field}>
          {field && <strong>{field}: </strong>}
          <del>{from}</del> → <ins>{to}</ins>
        </li>
      ))}
    </ul>
  );
}

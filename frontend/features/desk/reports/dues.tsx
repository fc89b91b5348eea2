import { EXPORT_FORMATS } from '@shop/contracts/listing/views';
import { exportDues, readDues } from '@shop/contracts/reports/endpoints';
import type { DuesView, DueView } from '@shop/contracts/reports/dues';
import { formatDay } from '@shop/contracts/rules/days';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { orderStateWords } from '../../../words/en/shop/order-states.ts';
import { duesWords as words } from '../../../words/en/staff/reports.ts';
import { staffSession } from '../../accounts/session.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { openedBy } from '../parts/opened-by.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './sums.module.css';
import { SumsTable } from './sums-table.tsx';

/** What customers owe, and what is owed to them; each number leads to its orders. */
export function Dues() {
  const { permissions } = staffSession.current();
  const mayRead = permissions.includes('reports.read');
  const query = useQuery({
    queryKey: ['dues'],
    queryFn: () => callSignedIn(readDues),
    enabled: mayRead,
  });
  return (
    <AdminPage
      title={words.title}
      narrow
      actions={permissions.includes('reports.export') && query.data && <Files asOf={query.data.asOf} />}
    >
      {mayRead ? <Answer query={query}>{(dues) => <DueTables dues={dues} />}</Answer> : <NotAllowed />}
    </AdminPage>
  );
}

/** The orders behind it, one a row. */
function Files({ asOf }: { asOf: string }) {
  return EXPORT_FORMATS.map((format) => (
    <FileButton
      key={format}
      variant="default"
      name={`dues-${asOf}.${format}`}
      take={() => downloadSignedIn(exportDues, { params: { format } })}
    >
      {format.toUpperCase()}
    </FileButton>
  ));
}

interface DueRow extends DueView {
  name: string;
  href?: string | undefined;
}

const ordersOf = (filters: Readonly<Record<string, string>>) =>
  openedBy('orders.read', `${paths.adminOrders}?${new URLSearchParams({ payment: 'owing', ...filters })}`);

function DueTables({ dues }: { dues: DuesView }) {
  const { together, ages, states, places, transporters, refunds } = dues;
  if (together.orders + refunds.orders === 0)
    return <EmptyState title={words.none}>{words.noneHelp}</EmptyState>;
  const all = { name: words.together, href: ordersOf({}), ...together };
  return (
    <>
      <p className={styles['how']}>{words.how}</p>
      <DueTable
        title={words.ages}
        hasTotal
        rows={[
          ...ages.map(({ from, to, ...due }) => ({
            name: words.age(from && formatDay(from), formatDay(to)),
            href: ordersOf({ ...(from && { from }), to }),
            ...due,
          })),
          all,
        ]}
      />
      <DueTable
        title={words.states}
        rows={states.map(({ state, ...due }) => ({
          name: orderStateWords[state],
          href: ordersOf({ state }),
          ...due,
        }))}
      />
      <DueTable
        title={words.places}
        rows={places.map(({ id, name, ...due }) => ({
          name: name ?? words.door,
          href: id === null ? undefined : ordersOf({ pickup: id }),
          ...due,
        }))}
      />
      <DueTable title={words.transporters} rows={transporters} />
      <DueTable
        title={words.refunds}
        rows={[{ name: words.together, href: ordersOf({ payment: 'refund-due' }), ...refunds }]}
      />
    </>
  );
}

interface DueTableProps {
  title: string;
  rows: readonly DueRow[];
  /** The last row is the sum of the others. */
  hasTotal?: boolean;
}

function DueTable({ title, rows, hasTotal = false }: DueTableProps) {
  const some = rows.filter(({ orders }) => orders > 0);
  if (some.length === 0) return null;
  return (
    <Panel title={title}>
      <SumsTable heads={[title, words.orders, words.balance]} hasTotal={hasTotal}>
        {some.map(({ name, href, orders, paise }) => (
          <tr key={name}>
            <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
            <td>{orders}</td>
            <td>
              <Money paise={paise} />
            </td>
          </tr>
        ))}
      </SumsTable>
    </Panel>
  );
}

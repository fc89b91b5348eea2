import type { CallListView, CallRowView } from '@shop/contracts/calls/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/calls.ts';
import { words as orderWords } from '../../../words/en/staff/orders.ts';
import { staffSession } from '../../accounts/session.ts';
import { onRowKey } from '../parts/list/screen/row-keys.ts';
import { Panel } from '../parts/panel.tsx';
import { hourOf } from './call-again-times.ts';
import styles from './call-queue.module.css';

interface CallQueueProps {
  list: CallListView;
  /** The order at hand. */
  number: string | null;
  /** When the list was made. */
  now: Date;
}

/** Who is to be called, in order, with who is calling whom just now. */
export function CallQueue({ list: { due, dueCount, later }, number, now }: CallQueueProps) {
  if (due.length === 0 && later.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneHelp}</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles['queue']}>
      <Panel title={words.due} actions={<span className={styles['count']}>{words.dueCount(dueCount)}</span>}>
        <Rows rows={due} number={number} now={now} name={words.due} />
        {dueCount > due.length && <p className={styles['small']}>{words.more(dueCount - due.length)}</p>}
      </Panel>
      {later.length > 0 && (
        <Panel title={words.later}>
          <Rows rows={later} number={number} now={now} name={words.later} />
        </Panel>
      )}
    </div>
  );
}

interface RowsProps extends Pick<CallQueueProps, 'number' | 'now'> {
  rows: readonly CallRowView[];
  name: string;
}

function Rows({ rows, number, now, name }: RowsProps) {
  return (
    <ol className={styles['rows']} aria-label={name}>
      {rows.map((row) => (
        <li key={row.number}>
          <a
            href={paths.adminCall(row.number)}
            data-row
            aria-current={row.number === number ? 'true' : undefined}
            onKeyDown={(event) => onRowKey(event, null)}
          >
            <span className={styles['line']}>
              <strong>{row.customerName}</strong>
              <Money paise={row.totalPaise} />
            </span>
            <span className={styles['line']}>
              <span>{formatMobile(row.phone)}</span>
              <span className={styles['small']}>{row.city}</span>
            </span>
            <span className={styles['small']}>
              {row.number} · {formatInstant(row.placedAt)}
            </span>
            {row.asked && <span className={styles['asked']}>{orderWords.asked[row.asked]}</span>}
            <Tried row={row} now={now} />
            {row.caller && (
              <span className={styles['calling']}>
                {row.caller.id === staffSession.current().id ? words.youCall : words.calling(row.caller.name)}
              </span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** How often it was tried, and when it is to be tried again. */
function Tried({ row: { tries, last, againAt }, now }: { row: CallRowView; now: Date }) {
  if (last === null) return null;
  const hour = againAt && hourOf(againAt, now);
  const isPromised = last.outcome === 'later';
  const isAhead = againAt !== null && new Date(againAt) > now;
  const again = isPromised ? hour && words.promised(hour) : isAhead && hour && words.again(hour);
  return <span className={styles['small']}>{[words.tries(tries), again].filter(Boolean).join(' · ')}</span>;
}

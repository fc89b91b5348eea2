import type { CallListView } from '@shop/contracts/calls/views';
import { lazy, useEffect } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/calls.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { useKeyCommands } from '../parts/commands/key-commands.ts';
import { Fetched } from '../parts/fetched.tsx';
import { focusFirstRow } from '../parts/list/screen/row-keys.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import styles from './call-desk.module.css';
import { CallQueue } from './call-queue.tsx';
import { useCalls } from './use-calls.ts';

const CallAtHand = lazy(async () => ({ default: (await import('./call-at-hand.tsx')).CallAtHand }));

/** The list of those who are to be called, beside the one who is called. */
export function CallDesk() {
  const mayRead = staffSession.current().permissions.includes('orders.read');
  return (
    <AdminPage title={words.title} dense>
      {mayRead ? <Calls /> : <NotAllowed />}
    </AdminPage>
  );
}

function Calls() {
  const query = useCalls();
  const number = usePageContext().urlParsed.search['order']?.toUpperCase() ?? null;
  return (
    <Answer query={query} lines={8}>
      {(list) => <Desk list={list} number={number} now={new Date(query.dataUpdatedAt)} />}
    </Answer>
  );
}

interface DeskProps {
  list: CallListView;
  /** Of the order at hand. */
  number: string | null;
  /** When the list was made. */
  now: Date;
}

function Desk({ list, number, now }: DeskProps) {
  const me = staffSession.current().id;
  const go = (step: 1 | -1) => {
    const to = neighbourIn(list, number, step, me);
    void navigate(to === null ? paths.adminCalls : paths.adminCall(to), { keepScrollPosition: true });
  };
  const next = () => go(1);
  const previous = () => go(-1);
  useKeyCommands([
    { key: 'j', text: words.nextCall, needs: null, act: next },
    { key: 'k', text: words.previousCall, needs: null, act: previous },
    {
      key: 'ArrowDown',
      text: words.intoList,
      needs: null,
      isFor: number === null,
      act: () => void focusFirstRow(),
    },
  ]);
  useEffect(() => {
    if (number === null) focusFirstRow();
  }, [number]);
  return (
    <div className={styles['desk']} data-at-hand={number !== null || undefined}>
      <div className={styles['queue']}>
        <CallQueue list={list} number={number} now={now} />
      </div>
      <div className={styles['hand']}>
        {number === null ? (
          list.due.length > 0 && <p className={styles['choose']}>{words.choose}</p>
        ) : (
          <Fetched>
            <CallAtHand key={number} number={number} onNext={next} onPrevious={previous} />
          </Fetched>
        )}
      </div>
    </div>
  );
}

/**
 * Who is called before or after one, of those that no colleague is calling; after the last the first comes again.
 * @returns null where there is nobody else
 */
export function neighbourIn(
  { due }: CallListView,
  number: string | null,
  step: 1 | -1,
  me: string,
): string | null {
  const at = due.findIndex((row) => row.number === number);
  const after = due.slice(at + 1);
  const before = due.slice(0, Math.max(at, 0));
  const others = step === 1 ? [...after, ...before] : [...before.toReversed(), ...after.toReversed()];
  return others.find(({ caller }) => caller === null || caller.id === me)?.number ?? null;
}

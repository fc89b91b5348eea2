import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { CallListView } from '@shop/contracts/calls/views';
import { lazy, useEffect, useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/calls.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { Key } from '../parts/commands/command-button.tsx';
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
  if (mayRead) return <Calls />;
  return (
    <AdminPage title={words.title}>
      <NotAllowed />
    </AdminPage>
  );
}

function Calls() {
  const query = useCalls();
  const number = usePageContext().urlParsed.search['order']?.toUpperCase() ?? null;
  const go = useWay(query.data, number);
  return (
    <AdminPage
      title={words.title}
      dense
      actions={
        number !== null && (
          <>
            <Button variant="subtle" onClick={() => go(-1)}>
              {words.previous} <Key>K</Key>
            </Button>
            <Button variant="subtle" onClick={() => go(1)}>
              {words.next} <Key>J</Key>
            </Button>
          </>
        )
      }
    >
      <Answer query={query} lines={8}>
        {(list) => (
          <div className={styles['desk']} data-at-hand={number !== null || undefined}>
            <div className={styles['queue']}>
              <CallQueue list={list} number={number} now={new Date(query.dataUpdatedAt)} />
            </div>
            {number !== null && (
              <Fetched>
                <CallAtHand key={number} number={number} onNext={() => go(1)} />
              </Fetched>
            )}
          </div>
        )}
      </Answer>
    </AdminPage>
  );
}

/** From one call to the next; where there is room beside the list, its first call is opened at once. */
function useWay(list: CallListView | undefined, number: string | null): (step: 1 | -1) => void {
  const me = staffSession.current().id;
  const hasRoom = useMediaQuery('(min-width: 1000px)', true, { getInitialValueInEffect: false });
  /** Whom nobody came after: they are not opened again by themselves. */
  const [left, setLeft] = useState<string | null>(null);
  const go = (step: 1 | -1) => {
    const to = list ? neighbourIn(list, number, step, me) : null;
    setLeft(number);
    void navigate(to === null ? paths.adminCalls : paths.adminCall(to), { keepScrollPosition: true });
  };
  useKeyCommands([
    { key: 'j', text: words.nextCall, needs: null, act: () => go(1) },
    { key: 'k', text: words.previousCall, needs: null, act: () => go(-1) },
    {
      key: 'ArrowDown',
      text: words.intoList,
      needs: null,
      isFor: number === null,
      act: () => void focusFirstRow(),
    },
  ]);
  const first = list && neighbourIn(list, null, 1, me);
  useEffect(() => {
    if (!hasRoom || number !== null || !first || first === left) return;
    void navigate(paths.adminCall(first), { keepScrollPosition: true, overwriteLastHistoryEntry: true });
  }, [hasRoom, number, first, left]);
  const isListed = list !== undefined;
  useEffect(() => {
    if (isListed && number === null && !hasRoom) focusFirstRow();
  }, [isListed, number, hasRoom]);
  return go;
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

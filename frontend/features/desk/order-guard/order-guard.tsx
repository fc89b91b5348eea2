import { Button } from '@mantine/core';
import { readOrderGuard, turnBreakerOff } from '@shop/contracts/order-guard/endpoints';
import type { BreakerView, OrderGuardView } from '@shop/contracts/order-guard/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/order-guard.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { Panel } from '../parts/panel.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { SuspiciousGroup } from './suspicious-group.tsx';

const CancelForm = lazy(async () => ({ default: (await import('./cancel-form.tsx')).CancelForm }));

/** Whether orders reserve their goods, and unconfirmed orders that have something in common. */
export function OrderGuard() {
  const allowed = staffSession.current().permissions.includes('orders.cancel');
  const query = useQuery({
    queryKey: ['orders', 'guard'],
    queryFn: () => callSignedIn(readOrderGuard),
    enabled: allowed,
  });
  return (
    <AdminPage title={words.title} narrow>
      {allowed ? <Answer query={query}>{(view) => <Guard view={view} />}</Answer> : <NotAllowed />}
    </AdminPage>
  );
}

/** What is chosen and asked stays while orders come: another one begins its group anew. */
function Guard({ view: { breaker, groups } }: { view: OrderGuardView }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [cancelling, setCancelling] = useState<readonly string[] | null>(null);
  return (
    <>
      <p>{words.intro}</p>
      <Breaker breaker={breaker} />
      {groups.length === 0 && (
        <EmptyState title={words.none}>
          <p>{words.noneHelp}</p>
        </EmptyState>
      )}
      {groups.map((group) => (
        <SuspiciousGroup
          key={`${group.kind} ${group.rows[0]?.number} ${group.what}`}
          group={group}
          chosen={chosen}
          onChoose={setChosen}
          onCancel={setCancelling}
        />
      ))}
      <Fetched>
        {cancelling && <CancelForm numbers={cancelling} onClose={() => setCancelling(null)} />}
      </Fetched>
    </>
  );
}

function Breaker({ breaker: { onSince, offAt, turnedBy } }: { breaker: BreakerView }) {
  const queries = useQueryClient();
  const { run, busy } = useAction<null, OrderGuardView>({
    step: 'order-guard/breaker-off',
    send: (_, attempt) => stepSignedIn(turnBreakerOff, { attempt }),
    onDone: (view) => queries.setQueryData(['orders', 'guard'], view),
    done: () => words.turnedOff,
  });
  return (
    <Panel title={words.breaker}>
      {onSince === null ? (
        <p>
          {words.isOff}
          {offAt !== null && ` ${words.wasOn(formatInstant(offAt), turnedBy ?? '')}`}
        </p>
      ) : (
        <Notice kind="season" title={words.isOn(formatInstant(onSince), turnedBy ?? '')}>
          <p>{words.isOnHelp}</p>
          <Button mt="xs" variant="default" loading={busy} onClick={() => void run(null).catch(notifyError)}>
            {words.turnOff}
          </Button>
        </Notice>
      )}
    </Panel>
  );
}

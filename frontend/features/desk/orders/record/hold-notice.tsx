import { Button } from '@mantine/core';
import { releaseOrder } from '@shop/contracts/orders/endpoints';
import { formatInstant } from '@shop/contracts/rules/days';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { words } from '../../../../words/en/admin-order.ts';
import { staffSession } from '../../../accounts/session.ts';
import type { Desk } from '../desk.ts';
import { useOrderAction } from './use-order-action.ts';

/** Why the order stands still, and the way on. */
export function HoldNotice({ desk }: { desk: Desk }) {
  const { number, hold } = desk.order;
  const { start, busy } = useOrderAction<undefined>(desk, {
    step: 'release',
    send: (_, attempt) => stepSignedIn(releaseOrder, { params: { number }, attempt }),
    done: () => words.released,
  });
  if (hold === null) return null;
  return (
    <Notice kind="season" title={words.onHoldSince(formatInstant(hold.at))}>
      <p>{hold.reason}</p>
      {staffSession.current().permissions.includes('orders.hold') && (
        <Button mt="xs" loading={busy} data-next-step onClick={() => start(undefined)}>
          {words.release}
        </Button>
      )}
    </Notice>
  );
}

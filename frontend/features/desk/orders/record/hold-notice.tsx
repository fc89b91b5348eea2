import { Button } from '@mantine/core';
import { releaseOrder } from '@shop/contracts/orders/endpoints';
import { formatInstant } from '@shop/contracts/rules/days';
import { useEffect } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { words } from '../../../../words/en/admin-order.ts';
import { staffSession } from '../../../accounts/session.ts';
import type { Desk } from '../desk.ts';
import { useOrderAction } from './use-order-action.ts';

/** Why the order stands still, and the way on. */
export function HoldNotice({ desk }: { desk: Desk }) {
  const { number, hold } = desk.order;
  const { run, busy, error } = useOrderAction(
    desk,
    () => callSignedIn(releaseOrder, { params: { number } }),
    () => words.released,
  );
  const { report } = desk;
  useEffect(() => {
    if (error) report(sentenceOf(error));
  }, [error, report]);
  if (hold === null) return null;
  return (
    <Notice kind="season" title={words.onHoldSince(formatInstant(hold.at))}>
      <p>{hold.reason}</p>
      {staffSession.current().permissions.includes('orders.hold') && (
        <Button mt="xs" loading={busy} onClick={() => void run(undefined)}>
          {words.release}
        </Button>
      )}
    </Notice>
  );
}

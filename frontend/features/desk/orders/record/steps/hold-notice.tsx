import { Group } from '@mantine/core';
import { releaseOrder } from '@shop/contracts/orders/endpoints';
import { formatInstant } from '@shop/contracts/rules/days';
import { stepSignedIn } from '../../../../../api/call-signed-in.ts';
import { Notice } from '../../../../../ui/messages/notice.tsx';
import { words } from '../../../../../words/en/staff/order.ts';
import { CommandButton } from '../../../parts/commands/command-button.tsx';
import { useKeyCommands } from '../../../parts/commands/key-commands.ts';
import type { Desk } from '../../desk.ts';
import { useOrderAction } from './use-order-action.ts';

/** Why the order stands still, and the way on. */
export function HoldNotice({ desk }: { desk: Desk }) {
  const { number, hold } = desk.order;
  const { start, busy } = useOrderAction<undefined>(desk, {
    step: 'release',
    send: (_, attempt) => stepSignedIn(releaseOrder, { params: { number }, attempt }),
    done: () => words.released,
  });
  const [release] = useKeyCommands([
    {
      key: 'h',
      text: words.release,
      needs: 'orders.hold',
      isFor: hold !== null,
      act: () => start(undefined),
    },
  ]);
  if (hold === null) return null;
  return (
    <Notice kind="season" title={words.onHoldSince(formatInstant(hold.at))}>
      <p>{hold.reason}</p>
      {release && (
        <Group mt="xs">
          <CommandButton command={release} look="first" loading={busy} />
        </Group>
      )}
    </Notice>
  );
}

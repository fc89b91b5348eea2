import { Group } from '@mantine/core';
import { acceptChangeRequest, declineChangeRequest } from '@shop/contracts/own-changes/endpoints';
import type { DeskChangeRequestView } from '@shop/contracts/own-changes/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { changeSentence } from '../../../../words/en/shop/order-changes.ts';
import { words } from '../../../../words/en/staff/change-request.ts';
import { CommandButton } from '../../parts/commands/command-button.tsx';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import type { Desk } from '../desk.ts';
import { ReasonForm } from '../record/steps/reason-form.tsx';
import { useOrderAction } from '../record/steps/use-order-action.ts';

const NEEDS = { edit: 'orders.edit', cancel: 'orders.cancel' } as const;

const KEYS = { accept: 'a', decline: 'n' };

interface ChangeRequestNoticeProps {
  desk: Desk;
  asked: DeskChangeRequestView;
  /** By which it is answered. */
  keys?: typeof KEYS;
}

/** What the customer asks for, with what would differ, and the answers to it. */
export function ChangeRequestNotice({ desk, asked, keys = KEYS }: ChangeRequestNoticeProps) {
  const [declining, setDeclining] = useState(false);
  const { id, kind, askedAt, reason, changes } = asked;
  const { number, customer } = desk.order;
  const params = { number, change: id };
  const { start, busy } = useOrderAction<undefined>(desk, {
    step: `asked/${id}/accept`,
    send: (_, attempt) => stepSignedIn(acceptChangeRequest, { params, attempt }),
    done: () => words.accepted[kind],
  });
  const commands = useKeyCommands([
    { key: keys.accept, text: words.accept[kind], needs: NEEDS[kind], act: () => start(undefined) },
    { key: keys.decline, text: words.decline, needs: 'orders.edit', act: () => setDeclining(true) },
  ]);
  return (
    <Notice kind="season" title={words.title[kind](customer.name, formatInstant(askedAt))}>
      {changes.map((change) => (
        <p key={change.what + changeSentence(change)}>{changeSentence(change)}</p>
      ))}
      {reason !== '' && <p>{words.reason(reason)}</p>}
      <p>{words.waits}</p>
      {commands.length > 0 && (
        <Group gap="xs" mt="xs">
          {commands.map((command) => (
            <CommandButton
              key={command.key}
              command={command}
              look={command.key === keys.accept ? 'first' : undefined}
              loading={command.key === keys.accept && busy}
            />
          ))}
        </Group>
      )}
      {declining && (
        <ReasonForm
          desk={desk}
          step={`asked/${id}/decline`}
          title={words.declineTitle(number)}
          submit={words.decline}
          done={words.declined}
          onClose={() => setDeclining(false)}
          send={(said, attempt) =>
            stepSignedIn(declineChangeRequest, { params, body: { reason: said }, attempt })
          }
        >
          {words.declineHelp}
        </ReasonForm>
      )}
    </Notice>
  );
}

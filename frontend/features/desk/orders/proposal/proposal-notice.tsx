import { Group } from '@mantine/core';
import { takeBackProposal } from '@shop/contracts/proposals/endpoints';
import type { DeskProposalView } from '@shop/contracts/proposals/views';
import { formatInstant } from '@shop/contracts/rules/days';
import type { ProposalAnswer } from '@shop/contracts/rules/orders/proposals';
import { useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/proposal.ts';
import { CommandButton } from '../../parts/commands/command-button.tsx';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import type { Desk } from '../desk.ts';
import { useOrderAction } from '../record/steps/use-order-action.ts';
import { AnswerForm } from './answer-form.tsx';
import { ProposalText } from './proposal-text.tsx';

interface ProposalProps {
  desk: Desk;
  proposal: DeskProposalView;
}

/** What the customer is asked, or did not agree to, and what the desk can do about it. */
export function ProposalNotice({ desk, proposal }: ProposalProps) {
  const [answer, setAnswer] = useState<ProposalAnswer | null>(null);
  const { id, lines, state, totalPaise, wasTotalPaise, balancePaise } = proposal;
  const isOpen = state === 'open';
  const { start, busy } = useOrderAction<undefined>(desk, {
    step: `proposal/${id}/take-back`,
    send: (_, attempt) =>
      stepSignedIn(takeBackProposal, {
        params: { number: desk.order.number, proposal: id },
        body: { from: state },
        attempt,
      }),
    done: () => (isOpen ? words.takenBack : words.settled),
  });
  const commands = useKeyCommands([
    {
      key: 'y',
      text: words.answers.accepted,
      needs: 'orders.edit',
      isFor: isOpen,
      act: () => setAnswer('accepted'),
    },
    {
      key: 'd',
      text: words.answers.declined,
      needs: 'orders.edit',
      isFor: isOpen,
      act: () => setAnswer('declined'),
    },
    {
      key: 'o',
      text: isOpen ? words.takeBack : words.settle,
      needs: 'orders.edit',
      act: () => start(undefined),
    },
  ]);
  return (
    <Notice kind="season" title={titleOf(proposal)}>
      {!isOpen && <p>{words.notDone}</p>}
      {lines.map((line) => (
        <p key={line.code}>{words.line(line)}</p>
      ))}
      <p>{words.total(totalPaise, wasTotalPaise)}</p>
      {isOpen && <p>{words.owes(balancePaise)}</p>}
      <ProposalText order={desk.order} proposal={proposal} />
      {commands.length > 0 && (
        <Group gap="xs" mt="xs">
          {commands.map((command) => (
            <CommandButton
              key={command.key}
              command={command}
              look={command.key === 'y' ? 'first' : undefined}
              loading={command.key === 'o' && busy}
            />
          ))}
        </Group>
      )}
      {answer && (
        <AnswerForm desk={desk} proposal={proposal} answer={answer} onClose={() => setAnswer(null)} />
      )}
    </Notice>
  );
}

function titleOf({ proposedAt, proposedBy, declined }: DeskProposalView): string {
  if (declined === null) return words.open(proposedBy, formatInstant(proposedAt));
  const at = formatInstant(declined.at);
  if (declined.by === null) return words.lapsed(at);
  return declined.saidBy === null
    ? words.declined(declined.by, at)
    : words.declinedOnPhone(declined.saidBy, at);
}

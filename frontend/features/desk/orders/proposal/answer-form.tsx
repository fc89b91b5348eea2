import { Text } from '@mantine/core';
import { answerForCustomer } from '@shop/contracts/proposals/endpoints';
import type { ProposalView } from '@shop/contracts/proposals/views';
import { TEXT } from '@shop/contracts/rules/limits';
import type { ProposalAnswer } from '@shop/contracts/rules/orders/proposals';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/staff/proposal.ts';
import { fieldsOf } from '../../parts/record/state/fields.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import type { Desk } from '../desk.ts';
import { useOrderAction } from '../record/steps/use-order-action.ts';

interface AnswerFormProps {
  desk: Desk;
  proposal: ProposalView;
  answer: ProposalAnswer;
  onClose: () => void;
}

const fields = fieldsOf<{ saidBy: string }>(words.answerFields, {
  saidBy: { kind: 'text', limit: TEXT.personName },
});

/** What a customer says on the telephone to what was proposed, and who of them says so. */
export function AnswerForm({ desk, proposal: { id }, answer, onClose }: AnswerFormProps) {
  const { number, customer } = desk.order;
  const { run } = useOrderAction<{ saidBy: string }>(desk, {
    step: `proposal/${id}/${answer}`,
    send: ({ saidBy }, attempt) =>
      stepSignedIn(answerForCustomer, {
        params: { number, proposal: id },
        body: { answer, saidBy },
        attempt,
      }),
    done: () => words.answered[answer],
  });
  return (
    <RecordDialog
      subject={`order/${number}/proposal/${id}/${answer}`}
      title={words.answerTitles[answer](number)}
      fields={fields}
      initial={{ saidBy: customer.name }}
      submit={words.answers[answer]}
      send={run}
      onClose={onClose}
    >
      <Text>{words.answerHelps[answer]}</Text>
    </RecordDialog>
  );
}

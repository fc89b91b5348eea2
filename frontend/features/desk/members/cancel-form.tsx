import { Text } from '@mantine/core';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { ENDINGS } from '@shop/contracts/rules/schemes/membership-states';
import { cancelMember } from '@shop/contracts/schemes/endpoints';
import type { CancelMemberRequest } from '@shop/contracts/schemes/requests';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/members.ts';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';

type Ended = Omit<CancelMemberRequest, 'from'>;

const fields = fieldsOf<Ended>(words, {
  ending: {
    kind: 'choice',
    look: 'radio',
    options: ENDINGS.map((value) => ({ value, label: words.endings[value] })),
  },
  reason: { kind: 'long', limit: DESK_TEXT.reason },
});

interface CancelFormProps {
  member: MemberView;
  onDone: (member: MemberView) => void;
  onClose: () => void;
}

/** Ends a membership; what is held is paid back after it. */
export function CancelForm({ member, onDone, onClose }: CancelFormProps) {
  const { number, state, sums } = member;
  const { run } = useAction<Ended, MemberView>({
    step: `member/${number}/cancel`,
    send: (body, attempt) =>
      stepSignedIn(cancelMember, { params: { number }, body: { ...body, from: state }, attempt }),
    onDone,
    done: () => words.cancelled,
  });
  return (
    <RecordDialog<Ended>
      subject={`member/${number}/cancel`}
      title={words.cancelTitle(number)}
      fields={fields}
      initial={{ ending: 'left', reason: '' }}
      submit={words.cancel}
      danger
      send={run}
      onClose={onClose}
    >
      <Text>{words.cancelHelp(sums.heldPaise)}</Text>
    </RecordDialog>
  );
}

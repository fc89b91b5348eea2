import { answerContactMessage } from '@shop/contracts/contacts/endpoints';
import type { AnswerContactMessageRequest } from '@shop/contracts/contacts/requests';
import type { ContactMessageView } from '@shop/contracts/contacts/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/contacts.ts';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { Answers } from './answers.tsx';
import styles from './message-body.module.css';

const fields = fieldsOf<AnswerContactMessageRequest>(words, {
  answer: { kind: 'long', limit: DESK_TEXT.answer },
});

/** What was said to somebody who wrote, by telephone, WhatsApp or letter: kept with the message. */
export function AnswerForm({ message, onClose }: { message: ContactMessageView; onClose: () => void }) {
  const { id, name } = message;
  const queries = useQueryClient();
  const subject = `contact/${id}/answer`;
  const { run } = useAction<AnswerContactMessageRequest, ContactMessageView>({
    step: subject,
    send: (body, attempt) => stepSignedIn(answerContactMessage, { params: { id }, body, attempt }),
    onDone: () => void queries.invalidateQueries({ queryKey: ['contacts'] }),
    done: () => words.kept(name),
  });
  return (
    <RecordDialog
      subject={subject}
      title={words.writeTo(name)}
      fields={fields}
      initial={{ answer: '' }}
      submit={words.keep}
      send={run}
      onClose={onClose}
    >
      <p className={styles['message']}>{message.message}</p>
      <Answers message={message} />
    </RecordDialog>
  );
}

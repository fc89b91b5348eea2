import { Button } from '@mantine/core';
import { finishContactMessage, reopenContactMessage } from '@shop/contracts/contacts/endpoints';
import type { ContactMessageView } from '@shop/contracts/contacts/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/contacts.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';
import { Answering } from './answering.tsx';
import { Answers } from './answers.tsx';
import styles from './message-body.module.css';

/** A message as text, how to reach whoever wrote it, and what became of it. */
export function MessageBody({ message }: { message: ContactMessageView }) {
  const { id, name, phone, email, done, answers } = message;
  const write = use(Answering);
  const queries = useQueryClient();
  const mayFinish = staffSession.current().permissions.includes('contacts.handle');
  const refresh = () => queries.invalidateQueries({ queryKey: ['contacts'] });
  const reopen = useAction<string, ContactMessageView>({
    step: `contact/${id}/open`,
    send: (message, attempt) => stepSignedIn(reopenContactMessage, { params: { id: message }, attempt }),
    onDone: () => void refresh(),
    done: () => words.reopened,
  });
  const finish = useAction<string, ContactMessageView>({
    step: `contact/${id}/done`,
    send: (message, attempt) => stepSignedIn(finishContactMessage, { params: { id: message }, attempt }),
    onDone: () => void refresh(),
    done: () => words.finished,
    undo: () => reopen.run(id),
  });
  return (
    <>
      <p className={styles['message']}>{message.message}</p>
      <Answers message={message} />
      <div className={styles['foot']}>
        {phone && (
          <>
            <a href={`tel:+91${phone}`}>{formatMobile(phone)}</a>
            <a href={whatsAppLink(words.reply(name), phone)} target="_blank" rel="noopener noreferrer">
              {words.whatsapp}
            </a>
          </>
        )}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <div className={styles['done']}>
          {done && words.done(done.by, formatInstant(done.at))}
          {mayFinish && (done === null || answers.length === 0) && (
            <Button variant="subtle" onClick={() => write(message)}>
              {words.write}
            </Button>
          )}
          {mayFinish && done === null && (
            <Button
              variant="default"
              data-next-step
              loading={finish.busy}
              onClick={() => void finish.run(id).catch(notifyError)}
            >
              {words.finish}
            </Button>
          )}
          {mayFinish && done !== null && (
            <Button
              variant="subtle"
              loading={reopen.busy}
              onClick={() => void reopen.run(id).catch(notifyError)}
            >
              {words.reopen}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

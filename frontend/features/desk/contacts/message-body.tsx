import { Button } from '@mantine/core';
import { finishContactMessage } from '@shop/contracts/contacts/endpoints';
import type { ContactMessageView } from '@shop/contracts/contacts/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words/en/admin-contacts.ts';
import { staffSession } from '../../accounts/session.ts';
import { useOnce } from '../parts/use-once.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';
import styles from './message-body.module.css';

/** A message as text, how to reach whoever wrote it, and what became of it. */
export function MessageBody({ message }: { message: ContactMessageView }) {
  const { id, name, phone, email, done } = message;
  const queries = useQueryClient();
  const once = useOnce();
  const mayFinish = staffSession.current().permissions.includes('contacts.handle');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => callSignedIn(finishContactMessage, { params: { id } }),
    onSuccess: () => {
      toast(words.finished);
      return queries.invalidateQueries({ queryKey: ['contacts'] });
    },
    onError: (error) => toast(sentenceOf(error), 'error'),
  });
  return (
    <>
      <p className={styles['message']}>{message.message}</p>
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
        {done ? (
          <span className={styles['done']}>{words.done(done.by, formatInstant(done.at))}</span>
        ) : (
          mayFinish && (
            <Button
              className={styles['done'] ?? ''}
              variant="default"
              loading={isPending}
              onClick={() => void once(() => mutateAsync()).catch(() => undefined)}
            >
              {words.finish}
            </Button>
          )
        )}
      </div>
    </>
  );
}

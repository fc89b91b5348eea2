import { Button, Group } from '@mantine/core';
import { deleteReminder, tellReminder, untellReminder } from '@shop/contracts/reminders/endpoints';
import type { ReminderView } from '@shop/contracts/reminders/views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/reminders.ts';
import { staffSession } from '../../accounts/session.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { useMessages } from '../parts/texts/use-messages.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';

/** As links stand in a row. */
const SMALL = { variant: 'subtle', px: 8, fw: 400 } as const;

/** What is done with a reminder: write to a phone and mark it, or forget who asks for it. */
export function ReminderSteps({ reminder, name }: { reminder: ReminderView; name: string }) {
  const { id, channel, contact, toldAt } = reminder;
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const onDone = () => void queries.invalidateQueries({ queryKey: ['reminders'] });
  const untell = useAction({
    step: `reminder/${id}/waiting`,
    send: (_: null, attempt) => stepSignedIn(untellReminder, { params: { id }, attempt }),
    onDone,
    done: () => words.unmarked,
  });
  const mark = useAction({
    step: `reminder/${id}/told`,
    send: (_: null, attempt) => stepSignedIn(tellReminder, { params: { id }, attempt }),
    onDone,
    done: () => words.marked,
    undo: () => untell.run(null),
  });
  const forget = useAction({
    step: `reminder/${id}/delete`,
    send: (_: null, attempt) => stepSignedIn(deleteReminder, { params: { id }, attempt }),
    onDone,
    done: () => words.forgotten,
  });
  const mayHandle = staffSession.current().permissions.includes('reminders.handle');
  const text = message('whatsapp-open', { link: publicUrl + paths.quickOrder });
  return (
    <Group gap={0} my={-4} mx={-8}>
      {channel === 'phone' && (
        <Button
          component="a"
          {...SMALL}
          href={whatsAppLink(text, contact)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${words.whatsapp}: ${name}`}
        >
          {words.whatsapp}
        </Button>
      )}
      {mayHandle && channel === 'phone' && toldAt === null && (
        <Button
          {...SMALL}
          loading={mark.busy}
          aria-label={`${words.mark}: ${name}`}
          onClick={() => void mark.run(null).catch(notifyError)}
        >
          {words.mark}
        </Button>
      )}
      {mayHandle && (
        <Button
          {...SMALL}
          color="red"
          aria-label={`${words.forget}: ${name}`}
          onClick={() => setAsking(true)}
        >
          {words.forget}
        </Button>
      )}
      {asking && (
        <AskFirst
          {...words.askForget(name)}
          submit={words.forget}
          danger
          run={() => forget.run(null)}
          onClose={() => setAsking(false)}
        />
      )}
    </Group>
  );
}

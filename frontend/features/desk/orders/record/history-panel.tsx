import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { Button, Textarea } from '@mantine/core';
import { addNote } from '@shop/contracts/orders/endpoints';
import type { OrderEventView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useState, type SyntheticEvent } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { Money } from '../../../../ui/money.tsx';
import { words } from '../../../../words/en/admin-order.ts';
import { eventWords } from '../../../../words/en/admin-orders.ts';
import { staffSession } from '../../../accounts/session.ts';
import { fieldProblemsOf } from '../../parts/field-problems.ts';
import { Panel } from '../../parts/panel.tsx';
import type { Desk } from '../desk.ts';
import styles from './history-panel.module.css';
import { useOrderAction } from './use-order-action.ts';

/** Everything that happened to the order, newest first, with a box for a note. */
export function HistoryPanel({ desk }: { desk: Desk }) {
  return (
    <Panel title={words.history}>
      {staffSession.current().permissions.includes('orders.note') && <NoteForm desk={desk} />}
      <ol className={styles['events']} aria-label={words.history}>
        {desk.order.events.toReversed().map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
    </Panel>
  );
}

function Event({ event }: { event: OrderEventView }) {
  return (
    <li>
      <div>
        <strong>{eventWords[event.kind]}</strong>{' '}
        {event.amountPaise !== null && <Money paise={event.amountPaise} />}
      </div>
      {event.text && <p className={styles['text']}>{event.text}</p>}
      <p className={styles['small']}>
        <time dateTime={event.at}>{formatInstant(event.at)}</time>, {words.by(event.actor)}
      </p>
    </li>
  );
}

function NoteForm({ desk }: { desk: Desk }) {
  const { number } = desk.order;
  const [text, setText] = useState('');
  const { run, busy, error } = useOrderAction(
    desk,
    (note: string) => callSignedIn(addNote, { params: { number }, body: { text: note } }),
    () => words.noteAdded,
  );
  const wrong = fieldProblemsOf(error, { text: words.noteProblem })['text'];
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await run(text.trim())) setText('');
  };
  return (
    <form className={styles['note']} noValidate onSubmit={(event) => void send(event)}>
      <Textarea
        label={words.newNote}
        description={words.newNoteHelp}
        value={text}
        autosize
        minRows={2}
        maxLength={DESK_TEXT.note.max}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={wrong ?? (error && sentenceOf(error))}
      />
      <Button type="submit" variant="default" loading={busy}>
        {words.addNote}
      </Button>
    </form>
  );
}

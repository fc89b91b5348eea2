import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { addNote } from '@shop/contracts/orders/endpoints';
import type { OrderEventView } from '@shop/contracts/orders/views';
import type { OrderChange } from '@shop/contracts/rules/orders/order-content';
import { formatInstant } from '@shop/contracts/rules/days';
import { useRef } from 'react';
import { Button, Stack } from '@mantine/core';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { words } from '../../../../words/en/staff/order.ts';
import { eventWords } from '../../../../words/en/staff/orders.ts';
import { orderStateWords } from '../../../../words/en/shop/order-states.ts';
import { changeSentence } from '../../../../words/en/shop/order-changes.ts';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import { Panel } from '../../parts/panel.tsx';
import { fieldsOf } from '../../parts/record/state/fields.ts';
import type { Desk } from '../desk.ts';
import styles from './history-panel.module.css';
import { useOrderAction } from './steps/use-order-action.ts';
import { FormNotices } from '../../parts/record/form-notices.tsx';
import { RecordFields } from '../../parts/record/record-fields.tsx';
import { useFocusOnProblem } from '../../parts/record/use-focus-on-problem.ts';
import { useSending, type SentForm } from '../../parts/record/use-sending.ts';

/** Everything that happened to the order, newest first, with a field for a note. */
export function HistoryPanel({ desk }: { desk: Desk }) {
  const { events, revisions } = desk.order;
  const changesAt = new Map(revisions.map(({ at, changes }) => [at, changes]));
  return (
    <Panel title={words.history}>
      <NoteForm desk={desk} />
      <ol className={styles['events']} aria-label={words.history}>
        {events.toReversed().map((event) => (
          <Event
            key={event.id}
            event={event}
            changes={isEdit(event) ? (changesAt.get(event.at) ?? []) : []}
          />
        ))}
      </ol>
    </Panel>
  );
}

function Event({ event, changes }: { event: OrderEventView; changes: readonly OrderChange[] }) {
  return (
    <li>
      <div>
        <strong>{eventWords[event.kind]}</strong>
        {isBack(event) && event.state && `: ${orderStateWords[event.state]}`}{' '}
        {event.amountPaise !== null && <Money paise={event.amountPaise} />}
      </div>
      {event.text && <p className={styles['text']}>{event.text}</p>}
      {changes.length > 0 && (
        <ul className={styles['changes']}>
          {changes.map((change) => (
            <li key={changeSentence(change)}>{changeSentence(change)}</li>
          ))}
        </ul>
      )}
      <p className={styles['small']}>
        <time dateTime={event.at}>{formatInstant(event.at)}</time>, {words.by(event.actor)}
      </p>
    </li>
  );
}

const isEdit = ({ kind }: OrderEventView) => kind === 'edited' || kind === 'took-over';

const isBack = ({ kind }: OrderEventView) =>
  kind === 'undone' || kind === 'taken-back' || kind === 'reopened';

const fields = fieldsOf<{ text: string }>(words.noteFields, {
  text: { kind: 'long', limit: DESK_TEXT.note },
});

function NoteForm({ desk }: { desk: Desk }) {
  const { number } = desk.order;
  const { run } = useOrderAction<{ text: string }>(desk, {
    step: 'note',
    send: (body, attempt) => stepSignedIn(addNote, { params: { number }, body, attempt }),
    done: () => words.noteAdded,
  });
  const form = useRef<HTMLDivElement>(null);
  const mayNote = useKeyCommands([
    {
      key: 'm',
      text: words.noteFields.text,
      needs: 'orders.note',
      act: () => form.current?.querySelector('textarea')?.focus(),
    },
  ]);
  if (mayNote.length === 0) return null;
  return (
    <div ref={form}>
      <InlineForm
        subject={`order/${number}/note`}
        fields={fields}
        initial={{ text: '' }}
        submit={words.addNote}
        send={run}
      />
    </div>
  );
}

/** A form that stands on the page and is empty again when it is sent. */
function InlineForm<Value extends object>(props: SentForm<Value>) {
  const { fields, submit } = props;
  const element = useRef<HTMLFormElement>(null);
  const form = useSending(props);
  useFocusOnProblem(element, form.tries);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack align="stretch">
        <FormNotices fields={fields} form={form} error={form.error} />
        <RecordFields fields={fields} form={form} />
        <Button type="submit" variant="default" loading={form.busy} style={{ justifySelf: 'start' }}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}

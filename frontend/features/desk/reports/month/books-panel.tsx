import { Button, Group } from '@mantine/core';
import { closeBooks, readBooks, reopenBooks } from '@shop/contracts/books/endpoints';
import type { ReopenBooksRequest } from '@shop/contracts/books/requests';
import type { BooksClosingView } from '@shop/contracts/books/views';
import type { MonthView } from '@shop/contracts/reports/month';
import { formatDay, formatInstant, type Day } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { addMonths, lastDayOf, monthOf } from '@shop/contracts/rules/months';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { monthWords as words, reopenWords } from '../../../../words/en/staff/month.ts';
import { staffSession } from '../../../accounts/session.ts';
import { AskFirst } from '../../parts/action/ask-first.tsx';
import { notifyDone } from '../../parts/action/use-action.ts';
import { Answer } from '../../parts/answer.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import { fieldsOf } from '../../parts/record/state/fields.ts';
import styles from './month.module.css';

const fields = fieldsOf<ReopenBooksRequest>(reopenWords, {
  closedThrough: { kind: 'day', optional: true },
  reason: { kind: 'long', limit: DESK_TEXT.reason },
});

/** Up to which day the books are closed; owners close them up to the end of the month, and open them again. */
export function BooksPanel({ view }: { view: MonthView }) {
  const query = useQuery({ queryKey: ['books'], queryFn: () => callSignedIn(readBooks) });
  const mayClose = staffSession.current().permissions.includes('books.close');
  return (
    <Panel title={words.books}>
      <Answer query={query} lines={1}>
        {({ closedThrough, closings }) => (
          <>
            <p>{closedThrough === null ? words.open : words.closedThrough(formatDay(closedThrough))}</p>
            {mayClose && <Steps view={view} closedThrough={closedThrough} />}
            <History closings={closings} />
          </>
        )}
      </Answer>
    </Panel>
  );
}

function Steps({ view: { to, isOver }, closedThrough }: { view: MonthView; closedThrough: Day | null }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'close' | 'reopen' | null>(null);
  const isClosed = closedThrough !== null && closedThrough >= to;
  const done = (text: string) => {
    notifyDone(text);
    void queries.invalidateQueries({ queryKey: ['books'] });
  };
  const onClose = () => setAsked(null);
  return (
    <>
      <Group mt="xs">
        {isOver && !isClosed && (
          <Button onClick={() => setAsked('close')}>{words.close(formatDay(to))}</Button>
        )}
        {closedThrough !== null && (
          <Button variant="default" onClick={() => setAsked('reopen')}>
            {words.reopen}
          </Button>
        )}
      </Group>
      {asked === 'close' && (
        <AskFirst
          title={words.closeTitle(formatDay(to))}
          effects={words.closeEffects(formatDay(to))}
          submit={words.close(formatDay(to))}
          run={async () => {
            await callSignedIn(closeBooks, { body: { closedThrough: to } });
            done(words.closed);
          }}
          onClose={onClose}
        />
      )}
      {asked === 'reopen' && closedThrough !== null && (
        <RecordDialog<ReopenBooksRequest>
          subject="books/reopen"
          title={words.reopenTitle}
          fields={fields}
          initial={{ closedThrough: lastDayOf(addMonths(monthOf(closedThrough), -1)), reason: '' }}
          submit={words.reopen}
          send={async (body) => {
            await callSignedIn(reopenBooks, { body });
            done(words.reopened);
          }}
          onClose={onClose}
        >
          <p>{words.reopenHelp}</p>
        </RecordDialog>
      )}
    </>
  );
}

function History({ closings }: { closings: readonly BooksClosingView[] }) {
  if (closings.length === 0) return null;
  return (
    <details className={styles['history']}>
      <summary>{words.history}</summary>
      <ul className={styles['list']}>
        {closings.map(({ closedThrough, reason, at, byName }) => (
          <li key={at}>
            {reason === ''
              ? words.closedLine(formatDay(closedThrough ?? ''), byName, formatInstant(at))
              : words.reopenedLine(
                  closedThrough && formatDay(closedThrough),
                  byName,
                  formatInstant(at),
                  reason,
                )}
          </li>
        ))}
      </ul>
    </details>
  );
}

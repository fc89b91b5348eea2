import { Button } from '@mantine/core';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { readCollection } from '@shop/contracts/schemes/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { monthOf, sheetWords as words } from '../../../words/en/staff/schemes.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { CollectionRow } from './collection-row.tsx';
import styles from './collection-sheet.module.css';

const MONTH = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

/**
 * Who pays in a month: one press a payment, and the next field has the focus; presses are done in turn. A table by its roles and not by its elements:
 * on a phone, where its rows are laid out otherwise, some browsers would take those of a table for none.
 */
export function CollectionSheet({ slug }: { slug: string }) {
  const month = monthIn(usePageContext().urlParsed.search);
  const [queue] = useState(() => new EntryQueue());
  const body = useRef<HTMLDivElement>(null);
  const sheetOf = (day: Day) => `${paths.adminSchemeSheet(slug)}?month=${day.slice(0, 7)}`;
  const { permissions } = staffSession.current();
  const query = useQuery({
    queryKey: ['members', 'collection', slug, month],
    queryFn: () => callSignedIn(readCollection, { params: { slug }, query: { month } }),
    enabled: permissions.includes('schemes.read'),
  });
  if (!permissions.includes('schemes.read')) {
    return (
      <AdminPage title={words.title}>
        <NotAllowed />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={words.of(monthOf(month))}
      back={{ text: query.data?.schemeName ?? words.scheme, href: paths.adminScheme(slug) }}
      actions={
        <div className={styles['months']}>
          <Button component="a" variant="default" href={sheetOf(addDays(month, -1))}>
            {words.before}
          </Button>
          <Button component="a" variant="default" href={sheetOf(addDays(month, 31))}>
            {words.after}
          </Button>
        </div>
      }
    >
      <Answer query={query} lines={8}>
        {({ schemeName, rows, openPaise, receivedPaise }) =>
          rows.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <>
              <p className={styles['onPaper']}>{schemeName}</p>
              <p role="status">{words.sums(receivedPaise, openPaise)}</p>
              {openPaise > 0 && permissions.includes('payments.record') && (
                <p className={styles['onScreen']}>{words.help}</p>
              )}
              <div role="table" aria-label={words.of(monthOf(month))} className={styles['sheet']}>
                <div role="rowgroup">
                  <div role="row">
                    <span role="columnheader">{words.member}</span>
                    <span role="columnheader">{words.due}</span>
                    <span role="columnheader" className={styles['figure']}>
                      {words.open}
                    </span>
                    <span role="columnheader">{words.reference}</span>
                  </div>
                </div>
                <div role="rowgroup" ref={body} onKeyDownCapture={queue.refuseRepeated}>
                  {rows.map((row) => (
                    <CollectionRow
                      key={row.number}
                      row={row}
                      queue={(work) => {
                        queue.focusNext(body.current, row.number);
                        return queue.enqueue(work);
                      }}
                    />
                  ))}
                </div>
              </div>
            </>
          )
        }
      </Answer>
    </AdminPage>
  );
}

/** The first day of the month that the address names, `?month=2027-01`; of this one when it names none. */
function monthIn({ month = '' }: Record<string, string | undefined>): Day {
  return `${MONTH.test(month) ? month : today().slice(0, 7)}-01`;
}

/**
 * The entries of a sheet: an entry gives the next field the focus at once, and is done after those before it, so that
 * nobody waits for an answer and nothing typed meanwhile lands in the field before.
 */
export class EntryQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Does it when all that was pressed before is done, whatever became of that. */
  enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** The focus goes to the next field that may be filled in. */
  focusNext(within: HTMLElement | null, number: string): void {
    const inputs = [...(within?.querySelectorAll<HTMLInputElement>('input[data-member]') ?? [])];
    const from = inputs.findIndex((input) => input.dataset['member'] === number);
    const following = [...inputs.slice(from + 1), ...inputs.slice(0, Math.max(0, from))];
    following.find((input) => !input.readOnly)?.focus();
  }

  /** Enter that is held down was meant for the field before: nobody pays by it. */
  readonly refuseRepeated = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };
}

import { Button } from '@mantine/core';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { readCollection } from '@shop/contracts/schemes/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { monthOf, sheetWords as words } from '../../../words/en/admin-schemes.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { CollectionRow } from './collection-row.tsx';
import styles from './schemes.module.css';

/** Who pays in a month: one press a payment, and the next box has the focus. */
export function CollectionSheet({ slug }: { slug: string }) {
  const [month, setMonth] = useState<Day>(`${today().slice(0, 7)}-01`);
  const body = useRef<HTMLTableSectionElement>(null);
  const { permissions } = staffSession.current();
  const query = useQuery({
    queryKey: ['members', 'collection', slug, month],
    queryFn: () => callSignedIn(readCollection, { params: { slug }, query: { month } }),
    enabled: permissions.includes('schemes.read'),
  });
  const goOn = (number: string) => {
    const boxes = [...(body.current?.querySelectorAll<HTMLInputElement>('input[data-member]') ?? [])];
    const next = boxes.findIndex((box) => box.dataset['member'] === number) + 1;
    (boxes[next] ?? boxes.find((box) => box.dataset['member'] !== number))?.focus();
  };
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
          <Button variant="default" onClick={() => setMonth(monthBefore(month))}>
            {words.before}
          </Button>
          <Button variant="default" onClick={() => setMonth(monthAfter(month))}>
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
              {permissions.includes('payments.record') && <p className={styles['onScreen']}>{words.help}</p>}
              <div className={styles['scrolls']}>
                <table className={`${styles['table']} ${styles['sheet']}`}>
                  <thead>
                    <tr>
                      <th scope="col">{words.member}</th>
                      <th scope="col">{words.due}</th>
                      <th scope="col" className={styles['figure']}>
                        {words.open}
                      </th>
                      <th scope="col">{words.reference}</th>
                    </tr>
                  </thead>
                  <tbody ref={body}>
                    {rows.map((row) => (
                      <CollectionRow key={row.number} row={row} onPaid={() => goOn(row.number)} />
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )
        }
      </Answer>
    </AdminPage>
  );
}

function monthBefore(month: Day): Day {
  return `${addDays(month, -1).slice(0, 7)}-01`;
}

function monthAfter(month: Day): Day {
  return `${addDays(month, 31).slice(0, 7)}-01`;
}

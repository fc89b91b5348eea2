import { Button } from '@mantine/core';
import type { PackingListView } from '@shop/contracts/packing/views';
import { lazy, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { words as english } from '../../../words/en/staff/packing.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { useWords } from '../parts/chosen-words.ts';
import { Fetched } from '../parts/fetched.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { usePackingList } from './packing-queries.ts';
import styles from './packing.module.css';
import { TypedSlip } from './typed-slip.tsx';
import { useUnsentTicks } from './use-ticks.ts';

const FindSlip = lazy(async () => ({ default: (await import('./find-slip.tsx')).FindSlip }));

/** What is to be packed, and the ways to it: the QR code of a slip, its number, the list. */
export function PackingDesk() {
  const words = useWords(english);
  const mayPack = staffSession.current().permissions.includes('orders.advance');
  return (
    <AdminPage title={words.title} narrow>
      {mayPack ? <ToPack /> : <NotAllowed />}
    </AdminPage>
  );
}

function ToPack() {
  const words = useWords(english);
  const query = usePackingList();
  const [scanning, setScanning] = useState(false);
  const unsent = useUnsentTicks();
  return (
    <>
      <p className={styles['help']}>{words.help}</p>
      <Answer query={query} lines={8}>
        {(list) => <Orders list={list} />}
      </Answer>
      <div className={styles['bar']} data-foot>
        {unsent !== null && (
          <p className={styles['unsent']} role="status">
            {unsent}
          </p>
        )}
        <TypedSlip />
        <Button className={styles['big'] ?? ''} onClick={() => setScanning(true)}>
          {words.scan}
        </Button>
      </div>
      <Fetched>{scanning && <FindSlip onClose={() => setScanning(false)} />}</Fetched>
    </>
  );
}

function Orders({ list: { rows, isMore } }: { list: PackingListView }) {
  const words = useWords(english);
  if (rows.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneHelp}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['rows']} aria-label={words.toPack}>
        {rows.map(({ number, customerName, city, pickupLocation, lineCount, doneCount, packers }) => (
          <li key={number}>
            <a href={paths.adminPackingOf(number)} className={styles['row']}>
              <span>
                <strong>{number}</strong> {customerName}
                <br />
                <span className={styles['small']}>{words.goesTo(pickupLocation ?? words.toDoor, city)}</span>
              </span>
              <span className={styles['progress']}>
                {packers.length > 0 ? words.progress(doneCount, lineCount) : words.lineCount(lineCount)}
                {packers.length > 0 && (
                  <>
                    <br />
                    <span className={styles['small']}>{words.by(packers)}</span>
                  </>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {isMore && <p className={styles['help']}>{words.more(rows.length)}</p>}
    </>
  );
}

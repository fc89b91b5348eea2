import { Button } from '@mantine/core';
import { listStockEntries } from '@shop/contracts/products/endpoints';
import type { StockEntryView } from '@shop/contracts/products/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { stockWords as words } from '../../../words/en/staff/products.ts';
import { Answer } from '../parts/answer.tsx';
import styles from './stock-panel.module.css';

/** So many entries are shown at first: the rest of the page is not to be far below. */
const LAST = 3;

/** What came and went, newest first. */
export function StockLedger({ id }: { id: string }) {
  const [isLong, setIsLong] = useState(false);
  const query = useInfiniteQuery({
    queryKey: ['products', 'stock', id],
    queryFn: ({ pageParam }) =>
      callSignedIn(listStockEntries, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <Answer query={query} lines={3}>
      {({ pages }) => {
        const entries = pages.flatMap(({ rows }) => rows);
        const isCut = !isLong && entries.length > LAST;
        return (
          <>
            <Entries entries={isCut ? entries.slice(0, LAST) : entries} />
            {(isCut || hasNextPage) && (
              <Button
                variant="default"
                loading={isFetchingNextPage}
                onClick={() => (isCut ? setIsLong(true) : void fetchNextPage())}
              >
                {words.older}
              </Button>
            )}
          </>
        );
      }}
    </Answer>
  );
}

function Entries({ entries }: { entries: readonly StockEntryView[] }) {
  if (entries.length === 0) return <p className={styles['none']}>{words.none}</p>;
  const { columns } = words;
  return (
    <table className={styles['ledger']}>
      <caption className="visually-hidden">{words.ledger}</caption>
      <thead>
        <tr>
          {[columns.what, columns.change].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, change, reason, note, orderNumber, actorName }) => (
          <tr key={id}>
            <td>
              {words.reasons[reason]}
              {note && `: ${note}`} {orderNumber && <a href={paths.adminOrder(orderNumber)}>{orderNumber}</a>}
              <span className={styles['small']}>
                {formatInstant(at)}
                {actorName && `, ${actorName}`}
              </span>
            </td>
            <td>{words.change(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Button, Group } from '@mantine/core';
import type { ListPage } from '@shop/contracts/listing/views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { words as english } from '../../../../words/en/staff/list-page.ts';
import { Answer } from '../answer.tsx';
import { useWords } from '../chosen-words.ts';
import { Panel } from '../panel.tsx';
import styles from './rows.module.css';

/** How each row of a book is told. */
export interface Book<Row> {
  title: string;
  none: string;
  /** What stands over the two columns, for who does not see them. */
  heads: readonly [what: string, amount: string];
  keyOf: (row: Row) => string;
  what: (row: Row) => ReactNode;
  /** A smaller line under it. */
  under: (row: Row) => ReactNode;
  amount: (row: Row) => ReactNode;
}

interface PagedPanelProps<Row> {
  book: Book<Row>;
  queryKey: readonly string[];
  read: (query: { cursor?: string }) => Promise<ListPage<Row>>;
}

/** Something that grows with a record, a page at a time. */
export function PagedPanel<Row>({ book, queryKey, read }: PagedPanelProps<Row>) {
  const words = useWords(english);
  const { title, none, heads, keyOf, what, under, amount } = book;
  const [cursor, setCursor] = useState<string | null>(null);
  const query = useQuery({
    queryKey: [...queryKey, cursor],
    queryFn: () => read(cursor === null ? {} : { cursor }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={title}>
      <Answer query={query} lines={3}>
        {({ rows, before, after }) =>
          rows.length === 0 ? (
            <p>{none}</p>
          ) : (
            <>
              <table className={styles['rows']}>
                <caption className="visually-hidden">{title}</caption>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{heads[0]}</th>
                    <th scope="col">{heads[1]}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={keyOf(row)}>
                      <td>
                        {what(row)}
                        <span className={styles['small']}>{under(row)}</span>
                      </td>
                      <td className={styles['figure']}>{amount(row)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {(before ?? after) !== null && (
                <Group mt="sm">
                  <Button variant="default" disabled={before === null} onClick={() => setCursor(before)}>
                    {words.previous}
                  </Button>
                  <Button variant="default" disabled={after === null} onClick={() => setCursor(after)}>
                    {words.next}
                  </Button>
                </Group>
              )}
            </>
          )
        }
      </Answer>
    </Panel>
  );
}

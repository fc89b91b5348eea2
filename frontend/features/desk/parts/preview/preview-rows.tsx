import type { Cell, CellChange, RowChange } from '@shop/contracts/rules/catalogue/change-sets';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RefusedRowView } from '@shop/contracts/sheets/views';
import { words as english } from '../../../../words/en/staff/preview.ts';
import { useWords } from '../chosen-words.ts';
import { Panel } from '../panel.tsx';
import styles from './preview.module.css';
import { saveSheet } from '../sheet/save-sheet.ts';

/** The rows of a file as they stand in it. */
export interface FileRows {
  head: readonly (string | number)[];
  original: (row: number) => readonly (string | number)[];
}

interface RefusedRowsProps {
  refused: readonly RefusedRowView[];
  /** What the cells are called. */
  fields: Readonly<Record<string, string>>;
  file?: FileRows | undefined;
}

/** Rows that are shown at first, and more each time. */
const STEP = 100;

export interface CellWords {
  /** What the cells are called. */
  fields: Readonly<Record<string, string>>;
  textOf: (cell: NonNullable<Cell>, field: string) => string;
  /** What else there is to know of a row that changes; empty for nothing. */
  remark?: ((row: RowChange) => string) | undefined;
}

interface ChangedRowsProps extends CellWords {
  title: string;
  rows: readonly RowChange[];
}

/** Rows with each of their cells as it is and as it would be; of new ones, as it would be. */
export function ChangedRows({ title, rows, fields, textOf, remark }: ChangedRowsProps) {
  const words = useWords(english);
  const valueOf = (cell: Cell, field: string) => (cell === null ? words.none : textOf(cell, field));
  return (
    <Panel title={title}>
      <MoreOf items={rows} className={styles['rows']}>
        {(row) => {
          const { key, title: name, cells, added } = row;
          const more = remark?.(row) ?? '';
          return (
            <li key={key} data-added={added}>
              <div>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className={styles['muted']}>{more === '' ? key : `${key} · ${more}`}</span>
              </div>
              <dl>
                {cells.map((cell) => (
                  <div key={cell.field}>
                    <dt>{fields[cell.field] ?? cell.field}</dt>
                    <dd>
                      {added ? valueOf(cell.after, cell.field) : <Change cell={cell} valueOf={valueOf} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        }}
      </MoreOf>
    </Panel>
  );
}

function Change({
  cell: { field, before, after },
  valueOf,
}: {
  cell: CellChange;
  valueOf: (cell: Cell, field: string) => string;
}) {
  const words = useWords(english);
  return (
    <>
      <span className="visually-hidden">{words.from} </span>
      <del>{valueOf(before, field)}</del>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden"> {words.to} </span>
      <ins>{valueOf(after, field)}</ins>
    </>
  );
}

/** A list that may have thousands of items; it is drawn as far as somebody reads. */
function MoreOf<Item>({
  items,
  className,
  children,
}: {
  items: readonly Item[];
  className?: string | undefined;
  children: (item: Item) => ReactNode;
}) {
  const words = useWords(english);
  const [most, setMost] = useState(STEP);
  const left = items.length - most;
  return (
    <>
      <ul className={className}>{items.slice(0, most).map(children)}</ul>
      {left > 0 && (
        <Button variant="default" onClick={() => setMost(most + STEP * 5)}>
          {words.more(Math.min(left, STEP * 5))}
        </Button>
      )}
    </>
  );
}

/** The rows that change nothing, each with its reason; to be saved, mended and opened again. */
export function RefusedRows({ refused, fields, file }: RefusedRowsProps) {
  const words = useWords(english);
  const reasonOf = ({ key, refusal, field }: RefusedRowView) =>
    refusal === 'no-key' && key === ''
      ? words.noKeyAtAll
      : [words.reasons[refusal], field && words.of(fields[field] ?? field)].filter(Boolean).join(' ');
  const save = () => saveSheet(words.refusedFile, file ? mended(file) : listed());
  const listed = () => [
    words.refusedColumns,
    ...refused.map((row) => [row.row, row.key, row.typed, reasonOf(row)]),
  ];
  const mended = ({ head, original }: FileRows) => [
    [words.reason, ...head],
    ...refused.map((row) => [[row.typed, reasonOf(row)].filter(Boolean).join(' '), ...original(row.row)]),
  ];
  return (
    <Panel
      title={words.refused(refused.length)}
      actions={
        <Button variant="default" onClick={() => void save()}>
          {words.saveRefused}
        </Button>
      }
    >
      <p className={styles['muted']}>{words.refusedHelp}</p>
      <MoreOf items={refused} className={styles['refused']}>
        {(refusedRow) => {
          const { row, key, typed } = refusedRow;
          return (
            <li key={row}>
              <span className={styles['muted']}>{words.row(row)}</span>
              {key !== '' && (
                <>
                  {' '}
                  <strong>{key}</strong>
                </>
              )}
              {': '}
              {typed !== '' && <q>{typed}</q>} {reasonOf(refusedRow)}
            </li>
          );
        }}
      </MoreOf>
    </Panel>
  );
}

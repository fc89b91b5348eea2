import { Button } from '@mantine/core';
import type { RefusedRowView } from '@shop/contracts/change-sets/views';
import { words } from '../../../../words/en/admin-preview.ts';
import { Panel } from '../panel.tsx';
import { saveSheet } from '../sheet/save-sheet.ts';
import { MoreOf } from './more-of.tsx';
import styles from './preview.module.css';

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

/** The rows that change nothing, each with its reason; to be saved, mended and opened again. */
export function RefusedRows({ refused, fields, file }: RefusedRowsProps) {
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

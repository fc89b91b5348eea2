import { Button } from '@mantine/core';
import type { RefusedRowView } from '@shop/contracts/change-sets/views';
import { words } from '../../../../words/en/admin-preview.ts';
import { Panel } from '../panel.tsx';
import { saveSheet } from '../save-sheet.ts';
import styles from './preview.module.css';

/** The rows that change nothing, each with its reason; to be saved, mended and opened again. */
export function RefusedRows({ refused }: { refused: readonly RefusedRowView[] }) {
  const save = () =>
    saveSheet(words.refusedFile, [
      words.refusedColumns,
      ...refused.map(({ row, key, refusal, typed }) => [row, key, typed, words.reasons[refusal]]),
    ]);
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
      <ul className={styles['refused']}>
        {refused.map(({ row, key, refusal, typed }) => (
          <li key={row}>
            <span className={styles['muted']}>{words.row(row)}</span> <strong>{key}</strong>
            {': '}
            {typed !== '' && <q>{typed}</q>} {words.reasons[refusal]}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

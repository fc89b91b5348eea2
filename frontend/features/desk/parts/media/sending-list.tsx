import { Button, Progress } from '@mantine/core';
import { words } from '../../../../words/en/staff/uploads.ts';
import styles from './media.module.css';
import type { SentFile, useSending } from './use-sending.ts';

/** Each file on its way with how far it is, and what became of those that arrived or did not. */
export function SendingList({ sending }: { sending: ReturnType<typeof useSending> }) {
  const { files, isSending, retry, clear } = sending;
  if (files.length === 0) return null;
  return (
    <section className={styles['sending']} aria-label={words.sending}>
      <p role="status">
        {words.progress(files.filter(isDone).length, files.length, files.filter(isFailed).length)}
      </p>
      <ul>
        {files.map((each) => (
          <li key={each.id}>
            <span className={styles['file-name']}>{each.file.name}</span>
            <span className={isFailed(each) ? styles['failed'] : styles['muted']}>{stateOf(each)}</span>
            {isFailed(each) && (
              <Button variant="default" onClick={() => retry(each)}>
                {words.retry}
              </Button>
            )}
            {each.state === 'sending' && (
              <Progress
                value={each.share * 100}
                aria-label={words.arrived(each.file.name)}
                className={styles['bar'] ?? ''}
              />
            )}
          </li>
        ))}
      </ul>
      {!isSending && (
        <Button variant="subtle" onClick={clear}>
          {words.clear}
        </Button>
      )}
    </section>
  );
}

const isDone = ({ state }: SentFile) => state === 'stored';
const isFailed = ({ state }: SentFile) => state === 'failed';

function stateOf({ state, share, note }: SentFile): string {
  if (note !== null) return note;
  if (state === 'sending') return share < 1 ? words.percent(share) : words.converting;
  return state === 'stored' ? words.stored : words.waiting;
}

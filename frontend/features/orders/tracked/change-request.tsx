import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import styles from './order-actions.module.css';

/** What its customer asked for, in the page's words; it is withdrawn by an ordinary form. */
export interface ChangeRequestWords {
  id: string;
  title: string;
  sentences: readonly string[];
  /** Null: it does not wait any more, or was asked for on another device. */
  withdraw: string | null;
}

export function ChangeRequest({ id, title, sentences, withdraw }: ChangeRequestWords) {
  return (
    <Notice kind="season" title={title}>
      <div className={styles['actions']}>
        {sentences.map((sentence, index) => (
          // Two goods may have one name.
          <p key={`${index} ${sentence}`}>{sentence}</p>
        ))}
        {withdraw && (
          <form method="post" className={styles['answers']} aria-label={title}>
            <input type="hidden" name="change" value={id} />
            <Button type="submit" look="quiet">
              {withdraw}
            </Button>
          </form>
        )}
      </div>
    </Notice>
  );
}

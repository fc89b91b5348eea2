import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import styles from './order-actions.module.css';

/** What its customer asked for, in the page's words; taking it back is an ordinary form. */
export interface AskedChangeWords {
  id: string;
  title: string;
  sentences: readonly string[];
  /** Null: it does not wait any more, or was asked for on another device. */
  takeBack: string | null;
}

export function AskedChange({ id, title, sentences, takeBack }: AskedChangeWords) {
  return (
    <Notice kind="season" title={title}>
      <div className={styles['actions']}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {takeBack && (
          <form method="post" className={styles['answers']} aria-label={title}>
            <input type="hidden" name="change" value={id} />
            <Button type="submit" look="quiet">
              {takeBack}
            </Button>
          </form>
        )}
      </div>
    </Notice>
  );
}

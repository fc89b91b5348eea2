import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import styles from './order-actions.module.css';

/** What the shop proposes to make of the order, in its words; an answer is an ordinary form. */
export interface ProposedChangeWords {
  id: string;
  title: string;
  sentences: readonly string[];
  /** Said in place of what is to be paid; null where nothing of that would change. */
  payment: string | null;
  /** Null: it was declined, and somebody calls. */
  buttons: { accepted: string; declined: string } | null;
}

export function ProposedChange({ id, title, sentences, buttons }: ProposedChangeWords) {
  return (
    <Notice kind="season" title={title}>
      <div className={styles['actions']}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {buttons && (
          <form method="post" className={styles['answers']} aria-label={title}>
            <input type="hidden" name="proposal" value={id} />
            <Button type="submit" name="answer" value="accepted">
              {buttons.accepted}
            </Button>
            <Button type="submit" name="answer" value="declined" look="quiet">
              {buttons.declined}
            </Button>
          </form>
        )}
      </div>
    </Notice>
  );
}

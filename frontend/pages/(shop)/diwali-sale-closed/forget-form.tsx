import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/closed.ts';
import type { ReminderAnswer } from './ask-for-reminder.ts';
import styles from './closed.module.css';

/** Where the link of an e-mail leads that takes an address off the list: looking changes nothing, the button does. */
export function ForgetForm({ token, answer }: { token: string; answer: ReminderAnswer | null }) {
  if (answer?.done) return <Notice>{answer.text}</Notice>;
  return (
    <section className={styles['card']} id="forget">
      <h2>{words.forgetTitle}</h2>
      <p>{words.forgetText}</p>
      {answer && <Notice kind="error">{answer.text}</Notice>}
      <form method="post" action={`${paths.closed}#forget`} className={styles['form']}>
        <input type="hidden" name="ask" value="forget" />
        <input type="hidden" name="forget" value={token} />
        <Button type="submit" wide look="quiet">
          {words.forget}
        </Button>
      </form>
    </section>
  );
}

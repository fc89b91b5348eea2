import { TEXT } from '@shop/contracts/rules/limits';
import { langOf } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/closed.ts';
import type { ReminderAnswer } from './ask-for-reminder.ts';
import styles from './closed.module.css';

/** Takes a phone number or an e-mail for the one message on the day the shop opens. */
export function ReminderForm({
  text,
  answer,
  typed,
}: {
  text: string;
  answer: ReminderAnswer | null;
  typed: { contact: string; consent: boolean };
}) {
  if (answer?.done) return <Notice>{answer.text}</Notice>;
  return (
    <section className={styles['card']} id="reminder">
      <h2>{words.remindTitle}</h2>
      <p lang={langOf(text)}>{text}</p>
      <form method="post" action={`${paths.closed}#reminder`} className={styles['form']}>
        <input type="hidden" name="ask" value="reminder" />
        <Field
          label={words.contact}
          name="contact"
          required
          maxLength={TEXT.email.max}
          autoComplete="on"
          defaultValue={typed.contact}
          error={answer?.text}
        />
        <Checkbox name="consent" label={words.consent} required defaultChecked={typed.consent} />
        <input
          className="visually-hidden"
          name="website"
          aria-label={words.website}
          tabIndex={-1}
          autoComplete="off"
        />
        <Button type="submit" wide look="quiet">
          {words.remind}
        </Button>
      </form>
    </section>
  );
}

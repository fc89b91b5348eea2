import type { ContactMessageView } from '@shop/contracts/contacts/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { words } from '../../../words/en/staff/contacts.ts';
import styles from './message-body.module.css';

/** What was answered, the first one first; who and when is said where it is not who marked it. */
export function Answers({ message: { answers, done } }: { message: ContactMessageView }) {
  return answers.map(({ at, by, text }) => (
    <blockquote key={at} className={styles['message']}>
      {text}
      {at !== done?.at && <footer>{words.answeredBy(by, formatInstant(at))}</footer>}
    </blockquote>
  ));
}

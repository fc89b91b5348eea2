import { langOf } from '../../lib/language.ts';
import styles from './rich-text.module.css';

/** A text that staff wrote; the backend has sanitised the HTML. */
export function RichText({ html }: { html: string }) {
  return html === '' ? null : (
    <div className={styles['text']} lang={langOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

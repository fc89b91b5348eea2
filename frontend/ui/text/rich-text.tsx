import styles from './rich-text.module.css';

/** A text that staff wrote; the backend has sanitised the HTML. */
export function RichText({ html }: { html: string }) {
  return html === '' ? null : <div className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} />;
}

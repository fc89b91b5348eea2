import { words } from '../../words/en/shop/ui-copy.ts';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';

/** Copies a text. Needs JavaScript and hides without it. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={words.copyOf(what)}
      onClick={() => void copyText(text)}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <path d="M9 9h10v11H9zM5 15V4h10" strokeLinejoin="round" />
      </svg>
      {words.copy}
    </button>
  );
}

import type { ReactNode } from 'react';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words/en/orders-page.ts';
import styles from './copy-button.module.css';

/** Copies a text. Needs JavaScript and hides without it. */
export function CopyButton({ what, text, children }: { what: string; text: string; children?: ReactNode }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(words.copied);
    } catch {
      toast(words.copyFailed, 'error');
    }
  };
  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={children ? undefined : words.copyOf(what)}
      onClick={() => void copy()}
    >
      {children ?? (
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
      )}
    </button>
  );
}

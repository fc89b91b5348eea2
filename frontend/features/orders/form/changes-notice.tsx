import type { ReactNode } from 'react';
import { Notice } from '../../../ui/messages/notice.tsx';
import { changeSentence, words } from '../../../words/en/shop/orders-notices.ts';
import type { BillChange } from '../../../lib/bill-changes.ts';
import styles from './changes-notice.module.css';

/** What is other than the shopper saw it, line by line. */
export function ChangesNotice({
  changes,
  children,
}: {
  changes: readonly BillChange[];
  children?: ReactNode;
}) {
  if (changes.length === 0 && !children) return null;
  return (
    <Notice kind="season" title={words.changed}>
      <ul className={styles['changes']}>
        {changes.map((change) => (
          <li key={`${change.code} ${change.kind}`}>{changeSentence(change)}</li>
        ))}
      </ul>
      {children ?? <p>{words.changedHelp}</p>}
    </Notice>
  );
}

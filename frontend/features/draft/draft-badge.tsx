import { draftTotals } from './draft.ts';
import { useDraft } from './draft-store.ts';
import styles from './draft-badge.module.css';

/** How many items are in the draft, on the corner of its sign. */
export function DraftBadge() {
  const { items } = draftTotals(useDraft());
  return items > 0 ? <b className={styles['badge']}>{items}</b> : null;
}

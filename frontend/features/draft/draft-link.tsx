import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/en/shop/site.ts';
import { draftTotals } from './draft.ts';
import { useDraft } from './draft-store.ts';
import styles from './draft-link.module.css';

/** The way to the draft in the header, with how many items and what they come to. */
export function DraftLink() {
  const { items, sumPaise } = draftTotals(useDraft());
  return (
    <a className={styles['link']} href={items > 0 ? paths.review : paths.quickOrder}>
      <Icon name="basket" />
      <span className="visually-hidden">{words.draft} </span>
      {items > 0 && (
        <span>
          {words.items(items)} · <b>{formatMoney(sumPaise)}</b>
        </span>
      )}
    </a>
  );
}

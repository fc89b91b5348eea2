import { dayWords } from '@shop/contracts/rules/day-words/en';
import { Icon } from '../../../../../../ui/icon.tsx';
import { words as english } from '../../../../../../words/en/staff/list-page.ts';
import { chipsOf, isFiltered } from '../../address.ts';
import { useWords } from '../../../chosen-words.ts';
import styles from './chips.module.css';
import type { AnyList } from '../../description.ts';
import type { useOffers } from './filter-bar.tsx';
import type { OpenList } from '../../use-list.ts';

interface ChipsProps {
  open: Pick<OpenList<never>, 'chosen' | 'change' | 'addressWith'> & { list: AnyList };
  offers: ReturnType<typeof useOffers>;
}

/** What is chosen, each to be taken away, and the way back to the whole list. */
export function Chips({ open: { list, chosen, change, addressWith }, offers }: ChipsProps) {
  const words = useWords(english);
  const days = useWords(dayWords);
  if (!isFiltered(chosen)) return null;
  const none = Object.fromEntries(Object.keys(chosen).map((name) => [name, undefined]));
  return (
    <>
      {chipsOf(list, chosen, offers, days).map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className={styles['chip']}
          title={words.takeAway}
          onClick={() => change({ [name]: undefined })}
        >
          <bdi>{text}</bdi>
          <Icon name="close" size={14} />
        </button>
      ))}
      <a className={styles['clear']} href={addressWith({ ...none, sort: chosen['sort'] })}>
        {words.clear}
      </a>
    </>
  );
}

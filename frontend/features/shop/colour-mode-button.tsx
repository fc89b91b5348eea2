import type { Translated } from '@shop/contracts/rules/language';
import { useSyncExternalStore } from 'react';
import { currentColourMode, setColourMode, subscribeColourMode } from '../../lib/colour-mode.ts';
import { Icon } from '../../ui/icon.tsx';
import { words as own } from '../../words/en/shop/site.ts';
import styles from './colour-mode-button.module.css';

type Words = Translated<Pick<typeof own, 'toDark' | 'toLight'>>;

/** @param words where they are in another language than the page */
export function ColourModeButton({ words = own }: { words?: Words }) {
  const mode = useSyncExternalStore(subscribeColourMode, currentColourMode, () => 'light' as const);
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={other === 'dark' ? words.toDark : words.toLight}
      title={other === 'dark' ? words.toDark : words.toLight}
      onClick={() => setColourMode(other)}
    >
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}

import { useSyncExternalStore } from 'react';
import { currentColourMode, setColourMode, subscribeColourMode } from '../../lib/colour-mode.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/en/shop/site.ts';
import styles from './colour-mode-button.module.css';

export function ColourModeButton() {
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

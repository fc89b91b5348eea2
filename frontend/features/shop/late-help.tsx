import { formatMobile } from '@shop/contracts/rules/phone';
import { useEffect, useState, type ComponentType } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { loadInAdvance } from '../../lib/loading/chunk-reload.ts';
import { whenIdle } from '../../lib/loading/when-idle.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../words/en/shop/site.ts';
import styles from './late-help.module.css';

/**
 * The help button, in a chunk of its own that comes when the page has nothing better to do. Until then, and without
 * JavaScript, the telephone stands in its place.
 */
export function LateHelp() {
  const [phone] = usePageContext().shop.identity.phones;
  const [Help, setHelp] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const { HelpButton } = await import('./help-button.tsx');
      setHelp(() => HelpButton);
    };
    whenIdle(() => void loadInAdvance(load));
  }, []);
  if (Help) return <Help />;
  return (
    phone && (
      <a href={`tel:+91${phone}`} className={styles['call']} aria-label={words.call(formatMobile(phone))}>
        <Icon name="phone" />
      </a>
    )
  );
}

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

/** The help button, in a chunk of its own that comes when the page has nothing better to do. */
export function LateHelp() {
  const [Help, setHelp] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const { HelpButton } = await import('./help-button.tsx');
      setHelp(() => HelpButton);
    };
    // Without a network the page goes on without it.
    whenIdle(() => void load().catch(() => undefined));
  }, []);
  return Help && <Help />;
}

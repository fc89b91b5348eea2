import { useState, type ComponentType } from 'react';
import { loadNow } from '../../../lib/loading/chunk-reload.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/orders-list.ts';

/** A part that comes with a press, and is there until it is closed. */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = () =>
    void loadNow(load).then(
      (loaded) => setPart(() => loaded),
      () => toast(words.lateFailed, 'error'),
    );
  return { Part, open, close: () => setPart(null) };
}

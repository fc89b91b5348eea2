import { useEffect, useState, type ComponentType } from 'react';
import { loadNow } from '../../../lib/loading/chunk-reload.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { listInHash, listKindIn } from '../form/list-link.ts';
import type { ListRow } from '../form/list-rows.ts';
import { replaceHash, useHash } from '../form/review-address.ts';

interface SharedListProps {
  rows: ReadonlyMap<string, ListRow>;
}

/** A list that came in the link; what takes it over comes with the first. */
export function SharedList({ rows }: SharedListProps) {
  const hash = useHash();
  const [Part, setPart] = useState<ComponentType<SharedListProps> | null>(null);
  const isWanted = Part === null && listInHash(hash) !== null;
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      try {
        const { SharedListDialog } = await loadNow(() => import('./shared-list-dialog.tsx'));
        setPart(() => SharedListDialog);
      } catch {
        toast(words.lateFailed, 'error');
        // The next press is a new address; a list that somebody shared stays for a reload.
        if (listKindIn(window.location.hash) === 'ready') replaceHash('');
      }
    };
    void load();
  }, [isWanted]);
  return Part && <Part rows={rows} />;
}

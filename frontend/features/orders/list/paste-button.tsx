import { useState, type ComponentType } from 'react';
import { loadNow } from '../../../lib/loading/chunk-reload.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { useAssisted } from '../assisted/assisted-mode.ts';
import type { ListCategory } from '../form/list-rows.ts';

type Paste = ComponentType<{ categories: readonly ListCategory[]; onClose: () => void }>;

/** Opens what reads a list that somebody wrote; it comes with the first press. */
export function PasteButton({ categories }: { categories: readonly ListCategory[] }) {
  const [Paste, setPaste] = useState<Paste | null>(null);
  const isAssisted = useAssisted() !== null;
  const open = async () => {
    try {
      const { PasteMine } = await loadNow(() => import('../pasted/paste-mine.tsx'));
      setPaste(() => PasteMine);
    } catch {
      toast(words.pasteFailed, 'error');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void open()}>
        {isAssisted ? words.paste : words.pasteMine}
      </button>
      {Paste && <Paste categories={categories} onClose={() => setPaste(null)} />}
    </>
  );
}

import { words } from '../../../words/en/shop/orders-list.ts';
import { useAssisted } from '../assisted/assisted-mode.ts';
import type { ListCategory } from '../form/list-rows.ts';
import { useLate } from './use-late.ts';

const load = async () => (await import('../pasted/paste-mine.tsx')).PasteMine;

/** Opens what reads a list that somebody wrote. */
export function PasteButton({ categories }: { categories: readonly ListCategory[] }) {
  const { Part: Paste, open, close } = useLate(load);
  const isAssisted = useAssisted() !== null;
  return (
    <>
      <button type="button" onClick={open}>
        {isAssisted ? words.paste : words.pasteMine}
      </button>
      {Paste && <Paste categories={categories} onClose={close} />}
    </>
  );
}

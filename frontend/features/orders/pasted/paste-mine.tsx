import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { useMemo } from 'react';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/pasted-list.ts';
import { changeDraft, readDraft } from '../../draft/draft-store.ts';
import { withQuantity } from '../../draft/draft.ts';
import type { ListCategory } from '../form/list-rows.ts';
import { productsIn } from './decisions.ts';
import { leftOf } from '../form/left-of.ts';
import { PasteList } from './paste-list.tsx';

/** Puts a list that somebody wrote on the device's own; as one step, which can be taken back. */
export function PasteMine({
  categories,
  onClose,
}: {
  categories: readonly ListCategory[];
  onClose: () => void;
}) {
  const goods = useMemo(
    () => categories.map(({ rows, ...kind }) => ({ ...kind, products: rows })),
    [categories],
  );
  const take = (lines: WantedLine[]) => {
    const products = productsIn(goods);
    const before = readDraft();
    const put = (code: string, quantity: number) => {
      const { maxQuantity, netPaise } = products.get(code) ?? { maxQuantity: null, netPaise: 0 };
      changeDraft((draft) =>
        withQuantity(draft, code, Math.min(quantity, maxQuantity ?? MOST_OF_ONE), netPaise),
      );
    };
    for (const { code, quantity } of lines) put(code, quantity + (before.quantities[code] ?? 0));
    const takeBack = () => {
      for (const { code } of lines) put(code, before.quantities[code] ?? 0);
      toast(words.undone);
    };
    toast(words.done(lines.length), 'done', { label: words.undo, run: takeBack });
  };
  return (
    <PasteList
      categories={goods}
      present={readDraft().quantities}
      leftOf={(lines) => leftOf(lines, readDraft().quantities)}
      submit={words.intoList}
      onTake={take}
      onClose={onClose}
    />
  );
}

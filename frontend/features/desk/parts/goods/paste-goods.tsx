import { Button } from '@mantine/core';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { lazy, useEffect, useRef, useState } from 'react';
import { toast } from '../../../../ui/messages/toast.ts';
import { words } from '../../../../words/en/shop/pasted-list.ts';
import { Fetched } from '../fetched.tsx';
import { leftOf } from '../../../orders/form/left-of.ts';
import { goodsWith, inputOfGoods, quantitiesIn, typedGoods, type KnownGoods } from './goods-text.ts';

const fetched = () => import('../../../orders/pasted/paste-list.tsx');
const PasteList = lazy(async () => ({ default: (await fetched()).PasteList }));

interface PasteGoodsProps {
  list: PriceListView | undefined;
  /** Goods of the order that is changed: they are set aside for it. */
  known: KnownGoods;
  value: string;
  onChange: (text: string) => void;
}

/** Takes a list over that somebody wrote; as one step, which can be taken back. */
export function PasteGoods({ list, known, value, onChange }: PasteGoodsProps) {
  const [isOpen, setOpen] = useState(false);
  const present = quantitiesIn(value);
  // The step may be taken back later, as long as the form is there.
  const field = useRef<{ value: string; onChange: (text: string) => void }>(null);
  useEffect(() => {
    field.current = { value, onChange };
    return () => {
      field.current = null;
    };
  }, [value, onChange]);
  const takeBack = (pasted: readonly WantedLine[], before: ReadonlyMap<string, string>) => {
    if (!field.current) return;
    const gone = new Set(pasted.filter(({ code }) => !before.has(code)).map(({ code }) => code));
    const changed = new Set(pasted.map(({ code }) => code));
    const lines = typedGoods(field.current.value).flatMap(({ code, quantity }) =>
      gone.has(code)
        ? []
        : [{ code, quantity: changed.has(code) ? (before.get(code) ?? quantity) : quantity }],
    );
    field.current.onChange(inputOfGoods(lines));
    toast(words.undone);
  };
  const take = (pasted: WantedLine[]) => {
    const before = new Map(typedGoods(value).map(({ code, quantity }) => [code, quantity]));
    onChange(inputOfGoods(goodsWith(typedGoods(value), pasted)));
    toast(words.done(pasted.length), 'done', { label: words.undo, run: () => takeBack(pasted, before) });
  };
  return (
    <>
      <Button variant="default" disabled={!list} onClick={() => setOpen(true)}>
        {words.paste}
      </Button>
      <Fetched>
        {isOpen && list && (
          <PasteList
            categories={list.categories}
            present={present}
            leftOf={(lines) =>
              leftOf(lines, Object.fromEntries(Object.entries(present).filter(([code]) => !known[code])))
            }
            submit={words.intoOrder}
            onTake={take}
            onClose={() => setOpen(false)}
          />
        )}
      </Fetched>
    </>
  );
}

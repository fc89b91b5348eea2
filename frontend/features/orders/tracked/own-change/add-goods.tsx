import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import type { PriceListView, ProductRowView } from '@shop/contracts/catalogue/views';
import { find, findIndex } from '@shop/contracts/rules/catalogue/search/find';
import { useMemo, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { words } from '../../../../words/en/shop/own-change.ts';
import { fullName } from '../../form/list-rows.ts';
import styles from './own-change.module.css';

const MOST_SHOWN = 5;

interface AddGoodsProps {
  /** Whether it is in the order already. */
  has: (code: string) => boolean;
  onAdd: (row: ProductRowView) => void;
}

/** Finds goods of today's list, by the one search of the shop; the list is loaded when somebody looks. */
export function AddGoods({ has, onAdd }: AddGoodsProps) {
  const [list, setList] = useState<PriceListView | null>(null);
  const [failed, setFailed] = useState(false);
  const [text, setText] = useState('');
  const known = useMemo(() => list && indexOf(list), [list]);
  const load = () => {
    if (list) return;
    setFailed(false);
    call(readPriceList).then(setList, () => setFailed(true));
  };
  const asked = known && text.trim() !== '' ? find(known.index, text) : null;
  const rows = asked
    ? asked.places
        .flatMap((place) => known?.rows[place] ?? [])
        .filter(({ code, available }) => available && !has(code))
    : [];
  return (
    <div className={styles['found']}>
      <Field
        label={words.add}
        help={words.addHelp}
        required
        type="search"
        autoComplete="off"
        value={text}
        onFocus={load}
        onChange={(event) => {
          load();
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          // It looks for goods, and sends nothing.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {failed && <p role="alert">{words.noList}</p>}
      <div role="status" className={styles['found']}>
        {asked && rows.length === 0 && <p>{words.nothingFound}</p>}
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <Button
            key={row.code}
            look="quiet"
            onClick={() => {
              onAdd(row);
              setText('');
            }}
          >
            {words.addOne(fullName(row), row.netPaise)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function indexOf({ categories }: PriceListView) {
  const rows = categories.flatMap(({ products }) => products);
  const index = findIndex(
    categories.flatMap((category) =>
      category.products.map(({ code, name, nameTa, aliases, green }) => ({
        code,
        names: [name, nameTa, ...aliases, category.name, category.nameTa],
        green,
      })),
    ),
  );
  return { rows, index };
}

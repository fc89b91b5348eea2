import { Combobox, TextInput, useCombobox } from '@mantine/core';
import type { PriceListView, ProductRowView } from '@shop/contracts/catalogue/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { words } from '../../../../words/en/staff/goods.ts';
import styles from './goods-field.module.css';

/** So many are offered at once. */
const MOST_FOUND = 8;

interface GoodsFinderProps {
  /** Not there before it came. */
  list: PriceListView | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  onFound: (code: string) => void;
}

/** A field that finds goods of the price list; the first that is found is taken by Enter. */
export function GoodsFinder({ list, inputRef, onFound }: GoodsFinderProps) {
  const [text, setText] = useState('');
  /** Enter came before the list did. */
  const [isAwaited, setAwaited] = useState(false);
  const combobox = useCombobox();
  const found = list ? findGoods(list, text) : [];
  const { selectFirstOption, resetSelectedOption } = combobox;
  const first = found[0]?.code;
  useEffect(() => {
    if (first === undefined) resetSelectedOption();
    else selectFirstOption();
  }, [first, selectFirstOption, resetSelectedOption]);
  const take = (code: string) => {
    setText('');
    combobox.closeDropdown();
    onFound(code);
  };
  const takeFirst = useEffectEvent(() => first !== undefined && take(first));
  useEffect(() => {
    if (!isAwaited || !list) return;
    // The line is shown at once, which no effect may do.
    queueMicrotask(() => {
      setAwaited(false);
      takeFirst();
    });
  }, [isAwaited, list]);
  return (
    <Combobox store={combobox} onOptionSubmit={take}>
      <Combobox.Target>
        <TextInput
          ref={inputRef}
          label={words.add}
          placeholder={words.addHelp}
          value={text}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setAwaited(false);
            combobox.openDropdown();
          }}
          onBlur={() => combobox.closeDropdown()}
          // What is typed here is looked for, and never sends the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!list) setAwaited(true);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!list || text.trim() === ''}>
        <Combobox.Options aria-label={words.found}>
          {found.map(({ code, name, netPaise, available }) => (
            <Combobox.Option key={code} value={code}>
              <span className={styles['found']}>
                <span>
                  {name} <small>{code}</small>
                </span>
                <span>{available ? formatMoney(netPaise) : words.soldOut}</span>
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{words.nothing}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** What has every word of the text in its code or in one of its names, as it stands on the price list; a code itself comes first. */
export function findGoods({ categories }: PriceListView, text: string): ProductRowView[] {
  const words = plain(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = categories.flatMap(({ products, aliases }) =>
    products.filter((product) => {
      const searched = textOf(product, aliases);
      return words.every((word) => searched.includes(word));
    }),
  );
  const exact = ({ code }: ProductRowView) => Number(withoutDashes(code) === withoutDashes(words.join('')));
  return found.toSorted((a, b) => exact(b) - exact(a)).slice(0, MOST_FOUND);
}

function textOf({ code, name, nameTa, aliases }: ProductRowView, ofKind: readonly string[]): string {
  return plain([code, withoutDashes(code), name, nameTa ?? '', ...aliases, ...ofKind].join(' '));
}

function withoutDashes(code: string): string {
  return code.replaceAll('-', '').toLowerCase();
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

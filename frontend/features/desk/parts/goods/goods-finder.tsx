import { Combobox, TextInput, useCombobox } from '@mantine/core';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { words } from '../../../../words/en/admin-goods.ts';
import { findGoods } from './find-goods.ts';
import styles from './goods-box.module.css';

interface GoodsFinderProps {
  /** Not there before it came. */
  list: PriceListView | undefined;
  box: RefObject<HTMLInputElement | null>;
  onFound: (code: string) => void;
}

/** A box that finds goods of the price list; the first that is found is taken by Enter. */
export function GoodsFinder({ list, box, onFound }: GoodsFinderProps) {
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
          ref={box}
          label={words.add}
          description={words.addHelp}
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

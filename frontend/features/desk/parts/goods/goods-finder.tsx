import { Combobox, TextInput, useCombobox } from '@mantine/core';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { useEffect, useState, type RefObject } from 'react';
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
  const combobox = useCombobox();
  const found = list ? findGoods(list, text) : [];
  const { selectFirstOption, resetSelectedOption } = combobox;
  const first = found[0]?.code;
  useEffect(() => {
    if (first === undefined) resetSelectedOption();
    else selectFirstOption();
  }, [first, selectFirstOption, resetSelectedOption]);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(code) => {
        setText('');
        combobox.closeDropdown();
        onFound(code);
      }}
    >
      <Combobox.Target>
        <TextInput
          ref={box}
          label={words.add}
          description={words.addHelp}
          value={text}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => combobox.closeDropdown()}
          // What is typed here is looked for, and never sends the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
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

import { CloseButton, Input, TextInput } from '@mantine/core';
import { formatMoney } from '@shop/contracts/rules/money';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Money } from '../../../../ui/text/money.tsx';
import { words } from '../../../../words/en/staff/goods.ts';
import { GoodsFinder } from './goods-finder.tsx';
import { inputOfGoods, typedGoods, type KnownGoods, type TypedLine } from './goods-text.ts';
import styles from './goods-field.module.css';
import { PasteGoods } from './paste-goods.tsx';
import { useGoods } from './use-goods.ts';

interface GoodsFieldProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  /** In a dialog its first field takes the focus. */
  first: boolean;
  /** Goods of the order that is changed. */
  known: KnownGoods;
  /** Lists can be pasted. */
  mayPaste: boolean;
  value: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/**
 * Goods and how many of each, found by code or name, or from a list that was pasted. Enter leads from what is found to its
 * number, and back.
 */
export function GoodsField(props: GoodsFieldProps) {
  const { label, description, error, first, known, mayPaste, value, onChange, onLeave } = props;
  const { list, nameOf, rateOf } = useGoods(known);
  const finder = useRef<HTMLInputElement>(null);
  const all = useRef<HTMLUListElement>(null);
  // The dialog has looked for it before this came.
  useEffect(() => {
    if (first && all.current?.closest('[role="dialog"]'))
      (all.current.querySelector('input') ?? finder.current)?.focus();
  }, [first]);
  const lines = typedGoods(value);
  const change = (next: TypedLine[]) => onChange(inputOfGoods(next));
  const add = (code: string) => {
    // Who has gone on while the list was awaited types into another field.
    const isThere = document.activeElement === finder.current;
    // At once: the number typed right after Enter is the new line’s, and not looked for.
    if (!lines.some((line) => line.code === code))
      flushSync(() => change([...lines, { code, quantity: '1' }]));
    if (isThere) takeFocus(code);
  };
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finder.current?.focus();
  };
  return (
    <Input.Wrapper
      component="fieldset"
      className={styles['goods']}
      label={label}
      labelElement="div"
      description={description}
      error={error}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      <div className={styles['add']}>
        <GoodsFinder list={list} inputRef={finder} onFound={add} />
        {mayPaste && <PasteGoods list={list} known={known} value={value} onChange={onChange} />}
      </div>
      <ul ref={all} className={styles['lines']} aria-label={label}>
        {lines.map(({ code, quantity }) => (
          <li key={code}>
            <span className={styles['name']}>
              {nameOf(code)} <small>{code}</small>
            </span>
            <Rate paise={rateOf(code)} />
            <TextInput
              id={inputId(code)}
              className={styles['quantity']}
              aria-label={words.quantityOf(nameOf(code))}
              value={quantity}
              inputMode="numeric"
              autoComplete="off"
              error={error !== undefined && !/^[1-9]\d*$/.test(quantity)}
              onKeyDown={back}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={({ currentTarget }) =>
                change(
                  lines.map((line) =>
                    line.code === code ? { code, quantity: currentTarget.value.trim() } : line,
                  ),
                )
              }
            />
            <Amount paise={rateOf(code)} quantity={quantity} />
            <CloseButton
              size="lg"
              aria-label={words.remove(nameOf(code))}
              onClick={() => {
                change(lines.filter((line) => line.code !== code));
                finder.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </Input.Wrapper>
  );
}

function Rate({ paise }: { paise: number | null }) {
  return <span className={styles['rate']}>{paise !== null && words.rate(formatMoney(paise))}</span>;
}

function Amount({ paise, quantity }: { paise: number | null; quantity: string }) {
  const count = /^\d{1,6}$/.test(quantity) ? Number(quantity) : null;
  return (
    <span className={styles['amount']}>
      {paise !== null && count !== null && <Money paise={paise * count} />}
    </span>
  );
}

const inputId = (code: string) => `goods-${code}`;

function takeFocus(code: string): void {
  document.getElementById(inputId(code))?.focus();
}

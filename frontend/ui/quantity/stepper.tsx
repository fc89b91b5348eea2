import type { Translated } from '@shop/contracts/rules/language';
import { useRef, useState } from 'react';
import { words as own } from '../../words/en/shop/ui.ts';
import { dismissToast, toast } from '../messages/toast.ts';
import { isOdd, typedQuantity } from './typed-quantity.ts';
import styles from './stepper.module.css';

interface StepperProps {
  /** Whose quantity it is, for those who do not see where the field stands. */
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
  /** The field's name in a form that is sent without JavaScript. */
  name?: string;
  /** What it says, where that is in another language than the page. */
  words?: Translated<typeof own>;
}

/**
 * − a typed number +, both signs drawn by the style sheet. An emptied field counts as none. What is typed stands as it was
 * typed until the field is left: `1.` put right to `1` would become 15 with the next figure. What was something else is
 * said then, until the field has another value.
 */
export function Stepper({ label, value, most, onChange, name, words = own }: StepperProps) {
  const [typed, setTyped] = useState('');
  const said = useRef(0);
  const change = (next: number) => {
    dismissToast(said.current);
    onChange(next);
  };
  return (
    <div className={value ? `${styles['stepper']} ${styles['filled']}` : styles['stepper']}>
      <button
        type="button"
        aria-label={words.fewer(label)}
        disabled={!value}
        onClick={() => change(Math.min(value - 1, most))}
      />
      <input
        inputMode="numeric"
        maxLength={8}
        autoComplete="off"
        placeholder="0"
        name={name}
        aria-label={words.quantityOf(label)}
        value={typed && typedQuantity(typed) === value ? typed : value || ''}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (isOdd(typed, value)) said.current = toast(words.taken(label, typed, value), 'error');
          setTyped('');
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          change(Math.min(typedQuantity(target.value), most));
        }}
      />
      <button
        type="button"
        aria-label={words.more(label)}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      />
    </div>
  );
}

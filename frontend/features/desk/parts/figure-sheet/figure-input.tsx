import type { KeyboardEvent } from 'react';
import styles from './figure-table.module.css';

export interface FieldHandlers<Product, Field extends string> {
  mayWrite: boolean;
  onType: (product: Product, field: Field, text: string) => void;
  onLeave: (product: Product) => void;
  /** Gets more than one cell. */
  onPaste: (product: Product, field: Field, text: string) => void;
}

interface FigureInputProps<Product, Field extends string> extends FieldHandlers<Product, Field> {
  product: Product & { code: string };
  field: Field;
  label: string;
  text: string;
  isChanged: boolean;
  isWrong: boolean;
  placeholder?: string | undefined;
}

/** A field of a sheet: Enter and the arrows go up and down its column, several pasted cells go into many fields. */
export function FigureInput<Product, Field extends string>(props: FigureInputProps<Product, Field>) {
  const { product, field, label, text, isChanged, isWrong, placeholder } = props;
  const { mayWrite, onType, onLeave, onPaste } = props;
  return (
    <input
      className={styles['box']}
      data-code={product.code}
      data-field={field}
      data-changed={isChanged ? '' : undefined}
      aria-label={label}
      aria-invalid={isWrong}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder={placeholder}
      readOnly={!mayWrite}
      value={text}
      onChange={({ currentTarget }) => onType(product, field, currentTarget.value)}
      onBlur={() => onLeave(product)}
      onKeyDown={moveInColumn}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        if (!/[\t\n]/.test(pasted.trim())) return;
        event.preventDefault();
        onPaste(product, field, pasted);
      }}
    />
  );
}

function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const input = event.currentTarget;
  const column = input
    .closest('table')
    ?.querySelectorAll<HTMLInputElement>(`[data-field="${input.dataset['field']}"]`);
  const inputs = [...(column ?? [])];
  inputs[inputs.indexOf(input) + step]?.select();
}

import { Button, Input, TextInput } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { words as problems } from '../../../../../words/en/staff/fields.ts';
import { words } from '../../../../../words/en/staff/record.ts';
import type { Box } from '../state/fields.ts';
import { inputOfRows, rowsIn } from '../state/spelling.ts';
import styles from './rows-field.module.css';

interface RowsFieldProps {
  label: string;
  description?: ReactNode;
  /** Shown from the moment the form was sent or left. */
  error?: string | undefined;
  most: number;
  boxes: readonly Box[];
  add: string;
  value: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** Rows of some boxes each, which are added and taken out one by one. */
export function RowsField(props: RowsFieldProps) {
  const { label, description, error, most, boxes, add, value, onChange, onLeave } = props;
  const rows = rowsIn(value);
  /** Asked for here and now: its first box takes the focus. */
  const [fresh, setFresh] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (next: string[][]) => onChange(inputOfRows(next));
  const addRow = () => {
    setFresh(rows.length);
    change([...rows, boxes.map(() => '')]);
  };
  const remove = (at: number) => {
    setFresh(null);
    change(rows.toSpliced(at, 1));
    addButton.current?.focus();
  };
  const type = (at: number, box: number, text: string) =>
    change(rows.map((row, index) => (index === at ? row.with(box, text.replaceAll('\t', ' ')) : row)));
  return (
    <Input.Wrapper
      component="fieldset"
      label={label}
      labelElement="div"
      description={description}
      error={error}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      {rows.map((row, at) => (
        <div key={at} role="group" aria-label={row[0] || words.emptyRow} className={styles['row']}>
          {boxes.map(({ label: name, figure, wrong }, box) => {
            const text = row[box] ?? '';
            return (
              <TextInput
                key={name}
                label={name}
                ref={at === fresh && box === 0 ? takeFocus : null}
                value={text}
                error={
                  error !== undefined &&
                  wrong(text) &&
                  (text.trim() === '' ? problems.missing : problems.notRight)
                }
                autoComplete="off"
                {...(figure && { inputMode: 'decimal' })}
                onChange={({ currentTarget }) => type(at, box, currentTarget.value)}
              />
            );
          })}
          <Button variant="subtle" px="xs" onClick={() => remove(at)}>
            {words.removeRow(row[0] || words.emptyRow)}
          </Button>
        </div>
      ))}
      <Button variant="default" my="xs" ref={addButton} disabled={rows.length >= most} onClick={addRow}>
        {add}
      </Button>
    </Input.Wrapper>
  );
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

import type { LorryRowView } from '@shop/contracts/orders/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { useId, type KeyboardEvent } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { words as english } from '../../../../words/en/staff/lorry-sheet.ts';
import { useWords } from '../../parts/chosen-words.ts';
import { isAsked, isBegun, lacksOf, type Cells, type Column, type Terms } from './lorry-draft.ts';
import styles from './lorry.module.css';

interface LorryRowProps {
  row: LorryRowView;
  cells: Cells;
  columns: readonly Column[];
  terms: Terms;
  /** Why it did not leave at the last press. */
  refused: string | undefined;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onType: (column: Column, text: string) => void;
  onPaste: (column: Column, text: string) => void;
}

const MOST: Record<Column, number> = {
  lrNumber: DESK_TEXT.lrNumber.max,
  parcels: 3,
  ewayBill: 20,
  unpaidReason: DESK_TEXT.reason.max,
};

/** An order on the lorry sheet. */
export function LorryRow({ row, cells, columns, terms, refused, onKey, onType, onPaste }: LorryRowProps) {
  const words = useWords(english);
  const standing = useId();
  const { number, customerName, city, pickupLocation, balancePaise } = row;
  const lacks = lacksOf(row, cells, terms);
  const begun = isBegun(row, cells);
  const tone = lacks.length === 0 ? 'complete' : begun ? 'lacks' : 'waits';
  return (
    <tr>
      <th scope="row">
        <a href={paths.adminOrder(number)}>{number}</a>
        <small>{customerName}</small>
      </th>
      <td>
        {pickupLocation ?? words.toDoor}
        <small>{city}</small>
      </td>
      {columns.map((column) => (
        <td key={column} data-of={column}>
          {isAsked(column, row, terms) && (
            <input
              className={styles['box']}
              data-column={column}
              aria-label={words.fieldOf(words[column], number)}
              aria-describedby={standing}
              aria-invalid={begun && lacks.includes(column)}
              inputMode={column === 'parcels' || column === 'ewayBill' ? 'numeric' : 'text'}
              autoComplete="off"
              placeholder={words[column]}
              maxLength={MOST[column]}
              value={cells[column]}
              onChange={({ currentTarget }) => onType(column, currentTarget.value)}
              onKeyDown={onKey}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text/plain');
                if (!/[\t\n]/.test(text)) return;
                event.preventDefault();
                onPaste(column, text);
              }}
            />
          )}
        </td>
      ))}
      <td id={standing} className={styles[refused === undefined ? tone : 'lacks']}>
        {refused ??
          (tone === 'complete'
            ? words.complete
            : begun
              ? lacks.map((lack) => words.lacks[lack]).join(', ')
              : words.waits)}
        {balancePaise > 0 && <small>{words.owes(balancePaise)}</small>}
      </td>
    </tr>
  );
}

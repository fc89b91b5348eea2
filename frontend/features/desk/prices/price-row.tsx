import type { PriceRowView } from '@shop/contracts/sheets/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { rupeesOf, typedPaise } from '@shop/contracts/rules/typed-money';
import { memo, type KeyboardEvent } from 'react';
import { words } from '../../../words/en/staff/prices.ts';
import { percentBelow, percentSince } from './price-comparison.ts';
import styles from './price-table.module.css';
import { priceOf, type Field, type SheetDraft } from './sheet-draft.ts';

export interface RowHandlers {
  mayWrite: boolean;
  onType: (product: PriceRowView, field: Field, text: string) => void;
  onLeave: (product: PriceRowView) => void;
  /** Gets more than one cell. */
  onPaste: (product: PriceRowView, field: Field, text: string) => void;
}

interface PriceRowProps extends RowHandlers {
  product: PriceRowView;
  typedRow: SheetDraft[string] | undefined;
}

/** A product with its two prices in fields, and what they come to. Of 500 rows a letter draws one. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { product, typedRow, mayWrite, onType, onLeave, onPaste } = props;
  const { code, name, nameTa, content, draft, lastNetPaise } = product;
  const text = (field: Field) => typedRow?.[field] ?? rupeesOf(priceOf(product, field));
  const input = (field: Field, label: string) => (
    <input
      className={styles['box']}
      data-code={code}
      data-field={field}
      data-changed={typedRow?.[field] === undefined ? undefined : ''}
      aria-label={label}
      aria-invalid={typedPaise(text(field)) === null}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      readOnly={!mayWrite}
      value={text(field)}
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
  const [mrp, net] = [typedPaise(text('mrp')), typedPaise(text('net'))];
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
        <span className={styles['small']}>
          {code}
          {content && ` · ${content}`}
          {draft && ` · ${words.draft}`}
          {nameTa && (
            <>
              {' · '}
              <bdi lang="ta">{nameTa}</bdi>
            </>
          )}
        </span>
      </th>
      <td data-label={words.columns.mrp}>{input('mrp', words.mrpOf(name))}</td>
      <td data-label={words.columns.net}>{input('net', words.netOf(name))}</td>
      <td
        className={styles['figure']}
        data-label={words.columns.belowMrp}
        data-wrong={mrp !== null && net !== null && net > mrp ? '' : undefined}
      >
        {belowMrp(mrp, net)}
      </td>
      <td className={styles['figure']} data-label={words.columns.last}>
        {lastNetPaise === null ? (
          <span className={styles['small']}>{words.isNew}</span>
        ) : (
          <>
            {formatMoney(lastNetPaise)}
            {net !== null && (
              <span className={styles['small']}>{words.since(percentSince(lastNetPaise, net))}</span>
            )}
          </>
        )}
      </td>
    </tr>
  );
});

function belowMrp(mrp: number | null, net: number | null): string {
  if (mrp === null || net === null) return words.noAmount;
  return net > mrp ? words.aboveMrp : words.percentBelow(percentBelow(mrp, net));
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

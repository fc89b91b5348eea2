import { find } from '@shop/contracts/rules/catalogue/search/find';
import type { PastedCatalogue } from '@shop/contracts/rules/catalogue/pasted/pasted-catalogue';
import { formatMoney } from '@shop/contracts/rules/money';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { words } from '../../../words/en/shop/pasted-list.ts';
import { factsOf } from '../form/list-rows.ts';
import { countIn, type DecidedRow, type OfferedProduct } from './decisions.ts';
import styles from './paste-list.module.css';

interface PastedDoubtProps {
  row: DecidedRow;
  catalogue: PastedCatalogue;
  products: ReadonlyMap<string, OfferedProduct>;
  /** So many are there already. */
  present: number;
  /** So many are taken on other lines. */
  elsewhere: number;
  /** Somebody wanted to take it as it stands. */
  isTried: boolean;
  onChange: (changes: Partial<DecidedRow>) => void;
  onSettle: (state: 'taken' | 'out') => void;
}

/** A digit chooses. */
const MOST = 9;

/** The line that is looked at: why, what it may be, how many; then it is taken or left out. */
export function PastedDoubt(props: PastedDoubtProps) {
  const { row, catalogue, products, present, elsewhere, isTried, onChange, onSettle } = props;
  const [asked, setAsked] = useState('');
  const element = useRef<HTMLLIElement>(null);
  const count = useRef<HTMLInputElement>(null);
  const { code, text, kind, banned, doubts } = row;
  const needsCount = code !== null && countIn(row) === null;
  useEffect(() => {
    if (needsCount) count.current?.select();
    else element.current?.focus();
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [code, needsCount]);
  const found = (find(catalogue.index, asked)?.places ?? []).flatMap(
    (place) => catalogue.products[place]?.code ?? [],
  );
  const offered = asked.trim() === '' ? row.candidates : found;
  const chosen = code === null || offered.includes(code) ? [] : [code];
  const candidates = [...chosen, ...offered].slice(0, MOST).flatMap((one) => products.get(one) ?? []);
  return (
    <li ref={element} className={styles['doubt']} tabIndex={-1} aria-label={text}>
      <p className={styles['written']}>{text}</p>
      <p className={styles['why']}>
        {banned && <span>{words.banned}</span>}
        {!banned && kind === 'none' && <span>{candidates.length > 0 ? words.like : words.none}</span>}
        {(kind === 'likely' || kind === 'several') && <span>{words.kinds[kind]}</span>}{' '}
        {doubts.map((doubt) => (
          <span key={doubt}>{words.reasons[doubt]} </span>
        ))}
        {present > 0 && <span>{words.already(present)} </span>}
        {elsewhere > 0 && <span>{words.repeated(elsewhere + (countIn(row) ?? 0))}</span>}
      </p>
      <div className={styles['candidates']} role="group" aria-label={words.candidates}>
        {candidates.map((product, at) => (
          <button
            key={product.code}
            type="button"
            data-code={product.code}
            aria-pressed={product.code === code}
            onClick={() => onChange({ code: product.code })}
          >
            <kbd>{at + 1}</kbd>
            <span>
              {product.name} <small>{product.code}</small>
              <br />
              <small>
                {factsOf(product)} · {product.available ? formatMoney(product.netPaise) : words.soldOut}
              </small>
            </span>
          </button>
        ))}
      </div>
      <Field
        label={words.search}
        type="search"
        value={asked}
        required
        autoComplete="off"
        onChange={({ currentTarget }) => setAsked(currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || first === undefined) return;
          event.preventDefault();
          onChange({ code: first });
        }}
      />
      <div className={styles['answers']}>
        <label className={styles['count']}>
          <span>{words.count}</span>
          <input
            ref={count}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={row.typed}
            aria-invalid={(isTried && countIn(row) === null) || undefined}
            onChange={({ currentTarget }) => onChange({ typed: currentTarget.value })}
          />
        </label>
        <Button disabled={code === null} onClick={() => onSettle('taken')}>
          {words.take}
        </Button>
        <Button look="quiet" onClick={() => onSettle('out')}>
          {words.leaveOut}
        </Button>
      </div>
      {isTried && needsCount && (
        <p role="alert" className={styles['problem']}>
          {words.needsCount}
        </p>
      )}
    </li>
  );
}

import { find } from '@shop/contracts/rules/catalogue/search/find';
import type { PastedCatalogue } from '@shop/contracts/rules/catalogue/pasted/pasted-catalogue';
import { formatMoney } from '@shop/contracts/rules/money';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { words } from '../../../words/en/shop/pasted-list.ts';
import { factsOf, fullName } from '../form/list-rows.ts';
import {
  codeNamed,
  countIn,
  inPlaceOf,
  limitOf,
  type DecidedRow,
  type OfferedCategory,
  type OfferedProduct,
  type Offers,
} from './decisions.ts';
import styles from './pasted-doubt.module.css';

interface PastedDoubtProps {
  row: DecidedRow;
  categories: readonly OfferedCategory[];
  catalogue: PastedCatalogue;
  offers: Offers;
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
  const { row, categories, catalogue, offers, elsewhere, isTried, onChange, onSettle } = props;
  const [asked, setAsked] = useState('');
  const element = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { code, text } = row;
  const count = countIn(row);
  const needsCount = code !== null && count === null;
  useEffect(() => {
    if (needsCount) field.current?.select();
    else element.current?.focus();
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [needsCount]);
  const found = (find(catalogue.index, asked)?.places ?? []).flatMap(
    (place) => catalogue.products[place]?.code ?? [],
  );
  const isGone = (one: string) => offers.products.get(one)?.available === false;
  const offered =
    asked.trim() === ''
      ? row.candidates.flatMap((one) => (isGone(one) ? [one, ...inPlaceOf(one, categories)] : [one]))
      : found;
  const chosen = code === null ? [] : [code].filter((one) => !offered.includes(one));
  const goods = [...new Set([...chosen, ...offered])].flatMap((one) => offers.products.get(one) ?? []);
  const candidates = goods.filter(({ available }) => available).slice(0, MOST);
  const gone = goods.filter(({ available }) => !available).slice(0, MOST);
  const limit = code === null ? null : limitOf(code, elsewhere, offers);
  const present = offers.present[code ?? ''] ?? 0;
  const isBeyond = limit !== null && (limit.most === 0 || (count ?? 0) > limit.most);
  return (
    <li ref={element} className={styles['doubt']} tabIndex={-1} aria-label={text}>
      <p className={styles['written']}>{text}</p>
      <p className={styles['why']}>
        {reasons(row, gone, isBeyond).map((reason) => (
          <span key={reason}>{reason} </span>
        ))}
        {limit && isBeyond && <strong>{words.beyond(limit)} </strong>}
        {present > 0 && <span>{words.already(present)} </span>}
        {elsewhere > 0 && <span>{words.repeated(elsewhere + (count ?? 0))} </span>}
        {leadTo(row, offers, candidates.length > 0)}
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
                {factsOf(product)} · {formatMoney(product.netPaise)}
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
          const first = found.find((one) => !isGone(one));
          if (event.key !== 'Enter' || first === undefined) return;
          event.preventDefault();
          onChange({ code: first });
        }}
      />
      <div className={styles['answers']}>
        <label>
          <span>{words.count}</span>
          <input
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={row.typed}
            aria-invalid={(isTried && count === null) || undefined}
            onChange={({ currentTarget }) => onChange({ typed: currentTarget.value })}
          />
        </label>
        <Button disabled={limit === null || limit.most === 0} onClick={() => onSettle('taken')}>
          {isBeyond && limit.most > 0 ? words.takeOnly(limit.most) : words.take}
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

/** Why the line must be looked at. @param gone what it may be and is sold out */
function reasons(
  { banned, doubts }: DecidedRow,
  gone: readonly OfferedProduct[],
  isBeyond: boolean,
): string[] {
  if (banned) return [words.banned];
  return [
    ...doubts.filter((doubt) => doubt !== 'too-many' || !isBeyond).map((doubt) => words.reasons[doubt]),
    ...gone.map((product) => words.soldOutOf(fullName(product))),
  ];
}

/** What stands before the candidates. */
function leadTo(row: DecidedRow, { products }: Offers, isOffered: boolean): string | null {
  const { kind, banned } = row;
  if (banned) return null;
  if (kind === 'none') return isOffered ? words.like : words.none;
  const named = products.get(codeNamed(row) ?? '');
  if (named && !named.available) return isOffered ? words.inItsPlace : null;
  return kind === 'likely' || kind === 'several' ? words.kinds[kind] : null;
}

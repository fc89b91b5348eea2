import type { PastedCatalogue } from '@shop/contracts/rules/catalogue/pasted/pasted-catalogue';
import type { PastedList } from '@shop/contracts/rules/catalogue/pasted/pasted-list';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/pasted-list.ts';
import {
  countIn,
  limitOf,
  nextOpen,
  takenElsewhere,
  takenLines,
  type DecidedRow,
  type OfferedCategory,
  type Offers,
} from './decisions.ts';
import styles from './paste-list.module.css';
import { PastedDoubt } from './pasted-doubt.tsx';
import { PastedLine } from './pasted-line.tsx';

interface PastedRowsProps {
  categories: readonly OfferedCategory[];
  catalogue: PastedCatalogue;
  offers: Offers;
  list: PastedList;
  rows: readonly DecidedRow[];
  /** Why another file was not read. */
  problem: string | null;
  isBusy: boolean;
  submit: (items: number) => string;
  onRows: (rows: readonly DecidedRow[]) => void;
  onTake: () => void;
  onAgain: () => void;
}

/** What a list was taken for: doubts first, one of them open, then what is clear, then what was not read as goods. */
export function PastedRows(props: PastedRowsProps) {
  const { categories, catalogue, offers, list, rows, problem, isBusy, submit, onRows, onTake, onAgain } =
    props;
  const [last, setLast] = useState(-1);
  const [isTried, setTried] = useState(false);
  const current = rows[last]?.state === 'open' ? last : nextOpen(rows, last);
  const open = rows.filter(({ state }) => state === 'open').length;
  const out = rows.filter(({ state }) => state === 'out').length;
  const items = takenLines(rows).length;
  const footer = useRef<HTMLElement>(null);
  const isSettled = open === 0;
  // Enter takes all over then.
  useEffect(() => {
    if (isSettled) footer.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus();
  }, [isSettled]);

  const change = (at: number, changes: Partial<DecidedRow>) =>
    onRows(rows.map((row, place) => (place === at ? { ...row, ...changes } : row)));
  const settle = (at: number, state: 'taken' | 'out') => {
    const row = rows[at];
    if (!row) return;
    const count = countIn(row);
    const most = row.code === null ? 0 : limitOf(row.code, takenElsewhere(rows, at), offers).most;
    if (state === 'taken' && (count === null || most === 0)) return setTried(true);
    setTried(false);
    setLast(at);
    // What is taken of more than there may be stands on the button.
    change(
      at,
      state === 'taken' && count !== null && count > most ? { state, typed: String(most) } : { state },
    );
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[current];
    const target = event.target as HTMLElement;
    if (!row || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && !target.closest('input[type="search"]')) settle(current, 'out');
    else if (event.key === 'Enter' && !target.closest('button, input[type="search"]'))
      settle(current, 'taken');
    else if (/^[1-9]$/.test(event.key) && !target.closest('input')) {
      const offered = target.closest('li')?.querySelectorAll('[data-code]') ?? [];
      const code = offered[Number(event.key) - 1]?.getAttribute('data-code');
      if (code == null) return;
      change(current, { code });
    } else return;
    event.preventDefault();
  };
  const lineOf = (row: DecidedRow, at: number) =>
    at === current ? (
      <PastedDoubt
        key={at}
        row={row}
        categories={categories}
        catalogue={catalogue}
        offers={offers}
        elsewhere={takenElsewhere(rows, at)}
        isTried={isTried}
        onChange={(changes) => change(at, changes)}
        onSettle={(state) => settle(at, state)}
      />
    ) : (
      <PastedLine
        key={at}
        row={row}
        product={offers.products.get(row.code ?? '')}
        present={offers.present[row.code ?? ''] ?? 0}
        onOpen={() => {
          setTried(false);
          setLast(at);
          change(at, { state: 'open' });
        }}
      />
    );
  const shown = rows.map((row, at) => ({ row, at }));
  const doubts = shown.filter(({ row }) => row.isDoubt || row.state === 'open');
  const sure = shown.filter(({ row }) => !row.isDoubt && row.state !== 'open');

  return (
    <>
      <div className={styles['content']} inert={isBusy}>
        {problem && <Notice kind="error">{problem}</Notice>}
        {doubts.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Each key has a button that does the same.
          <section onKeyDown={press}>
            <h3>{open > 0 ? words.doubts(open) : words.settled}</h3>
            {open > 0 && <p className={styles['keys']}>{words.doubtsHelp}</p>}
            <ol className={styles['rows']}>{doubts.map(({ row, at }) => lineOf(row, at))}</ol>
          </section>
        )}
        {sure.length > 0 && (
          <section>
            <h3>{words.sure(sure.length)}</h3>
            <ol className={styles['rows']}>{sure.map(({ row, at }) => lineOf(row, at))}</ol>
          </section>
        )}
        {(list.passed.length > 0 || list.unfilled > 0) && (
          <section className={styles['passed']}>
            {list.passed.length > 0 && <h3>{words.passed(list.passed.length)}</h3>}
            <ul>
              {list.passed.map(({ line, text }) => (
                <li key={line}>{text}</li>
              ))}
            </ul>
            {list.unfilled > 0 && <p>{words.unfilled(list.unfilled)}</p>}
          </section>
        )}
      </div>
      <footer ref={footer}>
        <p role="status">{words.progress(rows.length - open - out, open, out)}</p>
        <Button look="quiet" onClick={onAgain}>
          {words.again}
        </Button>
        {open > 0 ? (
          <Button
            look="quiet"
            onClick={() => onRows(rows.map((row) => (row.state === 'open' ? { ...row, state: 'out' } : row)))}
          >
            {words.leaveRest(open)}
          </Button>
        ) : (
          <Button busy={isBusy} disabled={items === 0} onClick={onTake}>
            {submit(items)}
          </Button>
        )}
      </footer>
    </>
  );
}

import type { PastedList } from '@shop/contracts/rules/catalogue/pasted/pasted-list';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { useRef, useState } from 'react';
import { words } from '../../../words/en/shop/pasted-list.ts';
import {
  chosenLines,
  decided,
  takenLines,
  withinLimits,
  type DecidedRow,
  type OfferedProduct,
  type Offers,
} from './decisions.ts';
import { faultOf } from './list-file.ts';

export interface Shelf {
  products: ReadonlyMap<string, OfferedProduct>;
  /** What is there already, by code. */
  present: Readonly<Record<string, number>>;
  /** How many more can be had of those goods of which fewer are left. */
  leftOf: (lines: readonly WantedLine[]) => Promise<ReadonlyMap<string, number>>;
}

/** A list that is read, and what was decided of its rows; that stays for the next text. */
export function useReading({ products, present, leftOf }: Shelf) {
  /** With which reading it was. */
  const [list, setList] = useState<(PastedList & { turn: number }) | null>(null);
  const [rows, setRows] = useState<readonly DecidedRow[]>([]);
  const [left, setLeft] = useState<Offers['left']>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);

  /** Of two the one that was chosen last is shown, whichever is read first. */
  const read = async (reading: () => PastedList | Promise<PastedList>) => {
    const own = ++turn.current;
    setProblem(null);
    setBusy(true);
    try {
      // A long list takes a moment on a cheap phone: first it is said.
      await new Promise((resolve) => setTimeout(resolve, 30));
      const found = await reading();
      const offers = { products, present, left: new Map<string, number>() };
      const fewer = await leftOf(chosenLines(decided(found, offers, rows)));
      if (own !== turn.current) return;
      if (found.rows.length === 0) setProblem(words.nothing);
      else {
        setRows(decided(found, { ...offers, left: fewer }, rows));
        setLeft(fewer);
        setList({ ...found, turn: own });
      }
    } catch (error) {
      if (own === turn.current) setProblem(faultOf(error));
    }
    if (own === turn.current) setBusy(false);
  };
  /** What is taken, once more of nothing is taken than is left; null: something must be looked at. */
  const taken = async (): Promise<WantedLine[] | null> => {
    const own = ++turn.current;
    const lines = takenLines(rows);
    setBusy(true);
    const fewer = await leftOf(lines);
    if (own !== turn.current) return null;
    setBusy(false);
    const checked = withinLimits(rows, { products, present, left: fewer });
    if (checked.every(({ state }) => state !== 'open')) return lines;
    setLeft(fewer);
    setRows(checked);
    return null;
  };
  return {
    list,
    rows,
    offers: { products, present, left },
    isBusy,
    problem,
    setRows,
    read,
    taken,
    /** The text is asked for again. */
    again: () => {
      turn.current += 1;
      setBusy(false);
      setProblem(null);
      setList(null);
    },
    forgetProblem: () => setProblem(null),
  };
}

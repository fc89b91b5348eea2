import { useCallback, useEffect, useRef, useState } from 'react';
import { formatDay } from '@shop/contracts/rules/days';
import { readStored, store } from '../../../../lib/stored.ts';
import { today } from '../../../../lib/today.ts';
import { staffSession } from '../../../accounts/session.ts';
import { draftKey } from '../../parts/record/state/stored-draft.ts';
import type { Cells, Typed } from './lorry-draft.ts';

/** An order that left from this sheet, for its message. */
export interface LeftOrder {
  number: string;
  name: string;
  mobile: string;
  token: string;
  transporter: string;
  lrNumber: string;
  parcels: number;
  /** What was typed of it, and when it left, ms: it can be undone for a while. */
  cells: Cells;
  leftAt: number;
}

export interface LorryDraft {
  transporter: string;
  /** As it is typed. */
  day: string;
  typed: Typed;
  /** The last one first. */
  left: readonly LeftOrder[];
}

const MOST_LEFT = 100;

/**
 * What is typed on the lorry sheet, kept on this device over reloads and the end of a session. Tabs share it: each change
 * is made to what is kept by then, and the others show it.
 */
export function useLorryDraft() {
  const key = draftKey(staffSession.current().id, 'lorry-sheet');
  const [draft, setDraft] = useState(() => begun(kept(key)));
  const now = useRef(draft);
  // Where the browser keeps nothing, the page does.
  const isKept = useRef(true);
  // Kept at once, and not as React draws: what leaves after the page is left is kept too.
  const change = useCallback(
    (next: (draft: LorryDraft) => Partial<LorryDraft>) => {
      const before = (isKept.current && kept(key)) || now.current;
      const changed = { ...before, ...next(before) };
      now.current = { ...changed, left: changed.left.slice(0, MOST_LEFT) };
      isKept.current = store('local', key, JSON.stringify(now.current));
      setDraft(now.current);
    },
    [key],
  );
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const there = event.key === key ? kept(key) : null;
      if (!there) return;
      now.current = there;
      setDraft(there);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key]);
  return [draft, change] as const;
}

const empty = (): LorryDraft => ({ transporter: '', day: formatDay(today()), typed: {}, left: [] });

/** Nothing is typed yet: it is today's lorry. */
function begun(draft: LorryDraft | null): LorryDraft {
  if (!draft) return empty();
  return Object.keys(draft.typed).length === 0 ? { ...draft, day: empty().day } : draft;
}

function kept(key: string): LorryDraft | null {
  try {
    const draft = JSON.parse(readStored('local', key) ?? 'null') as Partial<LorryDraft> | null;
    return draft && { ...empty(), ...draft };
  } catch {
    return null;
  }
}

import { useCallback, useRef, useState } from 'react';
import { formatDay } from '@shop/contracts/rules/days';
import { readStored, store } from '../../../../lib/stored.ts';
import { today } from '../../../../lib/today.ts';
import { staffSession } from '../../../accounts/session.ts';
import { draftKey } from '../../parts/record/stored-draft.ts';
import type { Typed } from './lorry-draft.ts';

/** An order that left from this sheet, for its message. */
export interface LeftOrder {
  number: string;
  name: string;
  mobile: string;
  token: string;
  transporter: string;
  lrNumber: string;
  parcels: number;
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

/** What is typed on the lorry sheet, kept on this device over reloads and the end of a session. */
export function useLorryDraft() {
  const key = draftKey(staffSession.current().id, 'lorry-sheet');
  const [draft, setDraft] = useState(() => stored(key));
  const now = useRef(draft);
  // Kept at once, and not as React draws: what leaves after the page is left is kept too.
  const change = useCallback(
    (next: (draft: LorryDraft) => Partial<LorryDraft>) => {
      const changed = { ...now.current, ...next(now.current) };
      now.current = { ...changed, left: changed.left.slice(0, MOST_LEFT) };
      store('local', key, JSON.stringify(now.current));
      setDraft(now.current);
    },
    [key],
  );
  return [draft, change] as const;
}

function stored(key: string): LorryDraft {
  const empty = { transporter: '', day: formatDay(today()), typed: {}, left: [] };
  try {
    const kept = { ...empty, ...(JSON.parse(readStored('local', key) ?? '{}') as Partial<LorryDraft>) };
    // Nothing is begun: it is today's lorry.
    return Object.keys(kept.typed).length === 0 ? { ...kept, day: empty.day } : kept;
  } catch {
    return empty;
  }
}

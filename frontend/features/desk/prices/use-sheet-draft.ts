import { useEffect, useState } from 'react';
import { readStored, store } from '../../../lib/stored.ts';
import { staffSession } from '../../accounts/session.ts';
import type { SheetDraft } from './sheet-draft.ts';

const keyOf = (personId: string) => `prices of ${personId}`;

/** What was typed into the sheet, kept in this browser until it is applied or forgotten. */
export function useSheetDraft() {
  const key = keyOf(staffSession.current().id);
  const [kept] = useState(() => parsed(readStored('local', key)));
  const [draft, setDraft] = useState(kept);
  useEffect(() => {
    store('local', key, Object.keys(draft).length === 0 ? null : JSON.stringify(draft));
  }, [draft, key]);
  /** Something of it was typed before this page was opened. */
  const wasKept = Object.entries(draft).some(([code, row]) => kept[code] === row);
  return { draft, wasKept, edit: setDraft };
}

function parsed(text: string | null): SheetDraft {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as SheetDraft) : {};
  } catch {
    return {};
  }
}

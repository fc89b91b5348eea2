import { useEffect, useState } from 'react';
import { readStored, store } from '../../../../lib/stored.ts';
import { staffSession } from '../../../accounts/session.ts';
import type { SheetDraft } from './sheet-draft.ts';

/** What was typed into a sheet, kept in this browser until it is applied or forgotten. @param name of the sheet */
export function useSheetDraft<Field extends string>(name: string) {
  const { kept, value: draft, edit } = useKept<SheetDraft<Field>>(name);
  /** Something of it was typed before this page was opened. */
  const wasKept = Object.entries(draft).some(([code, row]) => kept[code] === row);
  return { draft, wasKept, edit };
}

/** Texts that outlive the page; an empty record is not kept. */
export function useKept<Value extends object>(name: string) {
  const key = `${name} of ${staffSession.current().id}`;
  const [kept] = useState(() => parsed<Value>(readStored('local', key)));
  const [value, edit] = useState(kept);
  useEffect(() => {
    store('local', key, Object.keys(value).length === 0 ? null : JSON.stringify(value));
  }, [value, key]);
  return { kept, value, edit };
}

function parsed<Value extends object>(text: string | null): Value {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return (typeof kept === 'object' && kept !== null ? kept : {}) as Value;
  } catch {
    return {} as Value;
  }
}

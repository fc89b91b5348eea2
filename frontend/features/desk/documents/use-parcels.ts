import { useState } from 'react';
import { readStored, store } from '../../../lib/stored.ts';
import { staffSession } from '../../accounts/session.ts';

/** By order number. */
export type Parcels = Readonly<Record<string, number>>;

/** How many parcels orders have that did not leave yet, as somebody typed it: kept in this tab over a reload. */
export function useParcels() {
  const key = `parcels/${staffSession.current().id}`;
  const [parcels, setParcels] = useState(() => stored(key));
  const type = (number: string, count: number) => {
    const next = { ...parcels, [number]: count };
    store('session', key, JSON.stringify(next));
    setParcels(next);
  };
  return [parcels, type] as const;
}

function stored(key: string): Parcels {
  try {
    return JSON.parse(readStored('session', key) ?? '{}') as Parcels;
  } catch {
    return {};
  }
}

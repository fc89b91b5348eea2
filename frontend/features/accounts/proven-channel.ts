import type { Area } from './entry-address.ts';

/** By this the tabs of a browser tell each other that their person has been proven at the provider. */
const keyOf = (area: Area) => `${area}-proven`;

export function announceProven(area: Area): void {
  localStorage.setItem(keyOf(area), new Date().toISOString());
  localStorage.removeItem(keyOf(area));
}

/** @returns the end of it */
export function subscribeProven(area: Area, listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(area) && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

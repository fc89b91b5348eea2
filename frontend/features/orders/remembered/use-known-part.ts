import { useEffect, useState, type ComponentType } from 'react';
import { loadInAdvance } from '../../../lib/loading/chunk-reload.ts';
import { isRemembered } from '../../../lib/remembered-mark.ts';

/** A part of a page for whoever is known on this device; null for others, and in the copy that everybody gets. */
export function useKnownPart(load: () => Promise<ComponentType>): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (isRemembered()) void loadInAdvance(load).then((part) => part && setPart(() => part));
  }, [load]);
  return Part;
}

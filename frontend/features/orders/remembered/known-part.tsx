import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadInAdvance } from '../../../lib/loading/chunk-reload.ts';
import { isRemembered } from '../../../lib/remembered-mark.ts';

/** A part of a page for whoever is known on this device; others, and the copy that everybody gets, have nothing there. */
export function knownPart(load: () => Promise<ComponentType>): ComponentType {
  // Where it cannot be had the page is whole without it.
  const Part = lazy(async () => ({ default: (await loadInAdvance(load)) ?? Nothing }));
  return function KnownPart() {
    const [isKnown, setIsKnown] = useState(false);
    // A document that measures shows nobody's name.
    useEffect(() => setIsKnown(isRemembered() && !('dataLayer' in window)), []);
    return (
      isKnown && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };
}

const Nothing = () => null;

import { useEffect, useRef, useState } from 'react';

/** How long a button that became another one takes no press, and how long it must be left alone then, ms. */
const REST = 1_000;

/**
 * For a button that turns into another one on the same spot: whoever presses twice, or goes on pressing while the
 * network is slow, means the first one. `resting` is true from the moment `what` changes; `disturb` is called for each
 * press meanwhile, and the rest begins anew.
 */
export function useRest<What>(what: What): { resting: boolean; disturb: () => void } {
  const [settled, setSettled] = useState(what);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = what !== settled;
  const disturb = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSettled(what), REST);
  };
  useEffect(() => {
    if (!resting) return;
    timer.current = setTimeout(() => setSettled(what), REST);
    return () => clearTimeout(timer.current);
  }, [resting, what]);
  return { resting, disturb };
}

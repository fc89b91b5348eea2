import { useEffect, useState } from 'react';

/** Where the focus was last outside of every dialog: one may open another in its place. */
let outside: Element | null = null;

/** What is mounted while it is open gives the focus back to what had it before, if that is still there. */
export function useFocusReturn(): void {
  const [before] = useState(() => {
    const { activeElement } = document;
    if (activeElement && !activeElement.closest('[role="dialog"]')) outside = activeElement;
    return activeElement;
  });
  useEffect(
    () => () => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const place = [before, outside].find((element) => element?.isConnected);
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
    [before],
  );
}

import { useEffect, useRef } from 'react';

/** After a step to another page its heading gets the focus, so that it is read and Tab goes on from there. */
export function useFocusAfterNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname]);
}

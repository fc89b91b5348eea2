import { useEffect } from 'react';

/** Keeps the focus while the page is open (`keep-focus.ts`, fetched once the page stands). */
export function useFocusKept(): void {
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const begin = async () => {
      const { keepFocus } = await import('./keep-focus.ts');
      if (!isOver) end = keepFocus();
    };
    // Without a network it is not fetched, and the page works all the same.
    void begin().catch(() => undefined);
    return () => {
      isOver = true;
      end();
    };
  }, []);
}

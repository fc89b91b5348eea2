import { lazy, Suspense, useEffect } from 'react';
import type { DialogProps } from './modal-dialog.tsx';

/** With its focus trap and what keeps the page still, an eighth of a page's scripts: no page waits for it. */
const fetched = () => import('./modal-dialog.tsx');
const ModalDialog = lazy(async () => ({ default: (await fetched()).ModalDialog }));

/** ms; by then a page has what it shows. */
const AFTER = 2_000;

/** Fetches what dialogs are made of once a page stands, so that the first one opens at once, without a network too. */
export function useDialogsAtHand(): void {
  useEffect(() => {
    const fetching = setTimeout(() => {
      if (navigator.onLine) fetched().catch(() => undefined);
    }, AFTER);
    return () => clearTimeout(fetching);
  }, []);
}

/** A dialog over the page, open as long as it is there. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <ModalDialog {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import type { DialogProps } from './modal-dialog.tsx';

/** With its focus trap and what keeps the page still, an eighth of a page's scripts: fetched when the first one opens. */
const ModalDialog = lazy(async () => ({ default: (await import('./modal-dialog.tsx')).ModalDialog }));

/** A dialog over the page, open as long as it is there. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <ModalDialog {...props} />
    </Suspense>
  );
}

import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

/** What ends an address that opens a page with its dialog for a new record. */
export const NEW = 'new';

/** Whether a dialog is open: a button opens it, and an address that ends with `#new`. */
export function useOpenByAddress(): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const context = usePageContext();
  const isAsked = context.urlParsed.hash === NEW;
  const [isOpen, setIsOpen] = useState(isAsked);
  // Every way here makes a context of its own: whoever comes again finds the dialog open again.
  const [came, setCame] = useState(context);
  if (came !== context) {
    setCame(context);
    if (isAsked) setIsOpen(true);
  }
  return [isOpen, setIsOpen];
}

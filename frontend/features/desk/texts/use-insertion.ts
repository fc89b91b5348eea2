import { useEffect, useRef, type RefObject } from 'react';

const EDITABLE = 'input, textarea, [contenteditable="true"]';

/**
 * Writes into the field of the form where the caret was last, as typing does, so that it can be undone; at the end of
 * the last field where there was none.
 * @param within an element of the form
 */
export function useInsertion(within: RefObject<HTMLElement | null>): (text: string) => void {
  const last = useRef<{ field: HTMLElement; range: Range | null } | null>(null);
  useEffect(() => {
    const remember = () => {
      const field = document.activeElement?.closest<HTMLElement>(EDITABLE);
      if (!field || field.closest('form') !== within.current?.closest('form')) return;
      const selection = field.isContentEditable ? window.getSelection() : null;
      last.current = { field, range: selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null };
    };
    document.addEventListener('selectionchange', remember);
    return () => document.removeEventListener('selectionchange', remember);
  }, [within]);
  return (text) => {
    const field =
      last.current?.field ??
      [...(within.current?.closest('form')?.querySelectorAll<HTMLElement>(EDITABLE) ?? [])].at(-1);
    if (!field) return;
    if (document.activeElement !== field) field.focus();
    place(field, last.current?.range ?? null);
    // oxlint-disable-next-line typescript/no-deprecated -- Nothing else types so that a field can undo it.
    document.execCommand('insertText', false, text);
  };
}

/** The caret of a rich text is where it was; without one, and in what was never written in, it is at the end. */
function place(field: HTMLElement, range: Range | null): void {
  if (!field.isContentEditable) return;
  const selection = window.getSelection();
  if (!selection) return;
  if (range && field.contains(range.commonAncestorContainer)) {
    selection.removeAllRanges();
    selection.addRange(range);
  } else {
    selection.selectAllChildren(field);
    selection.collapseToEnd();
  }
}

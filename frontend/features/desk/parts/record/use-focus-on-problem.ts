import { useEffect, type RefObject } from 'react';

/** Whoever tried to send stands in the first field that cannot be right, or sees why it was refused. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    const input = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (input) {
      input.closest('details')?.setAttribute('open', '');
      input.focus();
    } else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [form, tries]);
}

import { useEffect, type RefObject } from 'react';

/** Whoever tried to send stands in the first box that cannot be right. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, tries]);
}

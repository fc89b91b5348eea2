import { useEffect, type RefObject } from 'react';
import { readStored, store } from '../../lib/stored.ts';

const DRAFT = 'join-draft';
/** Consents are given anew each time, and the rest is no text of anybody's. */
const NOT_KEPT = new Set(['ask', 'key', 'website', 'adult', 'consent']);

/** What is typed stays with this tab, and goes back into fields that came empty. */
export function useJoinDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const kept = new URLSearchParams(readStored('session', DRAFT) ?? '');
    const now = form.current && new FormData(form.current);
    for (const [name, value] of kept) {
      if (now?.get(name)) continue;
      const input = form.current?.elements.namedItem(name);
      if (name === 'scheme') chooseScheme(value);
      else if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = value;
    }
  }, [form]);
  return () => {
    if (!form.current) return;
    const typed = [...new FormData(form.current)];
    const kept = typed.filter((entry): entry is [string, string] => !NOT_KEPT.has(entry[0]));
    store('session', DRAFT, new URLSearchParams(kept).toString());
  };
}

/** Who has joined needs it no more. */
export function forgetJoinDraft(): void {
  store('session', DRAFT, null);
}

/** Chooses a scheme in the form, from its card too. */
export function chooseScheme(slug: string): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('form input[name="scheme"]:enabled');
  for (const input of inputs) if (input.value === slug) input.checked = true;
}

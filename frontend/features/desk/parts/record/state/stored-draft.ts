import { readStored, store } from '../../../../../lib/stored.ts';
import type { FormState } from './form-state.ts';
import type { FieldInputs } from './merge.ts';

/** What was typed and not saved, as this browser keeps it. */
export interface StoredDraft {
  base: FieldInputs;
  revision: number;
  /** The inputs; the key is that of drafts which browsers have already. */
  boxes: FieldInputs;
  /** What somebody else made of some fields, and nobody has decided on. */
  disputed: FieldInputs;
  /** When it was typed, ISO 8601. */
  at: string;
}

/** So long a draft is kept, ms; nobody remembers an older one. */
const KEPT = 14 * 86_400_000;

/** Drafts of several people on one computer stand apart: `typed/<person>/settings/season`. */
export function draftKey(person: string, subject: string): string {
  return `typed/${person}/${subject}`;
}

export function storeDraft(key: string, state: FormState, now: Date): void {
  const { base, revision, inputs, disputed } = state;
  const draft: StoredDraft = { base, revision, boxes: inputs, disputed, at: now.toISOString() };
  store('local', key, JSON.stringify(draft));
}

export function forgetDraft(key: string): void {
  store('local', key, null);
}

/** The draft, if there is one that these fields can take; an older version of the form had others. */
export function readDraft(key: string, like: FieldInputs, now: Date): StoredDraft | null {
  const draft = parsed(readStored('local', key));
  if (!draft || now.getTime() - new Date(draft.at).getTime() > KEPT) return null;
  return isLike(draft.boxes, like) && isLike(draft.base, like) ? draft : null;
}

function parsed(text: string | null): StoredDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null;
    const { base, boxes, disputed, revision, at } = draft ?? {};
    const whole = base && boxes && disputed && typeof revision === 'number' && at;
    return whole ? (draft as StoredDraft) : null;
  } catch {
    return null;
  }
}

function isLike(inputs: FieldInputs, like: FieldInputs): boolean {
  const names = Object.keys(like);
  return (
    Object.keys(inputs).length === names.length &&
    names.every((name) => typeof inputs[name] === typeof like[name])
  );
}

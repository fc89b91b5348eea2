import { changesOf, merge, pick, type Boxes } from './merge.ts';

/** A form over a record: what is typed, and the revision it was begun from. */
export interface FormState {
  /** The record's boxes as they were saved last, as far as this form has heard. */
  readonly base: Boxes;
  readonly revision: number;
  readonly boxes: Boxes;
  /** What somebody else saved meanwhile and was taken over. */
  readonly taken: readonly string[];
  /** What both changed: theirs, until it is decided whose stays. */
  readonly disputed: Boxes;
}

export function opened(boxes: Boxes, revision: number): FormState {
  return { base: boxes, revision, boxes, taken: [], disputed: {} };
}

export function typed(state: FormState, changes: Boxes): FormState {
  return { ...state, boxes: { ...state.boxes, ...changes } };
}

/** Somebody saved the record: what is typed here stays upon it, what is not follows it. */
export function followed(state: FormState, present: Boxes, revision: number): FormState {
  const { boxes, taken, disputed } = merge(state.base, state.boxes, present);
  const stillDisputed = Object.keys(state.disputed).filter((name) => boxes[name] !== present[name]);
  const untouched = changesOf(state.base, state.boxes).length === 0;
  return {
    base: present,
    revision,
    boxes,
    // Whoever has typed nothing reads the record as it is.
    taken: untouched ? [] : [...new Set([...state.taken, ...taken])],
    disputed: pick(present, [...new Set([...stillDisputed, ...disputed])]),
  };
}

/** Whose stays, of a box that both changed. */
export function decided(state: FormState, name: string, whose: 'mine' | 'theirs'): FormState {
  const others = Object.keys(state.disputed).filter((each) => each !== name);
  return {
    ...state,
    boxes: whose === 'mine' ? state.boxes : { ...state.boxes, ...pick(state.disputed, [name]) },
    disputed: pick(state.disputed, others),
  };
}

/** What was sent is saved; what was typed since then stays. */
export function saved(state: FormState, sent: Boxes, present: Boxes, revision: number): FormState {
  const { boxes } = merge(sent, state.boxes, present);
  return { ...opened(present, revision), boxes };
}

export function discarded({ base, revision }: FormState): FormState {
  return opened(base, revision);
}

/** The boxes that wait to be saved. */
export function unsavedIn({ base, boxes }: FormState): string[] {
  return changesOf(base, boxes);
}

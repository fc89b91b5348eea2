import { changesOf, merge, pick, type FieldInputs } from './merge.ts';

/** A form over a record: what is typed, and the revision it was begun from. */
export interface FormState {
  /** The record's fields as they were saved last, as far as this form has heard. */
  readonly base: FieldInputs;
  readonly revision: number;
  readonly inputs: FieldInputs;
  /** What somebody else saved meanwhile and was taken over. */
  readonly taken: readonly string[];
  /** What both changed: theirs, until it is decided whose stays. */
  readonly disputed: FieldInputs;
}

export function opened(inputs: FieldInputs, revision: number): FormState {
  return { base: inputs, revision, inputs, taken: [], disputed: {} };
}

export function typed(state: FormState, changes: FieldInputs): FormState {
  return { ...state, inputs: { ...state.inputs, ...changes } };
}

/** Somebody saved the record: what is typed here stays upon it, what is not follows it. */
export function followed(state: FormState, present: FieldInputs, revision: number): FormState {
  const { inputs, taken, disputed } = merge(state.base, state.inputs, present);
  const stillDisputed = Object.keys(state.disputed).filter((name) => inputs[name] !== present[name]);
  const untouched = changesOf(state.base, state.inputs).length === 0;
  return {
    base: present,
    revision,
    inputs,
    // Whoever has typed nothing reads the record as it is.
    taken: untouched ? [] : [...new Set([...state.taken, ...taken])],
    disputed: pick(present, [...new Set([...stillDisputed, ...disputed])]),
  };
}

/** Whose stays, of a field that both changed. */
export function decided(state: FormState, name: string, whose: 'mine' | 'theirs'): FormState {
  const others = Object.keys(state.disputed).filter((each) => each !== name);
  return {
    ...state,
    inputs: whose === 'mine' ? state.inputs : { ...state.inputs, ...pick(state.disputed, [name]) },
    disputed: pick(state.disputed, others),
  };
}

/** What was sent is saved; what was typed since then stays. */
export function saved(
  state: FormState,
  sent: FieldInputs,
  present: FieldInputs,
  revision: number,
): FormState {
  const { inputs } = merge(sent, state.inputs, present);
  return { ...opened(present, revision), inputs };
}

export function discarded({ base, revision }: FormState): FormState {
  return opened(base, revision);
}

/** The fields that wait to be saved. */
export function unsavedIn({ base, inputs }: FormState): string[] {
  return changesOf(base, inputs);
}

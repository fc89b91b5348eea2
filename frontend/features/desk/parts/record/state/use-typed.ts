import type { Revised } from '@shop/contracts/revised';
import { formatInstant } from '@shop/contracts/rules/days';
import { useCallback, useRef, useState } from 'react';
import { today } from '../../../../../lib/today.ts';
import { words } from '../../../../../words/en/staff/record.ts';
import { staffSession } from '../../../../accounts/session.ts';
import { fieldProblemsOf, type FieldProblems } from '../../field-problems.ts';
import { useLeaveWarning } from '../../use-leave-warning.ts';
import type { Fields } from './fields.ts';
import { discarded, followed, opened, typed, unsavedIn, type FormState } from './form-state.ts';
import type { FieldInputs } from './merge.ts';
import { problemsIn } from './problems.ts';
import { addressesAfter, inputsOf, valueOf } from './spelling.ts';
import { draftKey, forgetDraft, readDraft, storeDraft } from './stored-draft.ts';

export interface Form<Value extends object> {
  /** Names the record in this browser: `settings/season`. */
  subject: string;
  fields: Fields<Value>;
  record: Revised<Value>;
}

/** What is typed into the fields of a form, kept over reload until it is saved or discarded. */
export function useTyped<Value extends object>({ subject, fields, record }: Form<Value>) {
  const key = draftKey(staffSession.current().id, subject);
  const present = inputsOf(fields, record.value);
  const [begun] = useState(() => begin(key, present, record.revision));
  const [state, show] = useState(begun.state);
  const [keptFrom, setKeptFrom] = useState(begun.keptFrom);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<FieldProblems>({});
  const [tries, setTries] = useState(0);
  // Beside the state, so that what is on its way when an answer comes is not lost.
  const current = useRef(state);

  const update = useCallback(
    (change: (state: FormState) => FormState) => {
      const next = change(current.current);
      current.current = next;
      show(next);
      if (unsavedIn(next).length > 0) storeDraft(key, next, new Date());
      else {
        forgetDraft(key);
        setKeptFrom(null);
      }
    },
    [key],
  );

  const unsaved = unsavedIn(state);
  useLeaveWarning(unsaved.length > 0, words.leave);
  const day = today();
  const problems = problemsIn(fields, state.inputs, day);
  // A field that looks right here says what the backend found.
  const shown = Object.fromEntries(left.map((name) => [name, problems[name] ?? refused[name]]));
  return {
    state,
    unsaved,
    keptFrom,
    /** What cannot be right, of the fields that were left, and of all once sending was tried. */
    problems: { ...refused, ...shown } satisfies FieldProblems,
    /** The record as it stands in the fields; null while something cannot be right. */
    shape: Object.keys(problems).length > 0 ? null : valueOf(fields, state.inputs, day),
    /** Counts how often sending was tried or refused. */
    tries,
    update,
    current: () => current.current,
    type: (name: string, input: string | boolean) => {
      if (refused[name] !== undefined) setRefused({ ...refused, [name]: undefined });
      update((before) =>
        typed(before, { ...addressesAfter(fields, before.inputs, name, input), [name]: input }),
      );
    },
    leave: (name: string) => setLeft((before) => (before.includes(name) ? before : [...before, name])),
    /** The record as it is entered; null when something cannot be right, which is shown from then on. */
    validate: (): Value | null => {
      setLeft(fields.list.map(({ name }) => name));
      setTries((before) => before + 1);
      const { inputs } = current.current;
      return Object.keys(problemsIn(fields, inputs, day)).length > 0 ? null : valueOf(fields, inputs, day);
    },
    refuse: (error: unknown) => {
      const own = Object.fromEntries(fields.list.map(({ name, problem }) => [name, problem]));
      setRefused(fieldProblemsOf(error, own));
      setTries((before) => before + 1);
    },
    discard: () => {
      setLeft([]);
      setRefused({});
      setTries(0);
      update(discarded);
    },
  };
}

export type Typed<Value extends object> = ReturnType<typeof useTyped<Value>>;

/** With what was typed and not saved the last time, if the browser kept it. */
function begin(
  key: string,
  present: FieldInputs,
  revision: number,
): { state: FormState; keptFrom: string | null } {
  const fresh = { state: opened(present, revision), keptFrom: null };
  const draft = readDraft(key, present, new Date());
  if (!draft) return fresh;
  const { base, boxes: inputs, disputed } = draft;
  const kept: FormState = { base, revision: draft.revision, inputs, taken: [], disputed };
  const state = draft.revision > revision ? kept : followed(kept, present, revision);
  return unsavedIn(state).length > 0 ? { state, keptFrom: formatInstant(draft.at) } : fresh;
}

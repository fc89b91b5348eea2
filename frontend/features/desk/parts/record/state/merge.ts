/** What stands in the fields of a form: texts and switches, by the fields' names. */
export type FieldInputs = Readonly<Record<string, string | boolean>>;

export interface Merged {
  inputs: FieldInputs;
  /** What only they changed, and was taken over. */
  taken: readonly string[];
  /** What both changed, each in another way; it stands as I have it. */
  disputed: readonly string[];
}

/** My fields upon what somebody else made of the same ones meanwhile. */
export function merge(base: FieldInputs, mine: FieldInputs, theirs: FieldInputs): Merged {
  const names = Object.keys(theirs);
  const theirChanges = names.filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]);
  const taken = theirChanges.filter((name) => mine[name] === base[name]);
  return {
    inputs: { ...mine, ...pick(theirs, taken) },
    taken,
    disputed: theirChanges.filter((name) => !taken.includes(name)),
  };
}

/** Some of the fields. */
export function pick(inputs: FieldInputs, names: readonly string[]): FieldInputs {
  return Object.fromEntries(
    names.flatMap((name) => {
      const input = inputs[name];
      return input === undefined ? [] : [[name, input]];
    }),
  );
}

/** The fields in which another thing stands. */
export function changesOf(base: FieldInputs, inputs: FieldInputs): string[] {
  return Object.keys(base).filter((name) => base[name] !== inputs[name]);
}

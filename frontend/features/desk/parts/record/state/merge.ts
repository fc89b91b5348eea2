/** What stands in the boxes of a form: texts and switches, by the fields' names. */
export type Boxes = Readonly<Record<string, string | boolean>>;

export interface Merged {
  boxes: Boxes;
  /** What only they changed, and was taken over. */
  taken: readonly string[];
  /** What both changed, each in another way; it stands as I have it. */
  disputed: readonly string[];
}

/** My boxes upon what somebody else made of the same ones meanwhile. */
export function merge(base: Boxes, mine: Boxes, theirs: Boxes): Merged {
  const names = Object.keys(theirs);
  const theirChanges = names.filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]);
  const taken = theirChanges.filter((name) => mine[name] === base[name]);
  return {
    boxes: { ...mine, ...pick(theirs, taken) },
    taken,
    disputed: theirChanges.filter((name) => !taken.includes(name)),
  };
}

/** Some of the boxes. */
export function pick(boxes: Boxes, names: readonly string[]): Boxes {
  return Object.fromEntries(
    names.flatMap((name) => {
      const box = boxes[name];
      return box === undefined ? [] : [[name, box]];
    }),
  );
}

/** The boxes in which another thing stands. */
export function changesOf(base: Boxes, boxes: Boxes): string[] {
  return Object.keys(base).filter((name) => base[name] !== boxes[name]);
}

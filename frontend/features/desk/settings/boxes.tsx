import { Textarea, TextInput } from '@mantine/core';
import type { TextLimit } from '@shop/contracts/rules/limits';
import type { FieldProblems } from '../parts/field-problems.ts';

/** The boxes whose content is a text. */
type TextName<Boxes> = { [Name in keyof Boxes]: Boxes[Name] extends string ? Name : never }[keyof Boxes] &
  string;

interface TextBoxesProps<Boxes> {
  draft: Boxes;
  change: (changed: Partial<Boxes>) => void;
  problems: FieldProblems;
  /** By name the label, and with `Help` behind the name what is said under the box. */
  texts: Readonly<Record<string, unknown>>;
  /** By name how long a text may be. */
  limits?: Readonly<Record<string, TextLimit>>;
  boxes: readonly (readonly [name: TextName<Boxes>, kind?: 'date' | 'digits' | 'lines' | 'email' | 'tel'])[];
}

/** Text boxes under each other, in the order given. */
export function TextBoxes<Boxes extends object>({
  draft,
  change,
  problems,
  texts,
  limits = {},
  boxes,
}: TextBoxesProps<Boxes>) {
  return boxes.map(([name, kind]) => {
    const common = {
      label: String(texts[name]),
      description: String(texts[`${name}Help`]),
      name,
      value: String(draft[name]),
      error: problems[name],
      maxLength: limits[name]?.max,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change({ [name]: currentTarget.value } as Partial<Boxes>),
    };
    if (kind === 'lines') return <Textarea key={name} {...common} autosize minRows={2} />;
    if (kind === 'digits') return <TextInput key={name} {...common} inputMode="numeric" autoComplete="off" />;
    return <TextInput key={name} {...common} type={kind ?? 'text'} autoComplete="off" />;
  });
}

import type { TextLimit } from './limits.ts';

/**
 * What may stand in a field that staff enter. The class that checks requests (`fields-request.ts`), the form, the
 * table's columns and the columns of files are made from it.
 */
export type EnteredField = Kind & {
  /** May stay empty, and is null then. */
  optional?: true;
  /** What a new record has before anybody enters it; else nothing, an empty list, or no. */
  fresh?: string | number | boolean;
  /** Where files have a column of it. */
  column?: FileColumn;
};

type Kind =
  | { kind: 'text'; limit?: TextLimit; pattern?: RegExp; capitals?: true }
  /** Of several lines. */
  | { kind: 'long'; limit: TextLimit }
  /** HTML as the shop keeps it. */
  | { kind: 'rich'; limit: TextLimit }
  | { kind: 'texts'; limit: TextLimit; most: number }
  /** One of them. */
  | { kind: 'choice'; values: readonly string[] }
  /** Any of them, or none. */
  | { kind: 'several'; values: readonly string[] }
  /** The id of another record. */
  | { kind: 'reference' }
  | { kind: 'switch' }
  | { kind: 'number'; min: number; max: number }
  /** Paise. */
  | { kind: 'money'; min: number; max: number }
  /** Basis points, 0 to 10,000. */
  | { kind: 'share' }
  /** Keys of uploads, in an order. */
  | { kind: 'pictures'; most: number }
  | { kind: 'phone' | 'pin' };

export interface FileColumn {
  heading: string;
  /** Where it is not called as the field is: amounts are rupees there. */
  name?: string;
  /** Written, never read. */
  exportOnly?: true;
  /** Of what a figure counts so many, where a change of it is shown: dB. */
  measure?: string;
  /** How a file calls the values. */
  called?: Readonly<Record<string, string>>;
}

export type EnteredFields = Readonly<Record<string, EnteredField>>;

type ValueOf<Field> = Field extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Field extends { kind: 'several'; values: readonly (infer Value)[] }
    ? Value[]
    : Field extends { kind: 'texts' | 'pictures' }
      ? string[]
      : Field extends { kind: 'number' | 'money' | 'share' }
        ? number
        : Field extends { kind: 'switch' }
          ? boolean
          : string;

/** What is entered into the fields together. */
export type Entered<Fields extends EnteredFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { optional: true }
    ? ValueOf<Fields[Name]> | null
    : ValueOf<Fields[Name]>;
};

/** What a new record is before anybody enters anything. */
export function blankOf<Fields extends EnteredFields>(fields: Fields): Entered<Fields> {
  const blank = Object.entries(fields).map(([name, field]) => [name, field.fresh ?? blankValue(field)]);
  return Object.fromEntries(blank) as Entered<Fields>;
}

function blankValue({ kind, optional }: EnteredField): unknown {
  if (optional) return null;
  if (kind === 'texts' || kind === 'several' || kind === 'pictures') return [];
  return kind === 'switch' ? false : '';
}

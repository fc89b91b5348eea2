import type { TextLimit } from './limits.ts';
import type { WantedLine } from './orders/quote.ts';

/**
 * What may stand in a field that staff enter. The class that checks requests (`fields-request.ts`), the form, the
 * table's columns and the columns of files are made from it.
 */
export type EnteredField = Kind & {
  /** May stay empty, and is null then. */
  optional?: true;
  /** What a new record has before anybody enters it; without it nothing, an empty list, or no. */
  initial?: string | number | boolean;
  /** Its column in files, if they have one. */
  column?: FileColumn;
};

type Kind =
  | ({ kind: 'text'; capitals?: true } & (
      { limit: TextLimit; pattern?: RegExp } | { limit?: TextLimit; pattern: RegExp }
    ))
  /** Of several lines. */
  | { kind: 'long'; limit: TextLimit }
  /** HTML as the shop keeps it. */
  | { kind: 'rich'; limit: TextLimit }
  | { kind: 'texts'; limit: TextLimit; most: number; pattern?: RegExp }
  /** One of them. */
  | { kind: 'choice'; values: readonly string[] }
  /** The id of another record. */
  | { kind: 'reference' }
  | { kind: 'switch' }
  | { kind: 'number'; min: number; max: number }
  /** Paise. */
  | { kind: 'money'; min: number; max: number }
  /** Basis points, 0 to 10,000. */
  | { kind: 'share' }
  /** Goods of the price list, and how many of each. */
  | { kind: 'goods'; most: number }
  /** Keys of uploads, in an order. */
  | { kind: 'pictures'; most: number }
  | { kind: 'phone' | 'pin' };

export interface FileColumn {
  heading: string;
  /** Key in files, if it differs from the field's name. */
  name?: string;
  /** Written, never read. */
  exportOnly?: true;
  /** Unit shown after the number, such as dB. */
  measure?: string;
  /** What files call the values. */
  labels?: Readonly<Record<string, string>>;
}

/** What parts the values of one cell. */
export const PARTED_BY = '; ';

export type EnteredFields = Readonly<Record<string, EnteredField>>;

type ValueOf<Field> = Field extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Field extends { kind: 'texts' | 'pictures' }
    ? string[]
    : Field extends { kind: 'goods' }
      ? WantedLine[]
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

/** Fields that a new record can have without being entered. */
type BlankField =
  | { optional: true }
  | { initial: string | number | boolean }
  | { kind: 'texts' | 'pictures' | 'switch' | 'rich' };
type BlankName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends BlankField ? Name : never;
}[keyof Fields];

/** What a new record is before anybody enters anything: the rest has to be entered. */
export function blankOf<Fields extends EnteredFields>(
  fields: Fields,
): Pick<Entered<Fields>, BlankName<Fields>> {
  const blank = Object.entries(fields).flatMap(([name, field]) => {
    const value = field.initial ?? blankValue(field);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(blank) as Pick<Entered<Fields>, BlankName<Fields>>;
}

function blankValue({ kind, optional }: EnteredField): unknown {
  if (optional) return null;
  if (kind === 'texts' || kind === 'pictures') return [];
  if (kind === 'rich') return '';
  return kind === 'switch' ? false : undefined;
}

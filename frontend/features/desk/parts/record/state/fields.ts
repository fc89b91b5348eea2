import type { TextLimit } from '@shop/contracts/rules/limits';
import type { KnownGoods } from '../../goods/goods-text.ts';

/** What of a field both its input and its check need to know. */
type Kind =
  | { kind: 'email'; limit?: TextLimit; spaceless?: boolean }
  | {
      kind: 'text';
      limit?: TextLimit;
      pattern?: RegExp;
      /** What a pattern cannot tell: a check digit. A text says what is wrong. */
      wrong?: (text: string) => boolean | string;
      capitals?: boolean;
      spaceless?: boolean;
      /** Follows this field, spelled as an address is, until somebody writes another. */
      addressOf?: string;
      /** What others have, to choose from. */
      suggested?: readonly string[];
    }
  | { kind: 'long'; limit: TextLimit }
  /** HTML as the shop keeps it. */
  | { kind: 'rich'; limit: TextLimit }
  /** A `PictureView`, or null. */
  | { kind: 'picture' }
  /** `PictureView`s in an order. */
  | { kind: 'pictures'; most: number }
  /** A list: one entry a line, or as tags. `wrong` finds an entry that is none. */
  | {
      kind: 'lines' | 'tags';
      least?: number;
      most: number;
      wrong?: (entry: string) => boolean;
      /** What others have, to choose from. */
      suggested?: readonly string[];
    }
  | {
      kind: 'choice';
      options: readonly Option[];
      look?: 'radio';
      /** Asks again for options that did not come. */
      fetchAgain?: (() => void) | undefined;
    }
  /** Any of the options, or none. */
  | { kind: 'several'; options: readonly Option[] }
  | { kind: 'switch' }
  | { kind: 'number'; min: number; max: number }
  /** Paise. */
  | { kind: 'money'; min: number; max: number }
  | { kind: 'day' }
  | { kind: 'phone' | 'pin' }
  /** Goods of the price list and how many of each; `known` are those of an order, with the rates that it keeps. */
  | { kind: 'goods'; most: number; known: KnownGoods; mayPaste?: true }
  /** Questions with their answers, in their order. */
  | { kind: 'questions'; most: number; question: TextLimit; answer: TextLimit }
  /** Rows of some boxes each, as `rowsIn` reads them; `add` is what adds one. */
  | { kind: 'rows'; most: number; boxes: readonly Box[]; add: string };

/** A box of every row. */
export interface Box {
  label: string;
  /** Takes a figure with decimals. */
  figure?: true;
  wrong: (text: string) => boolean;
}

export interface Option {
  value: string;
  label: string;
  help?: string;
  /** Shown beside it. */
  colour?: string;
}

/** How a value of its own kind stands in a field that is a text. */
export interface Spelling {
  textOf: (value: never) => string;
  valueOf: (text: string) => unknown;
}

export type FieldKind = Kind & {
  /** May stay empty, and is null then. */
  optional?: boolean;
  spelling?: Spelling;
  /** A section of the form begins with it; where one field says so, all stand in sections. */
  section?: Place;
};

/** Where a section stands: beside the others where there is room, and folded where it is seldom needed. */
interface Place {
  column: 'main' | 'side';
  folded?: true;
}

/** A field of a record: what it is called, what may stand in it, and what is said when it cannot be right. */
export type Field = FieldKind & {
  name: string;
  label: string;
  help?: string;
  problem?: string;
  /** Stands over it, where a long form begins with something else. */
  heading?: string;
};

/** The fields of a record in the order in which they stand; `Value` is what they make together. */
export interface Fields<Value> {
  readonly list: readonly Field[];
  /** Never set: carries the type. */
  readonly value?: Value;
}

/**
 * Describes a form by its fields: the compiler misses none of the record, and no label. The words are found by the
 * fields' names: `phones`, `phonesHelp`, `phonesProblem` and `phonesHeading`.
 */
export function fieldsOf<Value extends object>(
  words: Readonly<Record<keyof Value, string> & Record<string, unknown>>,
  kinds: { readonly [Name in keyof Required<Value>]: FieldKind },
): Fields<Value> {
  const said = (name: string) => {
    const text = words[name];
    return typeof text === 'string' ? text : undefined;
  };
  const list = Object.entries<FieldKind>(kinds).map(([name, kind]): Field => {
    const [help, problem, heading] = [said(`${name}Help`), said(`${name}Problem`), said(`${name}Heading`)];
    return {
      ...kind,
      name,
      label: said(name) ?? name,
      ...(help && { help }),
      ...(problem && { problem }),
      ...(heading && { heading }),
    };
  });
  return { list };
}

import type { Cell, RowRefusal } from '@shop/contracts/rules/catalogue/change-sets';
import {
  COLUMN_FIELDS,
  IMPORTED_COLUMNS,
  type ImportedColumn,
} from '@shop/contracts/rules/catalogue/product-columns';
import { PARTED_BY } from '@shop/contracts/rules/entered-fields';
import type { Unit } from '@shop/contracts/rules/catalogue/units';
import type { EnteredField } from '@shop/contracts/rules/entered-fields';
import { keepsTo, type TextLimit } from '@shop/contracts/rules/limits';
import { typedPaise } from '@shop/contracts/rules/typed/typed-money';
import { typedWhole } from '@shop/contracts/rules/typed/typed-number';

/** What a cell cannot be taken for. */
export class Unreadable {
  constructor(readonly refusal: RowRefusal) {}
}

/** Reads what stands in a cell that is not empty. */
export type CellReader = (typed: string) => Cell | Unreadable;

/** Upper and lower case, spaces and dashes make no difference. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');
}

/** What a program leaves of letters that its file cannot hold. */
const LOST_LETTERS = /\?{3}|\uFFFD/;

function text({ min, max }: TextLimit): CellReader {
  return (typed) => {
    if (LOST_LETTERS.test(typed)) return new Unreadable('lost-letters');
    const plain = typed.normalize('NFC').replace(/\s+/g, ' ');
    if (plain.length > max) return new Unreadable('too-long');
    return plain.length < min ? new Unreadable('too-short') : plain;
  };
}

function oneOf<Value extends Cell>(values: Readonly<Record<string, Value>>, refusal: RowRefusal): CellReader {
  return (typed) => named(values, typed) ?? new Unreadable(refusal);
}

/** Its own names alone: every record has a `constructor` besides. */
function named<Value>(values: Readonly<Record<string, Value>>, typed: string): Value | undefined {
  const name = folded(typed);
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

export function whole(least: number, most: number): CellReader {
  return (typed) => {
    const number = typedWhole(typed, most);
    return number !== null && number >= least ? number : new Unreadable('no-number');
  };
}

/** Noise stands in lists with its unit: `110 dB(A)`. */
function withoutUnit(read: CellReader): CellReader {
  return (typed) => read(typed.replace(/\s*db(?:\s*\(ai?\))?$/i, ''));
}

function matching(pattern: RegExp, limit: TextLimit | undefined, refusal: RowRefusal): CellReader {
  const isWithin = (typed: string) => limit === undefined || keepsTo(limit, typed);
  return (typed) => (isWithin(typed) && pattern.test(typed) ? typed : new Unreadable(refusal));
}

export const amount: CellReader = (typed) => typedPaise(typed) ?? new Unreadable('no-amount');

/** `18`, `18 %`, and what a cell that shows `18%` holds: `0.18`. Below 1 % the sign is needed: `0.5%`. */
const percentage: CellReader = (typed) => {
  const match = /^(100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)\s*(%?)$/.exec(typed);
  if (!match) return new Unreadable('no-percentage');
  const number = Number(match[1]);
  const isShare = match[2] === '' && number > 0 && number < 1;
  return Math.round(number * (isShare ? 10_000 : 100));
};

const UNIT_NAMES: Readonly<Record<string, Unit>> = {
  box: 'Box',
  boxes: 'Box',
  bx: 'Box',
  packet: 'Packet',
  packets: 'Packet',
  pkt: 'Packet',
  piece: 'Piece',
  pieces: 'Piece',
  pc: 'Piece',
  pcs: 'Piece',
  nos: 'Piece',
  pack: 'Pack',
  packs: 'Pack',
};

/** As an export has them, and as older ones had them. */
const namesOf = (labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([value, name]) => [
      [folded(value), value],
      [folded(name), value],
    ]),
  );

function listOf(limit: TextLimit, most: number): CellReader {
  return (typed) => {
    const read = partsOf(typed).map(text(limit));
    if (read.length === 0) return new Unreadable('too-short');
    const fault = read.find((entry) => entry instanceof Unreadable);
    if (fault) return fault;
    const known = [...new Set(read.filter((entry) => typeof entry === 'string'))];
    return known.length > most ? new Unreadable('too-many') : known.join(PARTED_BY);
  };
}

function partsOf(typed: string): string[] {
  return typed
    .split(/[,;/|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const YES_OR_NO = {
  yes: 'yes',
  y: 'yes',
  true: 'yes',
  '1': 'yes',
  no: 'no',
  n: 'no',
  false: 'no',
  '0': 'no',
};

/** What files call the values of a choice; by themselves where nothing else is said. */
function labelsOf({ values, column }: { values: readonly string[] } & Pick<EnteredField, 'column'>) {
  return Object.fromEntries(values.map((value) => [value, column?.labels?.[value] ?? value]));
}

/** How a column is read by its field. */
function readerOf(field: EnteredField, { refusal = 'too-long', names = {} }: Own = {}): CellReader {
  switch (field.kind) {
    case 'text':
      return field.pattern
        ? matching(field.pattern, field.limit, needed(refusal))
        : text(field.limit ?? { min: 0, max: Number.POSITIVE_INFINITY });
    case 'texts':
      return listOf(field.limit, field.most);
    case 'number':
      return withoutUnit(whole(field.min, field.max));
    case 'money':
      return amount;
    case 'share':
      return percentage;
    case 'switch':
      return oneOf(YES_OR_NO, 'no-answer');
    case 'choice':
      return oneOf({ ...namesOf(labelsOf(field)), ...names }, needed(refusal));
    default:
      throw new Error(`No cell can be a field of the kind ${field.kind}`);
  }
}

/** A pattern and a choice say nothing of what is wrong with a cell. */
function needed(refusal: RowRefusal | undefined): RowRefusal {
  if (!refusal) throw new Error('A column with a pattern or a choice needs a refusal of its own');
  return refusal;
}

interface Own {
  /** What is said of a cell that has another pattern or none of the values. */
  refusal?: RowRefusal;
  /** More names of a choice's values, folded. */
  names?: Readonly<Record<string, string>>;
}

/** What the kind of a column's field does not say. */
const OWN: Readonly<Partial<Record<ImportedColumn, Own>>> = {
  unit: { refusal: 'no-unit', names: UNIT_NAMES },
  videoUrl: { refusal: 'no-web-address' },
  hsn: { refusal: 'no-hsn' },
  state: { refusal: 'no-state', names: { onsale: 'active', forsale: 'active' } },
};

type ReadByKind = Exclude<ImportedColumn, 'code' | 'category'>;

/** How each column is read, but for the code and the category. */
export const CELL_READERS = Object.fromEntries(
  IMPORTED_COLUMNS.filter((column) => column !== 'code' && column !== 'category').map((column) => [
    column,
    readerOf(COLUMN_FIELDS[column], OWN[column]),
  ]),
) as Readonly<Record<ReadByKind, CellReader>>;

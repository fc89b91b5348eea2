import type { Cell, RowRefusal } from '@shop/contracts/rules/catalogue/change-sets';
import {
  HSN,
  MOST_OF_ONE,
  PRODUCT,
  PRODUCT_TEXT,
  WEB_ADDRESS,
  type TextLimit,
} from '@shop/contracts/rules/limits';
import { PARTED_BY, STATES_IN_FILES, TAGS_IN_FILES } from '@shop/contracts/rules/catalogue/product-columns';
import type { ImportedColumn } from '@shop/contracts/rules/catalogue/product-import';
import { typedPaise } from '@shop/contracts/rules/typed-money';
import type { Unit } from '@shop/contracts/rules/catalogue/units';

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

function whole(least: number, most: number): CellReader {
  return (typed) => {
    const plain = typed.replace(/[,\s]/g, '').replace(/(?:\.0*|db(?:\(a[i]?\))?)$/i, '');
    const number = /^\d{1,7}$/.test(plain) ? Number(plain) : -1;
    return number >= least && number <= most ? number : new Unreadable('no-number');
  };
}

const amount: CellReader = (typed) => typedPaise(typed) ?? new Unreadable('no-amount');

const webAddress: CellReader = (typed) =>
  typed.length <= PRODUCT_TEXT.videoUrl.max && WEB_ADDRESS.test(typed)
    ? typed
    : new Unreadable('no-web-address');

const hsn: CellReader = (typed) => (HSN.test(typed) ? typed : new Unreadable('no-hsn'));

/** `18`, `18 %`, and what a cell that shows `18%` holds: `0.18`. */
const percentage: CellReader = (typed) => {
  const match = /^(\d{1,2}(?:\.\d{1,4})?)\s*(%?)$/.exec(typed);
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
const namesOf = <Value extends string>(called: Record<Value, string>) =>
  Object.fromEntries(
    (Object.entries(called) as [Value, string][]).flatMap(([value, name]) => [
      [folded(value), value],
      [folded(name), value],
    ]),
  ) as Record<string, Value>;

const TAG_NAMES = namesOf(TAGS_IN_FILES);

const aliases: CellReader = (typed) => {
  const read = partsOf(typed).map(text(PRODUCT_TEXT.alias));
  if (read.length === 0) return new Unreadable('too-short');
  const fault = read.find((alias) => alias instanceof Unreadable);
  if (fault) return fault;
  const known = [...new Set(read.filter((alias) => typeof alias === 'string'))];
  return known.length > PRODUCT.aliases ? new Unreadable('too-many') : known.join(PARTED_BY);
};

function partsOf(typed: string): string[] {
  return typed
    .split(/[,;/|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const tags: CellReader = (typed) => {
  const known = new Set(partsOf(typed).map((part) => named<string>(TAG_NAMES, part)));
  if (known.size === 0 || known.has(undefined)) return new Unreadable('no-tag');
  return Object.keys(TAGS_IN_FILES)
    .filter((tag) => known.has(tag))
    .join(PARTED_BY);
};

/** How each column is read, but for the code and the category. */
export const CELL_READERS: Readonly<Record<Exclude<ImportedColumn, 'code' | 'category'>, CellReader>> = {
  name: text(PRODUCT_TEXT.name),
  nameTa: text(PRODUCT_TEXT.name),
  aliases,
  brand: text(PRODUCT_TEXT.brand),
  unit: oneOf(UNIT_NAMES, 'no-unit'),
  content: text(PRODUCT_TEXT.content),
  mrp: amount,
  net: amount,
  stock: whole(0, PRODUCT.stock),
  maxQuantity: whole(1, MOST_OF_ONE),
  videoUrl: webAddress,
  tags,
  neeriCertificate: text(PRODUCT_TEXT.neeriCertificate),
  hsn,
  gst: percentage,
  noiseDb: whole(1, PRODUCT.noiseDb),
  state: oneOf({ ...namesOf(STATES_IN_FILES), onsale: 'active', forsale: 'active' }, 'no-state'),
  featured: oneOf(
    { yes: 'yes', y: 'yes', true: 'yes', '1': 'yes', no: 'no', n: 'no', false: 'no', '0': 'no' },
    'no-answer',
  ),
};

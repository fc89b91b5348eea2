import type { Unit } from '../units.ts';
import { findIndex, type FindIndex } from '../search/find.ts';
import { soundOf } from '../search/sound.ts';
import { codeParts, keyOf, nameWords } from './plain-text.ts';

/** What reading a list needs to know of a product. */
export interface PastedProduct {
  code: string;
  name: string;
  nameTa: string | null;
  aliases: readonly string[];
  unit: Unit;
  content: string | null;
  mrpPaise: number;
  netPaise: number;
  maxQuantity: number | null;
}

export interface PastedCategory {
  name: string;
  nameTa: string | null;
  aliases: readonly string[];
  products: readonly PastedProduct[];
}

/** The price list, made ready to read lists by. A product is its place in it. */
export interface PastedCatalogue {
  products: readonly PastedProduct[];
  index: FindIndex;
  /** Products by all the words of one of their names. */
  whole: ReadonlyMap<string, readonly number[]>;
  /** The words of each of its names. */
  named: readonly (readonly (readonly string[])[])[];
  /** The words by which each is called, without those of its kind. */
  own: readonly ReadonlySet<string>[];
  /** The words of the kind it belongs to. */
  ofKind: readonly ReadonlySet<string>[];
  /** All words of names and kinds, and how each sounds. */
  vocabulary: ReadonlySet<string>;
  heard: ReadonlyMap<string, string>;
  /** Words that were read before, with those of the vocabulary that they are like. */
  alike: Map<string, readonly string[]>;
  /** Numbers with the word after them, as names have them: `2 sound`; and those that are a word: `4x4`. */
  sizes: ReadonlySet<string>;
  /** Patterns of the codes that begin with these letters or digits. */
  codes: ReadonlyMap<string, readonly { pattern: RegExp; place: number; parts: readonly string[] }[]>;
  kinds: ReadonlySet<string>;
}

export function pastedCatalogue(categories: readonly PastedCategory[]): PastedCatalogue {
  const goods = categories.flatMap((category) => category.products.map((product) => ({ product, category })));
  const products = goods.map(({ product }) => product);
  const whole = new Map<string, number[]>();
  const codes = new Map<string, { pattern: RegExp; place: number; parts: readonly string[] }[]>();
  const sizes = new Set<string>();
  const vocabulary = new Set<string>();
  goods.forEach(({ product: { name, nameTa, code, aliases }, category }, place) => {
    for (const form of formsOf(name).concat(nameTa === null ? [] : formsOf(nameTa))) {
      const words = nameWords(form);
      const places = whole.get(keyOf(words)) ?? [];
      if (!places.includes(place)) whole.set(keyOf(words), [...places, place]);
      words.forEach((word, at) => {
        vocabulary.add(word);
        if (/^\d/.test(word))
          sizes.add(/^\d+(?:x|in)\d/.test(word) ? word : `${word} ${words[at + 1] ?? ''}`);
      });
    }
    for (const word of [...kindWords(category), ...aliases.flatMap(nameWords)]) vocabulary.add(word);
    const parts = codeParts(code);
    const begun = codes.get(parts[0] ?? '') ?? [];
    codes.set(parts[0] ?? '', [...begun, { pattern: patternOf(parts), place, parts }]);
  });
  return {
    products,
    index: findIndex(
      goods.map(({ product: { code, name, nameTa, aliases }, category }) => ({
        code,
        names: [name, nameTa, ...aliases, category.name, category.nameTa, ...category.aliases],
      })),
    ),
    whole,
    named: products.map(({ name, nameTa }) => (nameTa === null ? [name] : [name, nameTa]).map(nameWords)),
    own: products.map(
      ({ name, nameTa, aliases }) => new Set([name, nameTa ?? '', ...aliases].flatMap(nameWords)),
    ),
    ofKind: goods.map(({ category }) => new Set(kindWords(category))),
    vocabulary,
    heard: new Map([...vocabulary].map((word) => [word, soundOf(word)])),
    alike: new Map(),
    sizes,
    codes,
    kinds: new Set(
      categories.flatMap(({ name, nameTa, aliases }) =>
        [name, nameTa ?? '', ...aliases].map((called) => keyOf(nameWords(called))).filter(Boolean),
      ),
    ),
  };
}

/** A name, and the same without what stands in brackets. */
function formsOf(name: string): string[] {
  const short = name.replace(/\([^)]*\)/g, ' ').trim();
  return short === name || short === '' ? [name] : [name, short];
}

function kindWords({ name, nameTa, aliases }: PastedCategory): string[] {
  return [name, nameTa ?? '', ...aliases].flatMap(nameWords);
}

/** A code where it stands in a text: `SP-09`, `sp9`, `SP 09`; not before more letters, nor before a measure. */
function patternOf(parts: readonly string[]): RegExp {
  const whole = parts.map((part) => (/^\d/.test(part) ? `0*${part}` : part)).join(String.raw`[\s._-]{0,3}`);
  return new RegExp(
    String.raw`${whole}(?!\d|\.\d|[½¼¾]|\s*"|\s*cm)(?!(?!x\s?\d|nos?(?![a-z])|box|pkt|pc)[\p{L}\p{M}])`,
    'uy',
  );
}

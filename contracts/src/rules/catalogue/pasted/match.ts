import { asksForBanned, find } from '../search/find.ts';
import { isSpeltAlike } from '../search/likeness.ts';
import { soundOf } from '../search/sound.ts';
import type { PastedCatalogue } from './pasted-catalogue.ts';
import { keyOf, spelling } from './plain-text.ts';
import { FILLERS, PIECE_WORDS, UNIT_WORDS } from './words.ts';

/**
 * What words are taken for. `name`: they are the whole name of one product and nothing else. `likely`: one product has them
 * all. `several`: more than one has. `none`: at most something like it.
 */
export interface Match {
  kind: 'name' | 'likely' | 'several' | 'none';
  /** The best first. */
  places: readonly number[];
  /** The words are all of a name, of one product or of several. */
  isWhole: boolean;
  /** Not every word is known of it. */
  closest: boolean;
  /** Joined crackers, which the law bans. */
  banned: boolean;
}

export const NOTHING: Match = { kind: 'none', places: [], isWhole: false, closest: true, banned: false };

/** So many are offered: a digit chooses. */
export const MOST_CANDIDATES = 9;
/** So much of the words must be known, or the goods are only shown as something like it. */
const LEAST_KNOWN = 0.5;

/** @param texts words and sizes of a line, plain */
export function matchOf(texts: readonly string[], catalogue: PastedCatalogue): Match {
  const tries = triesOf(texts);
  for (const tried of tries) {
    const places = catalogue.whole.get(keyOf(tried.map(spelling)));
    if (places) return { ...matched(places.length === 1 ? 'name' : 'several', places), isWhole: true };
  }
  // Nothing of it stands on the list: the search would only look for what has some of its letters.
  const isKnown = texts.some((text) => isIn(catalogue.vocabulary, text, catalogue));
  if (!isKnown) return { ...NOTHING, banned: asksForBanned(phraseOf(texts)) };
  let closest = NOTHING;
  for (const tried of tries) {
    const found = find(catalogue.index, phraseOf(tried));
    if (found?.banned) return { ...NOTHING, banned: true };
    if (!found || found.places.length === 0) continue;
    const places = best(withNumbers(found.places, tried, catalogue), tried, catalogue);
    if (!found.closest && places.length > 0) return ranked(places, tried, catalogue);
    closest = nearest(places.length > 0 ? places : found.places, tried, catalogue, places.length > 0);
  }
  return closest;
}

/** Whether each word stands in a name or a kind, as it is written, heard or almost spelt. */
export function areKnown(texts: readonly string[], catalogue: PastedCatalogue): boolean {
  return withoutFillers(texts).every((text) => isIn(catalogue.vocabulary, text, catalogue));
}

/** Whether the product, its kind or its content has each of the words. */
export function agrees(texts: readonly string[], place: number, catalogue: PastedCatalogue): boolean {
  const { own, ofKind, products } = catalogue;
  const content = new Set((products[place]?.content ?? '').toLowerCase().match(/\d+|\p{L}+/gu));
  return withoutUnits(withoutFillers(texts)).every(
    (text) =>
      content.has(text) ||
      [own[place], ofKind[place]].some((words) => words !== undefined && isIn(words, text, catalogue)),
  );
}

function matched(kind: Match['kind'], places: readonly number[], closest = false): Match {
  return { kind, places: places.slice(0, MOST_CANDIDATES), isWhole: false, closest, banned: false };
}

/** As they stand, without what says nothing, and without units; the same is not tried twice. */
function triesOf(texts: readonly string[]): (readonly string[])[] {
  const tries = [texts, withoutFillers(texts), withoutUnits(withoutFillers(texts))];
  return tries.filter((tried, at) => tried.length > 0 && tried.length !== tries[at - 1]?.length);
}

const withoutFillers = (texts: readonly string[]) => texts.filter((text) => !FILLERS.has(text));
const withoutUnits = (texts: readonly string[]) =>
  texts.filter((text) => !UNIT_WORDS.has(text) && !PIECE_WORDS.has(text));

const isNumber = (text: string) => /^[\d½¼¾]/.test(text);

/** As the search takes it: it knows inches by their number alone. */
function phraseOf(texts: readonly string[]): string {
  return texts
    .map((text) => (isNumber(text) ? text.replace(/(\d)in(\d)/, '$1 in $2') : spellingOrItself(text)))
    .filter((text) => text !== 'inch')
    .join(' ');
}

/** The plural stays: the search knows words by how they begin. */
function spellingOrItself(text: string): string {
  const spelt = spelling(text);
  return text.startsWith(spelt) ? text : spelt;
}

/** Those that have each number as it is: 10 is not the beginning of 100. */
function withNumbers(
  places: readonly number[],
  texts: readonly string[],
  { own }: PastedCatalogue,
): readonly number[] {
  const numbers = texts.filter(isNumber);
  return places.filter((place) => numbers.every((number) => own[place]?.has(number)));
}

/** First what has most of the words in its own name, and the fewest others. */
function best(
  places: readonly number[],
  texts: readonly string[],
  catalogue: PastedCatalogue,
): readonly number[] {
  const scores = new Map(places.map((place) => [place, scoreOf(place, texts, catalogue)]));
  const score = (place: number) => scores.get(place) ?? { has: 0, lacks: 0 };
  return places.toSorted((a, b) => score(b).has - score(a).has || score(a).lacks - score(b).lacks || a - b);
}

function scoreOf(place: number, texts: readonly string[], catalogue: PastedCatalogue) {
  const said = new Set(texts.flatMap((text) => [spelling(text), ...wordsLike(spelling(text), catalogue)]));
  const lacks = (catalogue.named[place] ?? []).map((words) => words.filter((word) => !said.has(word)).length);
  const words = catalogue.own[place] ?? new Set<string>();
  return { has: texts.filter((text) => isIn(words, text, catalogue)).length, lacks: Math.min(...lacks) };
}

function ranked(places: readonly number[], texts: readonly string[], catalogue: PastedCatalogue): Match {
  const [first, second] = places;
  if (first === undefined) return NOTHING;
  if (second === undefined) return matched('likely', places);
  const [one, next] = [scoreOf(first, texts, catalogue), scoreOf(second, texts, catalogue)];
  const hasAll = one.has === texts.length;
  const standsOut = hasAll && (next.has < texts.length || (one.lacks === 0 && next.lacks > 0));
  return matched(standsOut ? 'likely' : 'several', places);
}

/** Nothing has all words. What is known of other goods, and not of these, offers those too. */
function nearest(
  places: readonly number[],
  texts: readonly string[],
  catalogue: PastedCatalogue,
  hasNumbers: boolean,
): Match {
  const { vocabulary, own, ofKind, index } = catalogue;
  const words = texts.filter((text) => !isNumber(text));
  const known = words.filter((text) => isIn(vocabulary, text, catalogue));
  const [place = -1] = places;
  const others = known.filter(
    (text) => ![own[place], ofKind[place]].some((set) => set && isIn(set, text, catalogue)),
  );
  const elsewhere = others.length > 0 ? (find(index, phraseOf(others))?.places ?? []) : [];
  const all = [...new Set([...places, ...elsewhere])];
  if (!hasNumbers || known.length === 0 || known.length / words.length < LEAST_KNOWN)
    return matched('none', all, true);
  return matched(all.length === 1 ? 'likely' : 'several', all, true);
}

/** Whether one of the words is meant: as it is written, begun, heard or almost spelt. */
function isIn(words: ReadonlySet<string>, text: string, catalogue: PastedCatalogue): boolean {
  const word = spelling(text);
  if (words.has(word)) return true;
  return !isNumber(word) && wordsLike(word, catalogue).some((known) => words.has(known));
}

/** Of all words of the list those that may be meant; looked up once. */
function wordsLike(word: string, { vocabulary, heard, alike }: PastedCatalogue): readonly string[] {
  const before = alike.get(word);
  if (before) return before;
  const sound = soundOf(word);
  const isHeard = (known: string) => sound.length >= 3 && heard.get(known) === sound;
  const isBegun = (known: string) =>
    known.startsWith(word) || (word.length >= 4 && isSpeltAlike(known, word));
  const found =
    word.length < 3
      ? []
      : [...vocabulary].filter((known) => !isNumber(known) && (isBegun(known) || isHeard(known)));
  alike.set(word, found);
  return found;
}

import { isSpeltAlike, sharesItsLetters } from './likeness.ts';
import { meaningOf } from './meant.ts';
import { soundOf } from './sound.ts';
import { plainCode, withJoined, wordsOf } from './words.ts';

/** Something that can be looked for: goods, a town, a page. */
export interface Findable {
  /** What it is called, in either language, and its other names; the first is its own. */
  names: readonly (string | null)[];
  /** Of goods. */
  code?: string;
  /** Has a NEERI certificate. */
  green?: boolean;
}

/** Words, and who has each of them, made once: a keystroke must only compare. Things are their places in the list. */
export interface FindIndex {
  size: number;
  words: Holders;
  sounds: Holders;
  codes: Holders;
  green: readonly number[];
  /** The words of its own name, as they stand. */
  names: readonly string[];
}
type Holders = ReadonlyMap<string, readonly number[]>;

export interface Found {
  /** The best first, and else in their order. */
  places: readonly number[];
  /** Nothing has every word: these have most of what tells things apart. */
  closest: boolean;
  /** Joined crackers were asked for. */
  banned: boolean;
}

/** More words than anybody types; each costs a look through all there are. */
const MOST_WORDS = 12;

export function findIndex(things: readonly Findable[]): FindIndex {
  const words = new Map<string, number[]>();
  const codes = new Map<string, number[]>();
  const hold = (holders: Map<string, number[]>, word: string, place: number) => {
    const places = holders.get(word);
    if (!places) holders.set(word, [place]);
    else if (places.at(-1) !== place) places.push(place);
  };
  things.forEach(({ names, code = null }, place) => {
    for (const name of [code, ...names])
      if (name) for (const word of withJoined(wordsOf(name))) hold(words, word, place);
    if (code !== null) hold(codes, plainCode(wordsOf(code)), place);
  });
  const sounds = new Map<string, number[]>();
  for (const [word, places] of words) {
    const sound = soundOf(word);
    sounds.set(sound, [...new Set([...(sounds.get(sound) ?? []), ...places])]);
  }
  return {
    size: things.length,
    words,
    sounds,
    codes,
    green: things.flatMap(({ green }, place) => (green ? [place] : [])),
    names: things.map(({ names: [own] }) => wordsOf(own ?? '').join(' ')),
  };
}

/**
 * What is meant by a text. Every word must begin a word of what is found; where nothing has all of them, they are taken as
 * one, then by their sound, then spelt a little otherwise, then by most of their letters; and at last, or before letters where
 * each word is known, come the things that have the words that tell most. Null: nothing is asked.
 */
export function find(index: FindIndex, text: string): Found | null {
  const typed = wordsOf(text).slice(0, MOST_WORDS);
  if (typed.length === 0) return null;
  const { words, green, banned } = meaningOf(typed);
  const asked = (places: readonly number[], closest = false) => ({
    places: bestFirst(index, typed, places),
    closest,
    banned,
  });
  if (banned) return asked(withAll(index.words, typed, begins));
  if (green === 'too') return asked(together(index.green, withAll(index.words, typed, begins)));
  if (green === 'only') {
    const isGreen = new Set(index.green);
    const of = words.length === 0 ? index.green : everyWord(index, words);
    return asked(of.filter((place) => isGreen.has(place)));
  }
  const byCode = index.codes.get(plainCode(typed));
  if (byCode) return asked(together(byCode, withAll(index.words, typed, isSame)));
  const all = everyWord(index, typed);
  if (all.length > 0) return asked(all);
  const nearest = mostTelling(index, typed);
  const alike = nearest.areAll ? [] : withAll(index.words, typed, sharesItsLetters);
  return alike.length > 0 ? asked(alike) : asked(nearest.places, true);
}

/** Whether joined crackers are looked for. */
export function asksForBanned(text: string): boolean {
  return meaningOf(wordsOf(text)).banned;
}

/** Whether green crackers of NEERI are looked for, and nothing that is green by its colour. */
export function asksForGreen(text: string): boolean {
  return meaningOf(wordsOf(text)).green === 'only';
}

type Likeness = (word: string, asked: string) => boolean;

const begins: Likeness = (word, asked) => word.startsWith(asked);
const isSame: Likeness = (word, asked) => word === asked;

/** Those that have every word, by the first way by which any has. */
function everyWord({ words, sounds }: FindIndex, asked: readonly string[]): readonly number[] {
  const joined = asked.length > 1 ? [asked.join('')] : [];
  const heard = asked.map(soundOf);
  const ways: readonly [Holders, readonly string[], Likeness][] = [
    [words, asked, begins],
    [words, joined, begins],
    [sounds, heard, soundsAlike],
    [words, asked, isSpeltAlike],
    [words, joined, isSpeltAlike],
    [sounds, asked.every(isTamil) ? heard : [], soundsNearly],
  ];
  for (const [holders, wanted, isLike] of ways) {
    const found = wanted.length > 0 ? withAll(holders, wanted, isLike) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Short sounds are in everything, and one letter is the sound of nothing: of `zzzz` as of `x`. */
const soundsAlike: Likeness = (word, asked) =>
  asked.length < 4 ? asked.length > 1 && word === asked : word.startsWith(asked);

/** Latin letters that sound almost alike are other words: `madurai` is no மாத்திரை. */
const isTamil = (word: string) => /\p{Script=Tamil}/u.test(word);

/** Nor is a mistake in what is short. */
const soundsNearly: Likeness = (word, asked) => (asked.length < 6 ? soundsAlike : isSpeltAlike)(word, asked);

function withAll(holders: Holders, asked: readonly string[], isLike: Likeness): readonly number[] {
  const [first = new Set<number>(), ...others] = asked.map((one) => holdersOf(holders, one, isLike));
  return inOrder([...first].filter((place) => others.every((places) => places.has(place))));
}

function holdersOf(holders: Holders, asked: string, isLike: Likeness): ReadonlySet<number> {
  return new Set([...holders].flatMap(([word, places]) => (isLike(word, asked) ? places : [])));
}

/**
 * What has the words that tell most, where each was typed as it is written or sounds. A word tells the more the fewer have
 * it, and the last of them a little more: it names the thing. Numbers and what is short tell nothing.
 */
function mostTelling(index: FindIndex, typed: readonly string[]): { places: number[]; areAll: boolean } {
  const telling = typed.filter((word) => word.length >= 3 && !/\p{N}/u.test(word));
  const known = telling.map((word) => asWrittenOrHeard(index, word)).filter((places) => places.length > 0);
  const weights = new Map<number, number>();
  known.forEach((places, at) => {
    const weight = Math.log((index.size + 1) / places.length) * (at === known.length - 1 ? LAST : 1);
    for (const place of places) weights.set(place, (weights.get(place) ?? 0) + weight);
  });
  const most = Math.max(...weights.values());
  const places = [...weights].flatMap(([place, weight]) => (weight >= most ? [place] : []));
  return { places: inOrder(places), areAll: known.length === typed.length };
}

/** How much more the last word tells. */
const LAST = 1.2;

function asWrittenOrHeard({ words, sounds }: FindIndex, word: string): readonly number[] {
  const written = withAll(words, [word], begins);
  return written.length > 0 ? written : withAll(sounds, [soundOf(word)], soundsAlike);
}

function together(...lists: readonly (readonly number[])[]): number[] {
  return inOrder([...new Set(lists.flat())]);
}

function inOrder(places: number[]): number[] {
  return places.sort((one, other) => one - other);
}

/** The code that was typed whole, then names that begin as was typed, then the rest as they stand. */
function bestFirst(
  { codes, names }: FindIndex,
  typed: readonly string[],
  places: readonly number[],
): number[] {
  const byCode = codes.get(plainCode(typed));
  const beginning = typed.join(' ');
  const rank = (place: number) => (byCode?.includes(place) ? 0 : names[place]?.startsWith(beginning) ? 1 : 2);
  return [...places].sort((one, other) => rank(one) - rank(other) || one - other);
}

/** Green crackers of NEERI, as people ask for them. `Green sparklers` are another thing: there it is a colour. */
const GREEN_CRACKERS: readonly (readonly string[])[] = [
  ...['green', 'பசுமை', 'pasumai'].flatMap((green) =>
    ['cracker', 'crackers', 'fireworks', 'firework', 'பட்டாசு', 'pattasu', 'வெடி', 'vedi'].map((goods) => [
      green,
      goods,
    ]),
  ),
  ['pollution', 'free'],
  ['eco', 'friendly'],
  ['neeri'],
  ['csir'],
];
/** By itself it may be either. */
const GREEN = ['green', 'பசுமை', 'pasumai'];

/** Joined crackers, by their trade names. */
const JOINED = new Set(
  (
    'wala walas walla wallas wallah vala garland garlands ladi ladis ladhi larhi laddi saravedi saravedis saram chorsa ' +
    'சரவெடி சரம் வாலா லடி'
  ).split(' '),
);
const JOINED_IN_TWO: readonly (readonly string[])[] = [
  ['sara', 'vedi'],
  ['சர', 'வெடி'],
  ['joined', 'crackers'],
  ['chain', 'crackers'],
  ['string', 'crackers'],
];

/** What somebody means by the words, beyond the words. */
export interface Meaning {
  /** Without those that mean green crackers. */
  words: readonly string[];
  /** `only`: green crackers of NEERI; `too`: these, and what is green by its name. */
  green: 'only' | 'too' | null;
  /** Joined crackers: the law bans them, and the shop has none. */
  banned: boolean;
}

export function meaningOf(words: readonly string[]): Meaning {
  const banned =
    words.some((word) => JOINED.has(word)) || JOINED_IN_TWO.some((phrase) => placeOf(phrase, words) >= 0);
  const [only = ''] = words;
  const isGreen = only.length >= 3 && GREEN.some((green) => green.startsWith(only));
  if (words.length === 1 && isGreen) return { words, green: 'too', banned };
  for (const phrase of GREEN_CRACKERS) {
    const place = placeOf(phrase, words);
    const others = words.filter((_, at) => at < place || at >= place + phrase.length);
    if (place >= 0) return { words: others, green: 'only', banned };
  }
  return { words, green: null, banned };
}

/** Where the words of a phrase stand together, the last of them begun at least; −1: nowhere. */
function placeOf(phrase: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, place) =>
    phrase.every((word, at) => {
      const typed = words[place + at] ?? '';
      const isBegun =
        at > 0 && place + at === words.length - 1 && typed.length >= 2 && word.startsWith(typed);
      return typed === word || isBegun;
    }),
  );
}

/**
 * How a word sounds, the same for Tamil letters and for Latin ones as people write Tamil with them: `வெடி` and `vedi`,
 * `பூச்செடி` and `poochedi`, `Lakshmi` and `laxmi`. Tamil writes voiced and unvoiced sounds by one letter, and long vowels
 * are written in many ways. A number sounds like itself alone.
 */
export function soundOf(word: string): string {
  if (/\p{N}/u.test(word)) return word;
  let sound = TAMIL.test(word) ? latinOf(word) : word;
  for (const [written, heard] of HEARD) sound = sound.replaceAll(written, heard);
  return sound;
}

const TAMIL = /[\u0b80-\u0bff]/;
const EACH_TAMIL = /[\u0b80-\u0bff]/g;

const HEARD: readonly (readonly [written: RegExp, heard: string])[] = [
  [/x/g, 'ks'],
  [/ph|f|b/g, 'p'],
  [/ck|q/g, 'k'],
  [/ch|sh|j|z(?!h)/g, 's'],
  [/c/g, 'k'],
  [/zh/g, 'l'],
  [/([bdgkpt])h/g, '$1'],
  [/g/g, 'k'],
  [/d/g, 't'],
  [/[kt]s/g, 's'],
  [/w/g, 'v'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/(.)\1+/gu, '$1'],
];

/** A consonant without a sign after it is spoken with an a. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'அa ஆa இi ஈi உu ஊu எe ஏe ஐai ஒo ஓo ஔau கk ஙn சs ஞn டt ணn தt நn பp மm யy ரr லl வv ழl ளl றr னn ஜs ஶs ஷs ஸs ஹh ' +
    'ாa ிi ீi ுu ூu ெe ேe ைai ொo ோo ௌau ்'
  )
    .split(' ')
    .map(([letter = '', ...heard]) => [letter, heard.join('')]),
);
const VOWEL_SIGN = /[\u0bbe-\u0bcd]/;
const CONSONANT = /[\u0b95-\u0bb9]/;

function latinOf(word: string): string {
  return word.replaceAll(EACH_TAMIL, (letter, place: number) => {
    const isBare = CONSONANT.test(letter) && !VOWEL_SIGN.test(word[place + 1] ?? '');
    return (LETTERS[letter] ?? letter) + (isBare ? 'a' : '');
  });
}

import { matchOf } from './match.ts';
import type { PastedCatalogue } from './pasted-catalogue.ts';
import { APART, numbersIn, readPart, wordsIn, type Doubt, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';
import { BETWEEN, EACH, FILLERS } from './words.ts';

type Tokens = readonly Token[];

/** What each part of a line says: parts are cut by commas, `and`, codes, and, as people speak, by counts. */
export function readLine(
  tokens: Tokens,
  catalogue: PastedCatalogue,
  heading: readonly string[] = [],
): Reading[] {
  const parts = isOneName(tokens, catalogue) ? [withoutSplits(tokens)] : together(cutAtSplits(tokens));
  const readings = parts.flatMap((part) => readRun(part, catalogue, heading));
  const isEach = tokens.some(({ type, text }) => type === 'word' && EACH.has(text));
  const counted = isEach ? forEach(readings) : readings;
  // What is beside something that was not understood may be part of it: `SP-01 to SP-05`.
  const isClear = counted.every(
    ({ kind, closest, doubts }) => kind !== 'none' && !closest && !doubts.has('words'),
  );
  return counted.length > 1 && !isClear ? counted.map((reading) => withDoubt(reading, 'words')) : counted;
}

const withDoubt = (reading: Reading, doubt: Doubt): Reading => ({
  ...reading,
  doubts: new Set([...reading.doubts, doubt]),
});

const isCode = ({ type }: Token) => type === 'code';
const isNumber = ({ type }: Token) => type === 'number';
const isName = ({ type, text }: Token) => type === 'size' || (type === 'word' && !FILLERS.has(text));
const withoutSplits = (tokens: Tokens) => tokens.filter(({ type }) => type !== 'split');

/** `Rose and Lily` may be a name. */
function isOneName(tokens: Tokens, catalogue: PastedCatalogue): boolean {
  const splits = tokens.filter(({ type }) => type === 'split');
  const isJoined = splits.length > 0 && splits.every(({ text }) => text === '&' || BETWEEN.has(text));
  if (!isJoined || numbersIn(tokens).length > 1) return false;
  const all = tokens.flatMap((token) => (token.type === 'split' ? [token.text] : wordsIn([token])));
  return [all, wordsIn(tokens)].some((words) => matchOf(words, catalogue).kind === 'name');
}

function cutAtSplits(tokens: Tokens): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'split') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** `Flower pots big, 2` and `SP-09, 15 cm Electric Sparklers, 2` are one part each. */
function together(parts: readonly Token[][]): Token[][] {
  const made: Token[][] = [];
  for (const part of parts) {
    const last = made.at(-1);
    const hasGoods = part.some(isCode) || part.some(isName);
    const isCodeAlone = last?.some(isCode) === true && !last.some(isName) && !last.some(isNumber);
    const belongs = hasGoods
      ? isCodeAlone && !part.some(isCode) && !startsNew(part)
      : part.some((token) => isNumber(token) || token.type === 'price');
    // `SP-01, 02` may be two codes.
    if (last && isCodeAlone && !hasGoods) last.push({ type: 'mark', text: APART });
    if (last && (belongs || !(last.some(isCode) || last.some(isName)))) last.push(...part);
    else made.push([...part]);
  }
  return made;
}

/** Names with counts of their own are no part of the code before them. */
const startsNew = (part: Tokens) => part.some(isNumber) && part.some(isName);

function readRun(part: Tokens, catalogue: PastedCatalogue, heading: readonly string[]): Reading[] {
  const read = (tokens: Tokens) => readPart(tokens, catalogue, heading);
  if (part.filter(isCode).length > 1) {
    const readings = cutAtCodes(part).map(read);
    const areCounted = readings.every(({ doubts }) => !doubts.has('no-count'));
    return areCounted ? readings : readings.map((reading) => withDoubt(reading, 'apart'));
  }
  const one = read(part);
  const isRead =
    one.kind !== 'several' && one.kind !== 'none' && !one.closest && !one.doubts.has('two-counts');
  if (isRead || part.some(isCode) || numbersIn(part).length < 2) return [one];
  const run = cutAtCounts(part).map(read);
  const areRead = run.length > 1 && run.every(({ kind, closest }) => kind !== 'none' && !closest);
  return areRead
    ? run.map((reading) => ({ ...reading, kind: reading.kind === 'several' ? 'several' : 'likely' }))
    : [one];
}

function cutAtCodes(part: Tokens): Token[][] {
  const isCountFirst = part.findIndex(isNumber) < part.findIndex(isCode) && part.findIndex(isNumber) >= 0;
  return cutBefore(
    part,
    isCountFirst && !part.slice(0, part.findIndex(isCode)).some(isName) ? isNumber : isCode,
  );
}

/** Before each count or after it, by what the line begins and ends with. */
function cutAtCounts(part: Tokens): Token[][] {
  const meant = part.filter((token) => isNumber(token) || isName(token));
  const [first, last] = [meant[0], meant.at(-1)];
  if (!first || !last) return [];
  if (isNumber(first) && !isNumber(last)) return cutBefore(part, isNumber);
  if (isNumber(first) || !isNumber(last)) return [];
  const parts: Token[][] = [[]];
  for (const token of part) {
    parts.at(-1)?.push(token);
    if (isNumber(token)) parts.push([]);
  }
  return parts.filter((tokens) => tokens.some(isName));
}

function cutBefore(part: Tokens, isFirst: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [];
  for (const token of part) {
    const current = parts.at(-1);
    if (!current || (isFirst(token) && current.some(isFirst))) parts.push([token]);
    else current.push(token);
  }
  return parts;
}

/** `SP-01, SP-04: 2 each`: the count of the last is that of all without one. */
function forEach(readings: readonly Reading[]): Reading[] {
  const last = readings.at(-1);
  const count = last && last.doubts.size === 0 ? last.count : null;
  if (count === null) return [...readings];
  return readings.map((reading) => {
    if (!reading.doubts.has('no-count')) return reading;
    return {
      ...reading,
      count,
      doubts: new Set([...reading.doubts].filter((doubt) => doubt !== 'no-count')),
    };
  });
}

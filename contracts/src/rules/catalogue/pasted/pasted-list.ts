import type { WantedLine } from '../../orders/quote.ts';
import { asksForBanned } from '../search/find.ts';
import { areKnown } from './match.ts';
import { linesOf, type Line } from './lines.ts';
import type { PastedCatalogue } from './pasted-catalogue.ts';
import { keyOf, nameWords } from './plain-text.ts';
import { readLine } from './parts.ts';
import { numbersIn, wordsIn, type Certainty, type Doubt, type Reading } from './reading.ts';
import { readSheet } from './pasted-sheet.ts';
import { tokensOf, type Token } from './tokens.ts';
import { ABOUT_MONEY, AGAINST, FILLERS } from './words.ts';

/** What a part of a pasted list was taken for. */
export interface PastedRow {
  /** The line it stands on, counted from 1, as it was written. */
  line: number;
  text: string;
  kind: Certainty;
  /** Codes, the best first: of `code`, `name` and `likely` what it was taken for. */
  candidates: readonly string[];
  /** Joined crackers, which the law bans. */
  banned: boolean;
  /** Null: it must be said. */
  count: number | null;
  /** As it was written. */
  unit: string | null;
  doubts: readonly Doubt[];
}

export interface PastedList {
  rows: PastedRow[];
  /** Lines that name no goods, as they were written: greetings, headings, totals, what a telephone wrote. */
  passed: { line: number; text: string }[];
  /** Rows of a price list without a count. */
  unfilled: number;
}

/** Nothing speaks against it: its goods were named by their code or their whole name, and one count. */
export function isSure({ kind, doubts }: Pick<PastedRow, 'kind' | 'doubts'>): boolean {
  return (kind === 'code' || kind === 'name') && doubts.length === 0;
}

/** What people send for an order: lines of a message, of a chat that was exported, or of a sheet (cells parted by tabs). */
export function readPasted(text: string, catalogue: PastedCatalogue): PastedList {
  const cells = text.split(/\r\n|\r|\n/).map((line) => line.split('\t').map((cell) => cell.trim()));
  const isSheet = cells.filter((row) => row.length > 1).length > 1;
  return isSheet ? readPastedCells(cells, catalogue) : readMessage(text.replaceAll('\t', '  '), catalogue);
}

/** The same of the rows of a file; without a column of counts each row is read as a line. */
export function readPastedCells(
  cells: readonly (readonly (string | number)[])[],
  catalogue: PastedCatalogue,
): PastedList {
  const sheet = readSheet(cells, catalogue);
  if (!sheet) return readMessage(cells.map((row) => row.join('  ').trim()).join('\n'), catalogue);
  const { read, passed, unfilled } = sheet;
  const rows = read.map(({ line, text, reading }) => rowOf(line, text, reading, catalogue));
  return { rows: withRepeats(rows), passed, unfilled };
}

interface Piece extends Line {
  tokens: readonly Token[];
  /** Its first number may be the line's own. */
  isNumbered?: true;
}

function readMessage(text: string, catalogue: PastedCatalogue): PastedList {
  const { lines, passed: ofTelephone } = linesOf(text);
  const pieces = withoutNumbering(
    lines.map((line) => ({ ...line, tokens: tokensOf(line.plain, catalogue) })),
  );
  const rows: PastedRow[] = [];
  const passed = ofTelephone.map(({ at, text: written }) => ({ line: at, text: written }));
  let heading: readonly string[] = [];
  let isAgainst = false;
  let unfilled = 0;
  pieces.forEach((piece, index) => {
    const { at, text: written, plain, tokens, isFirst } = piece;
    if (isFirst) isAgainst = false;
    const pass = () => passed.push({ line: at, text: written });
    if (tokens.length === 0 || isAboutMoney(tokens)) return pass();
    if (isHeading(piece, pieces[index + 1], catalogue)) {
      heading = nameWords(plain).filter((word) => !FILLERS.has(word));
      return pass();
    }
    const last = rows.at(-1);
    if (isCountAlone(tokens) && last?.doubts.includes('no-count') && last.line === pieces[index - 1]?.at) {
      const [counted] = readLine(tokens, catalogue);
      const doubts = last.doubts.map((doubt): Doubt => (doubt === 'no-count' ? 'apart' : doubt));
      rows[rows.length - 1] = {
        ...last,
        text: `${last.text}\n${written}`,
        count: counted?.count ?? null,
        unit: counted?.unit ?? null,
        doubts,
      };
      return undefined;
    }
    const read = saysGoods(tokens, catalogue) ? readLine(tokens, catalogue, heading) : [];
    if (isUnfilled(read, tokens)) {
      unfilled += 1;
      return undefined;
    }
    const goods = read.filter((reading) => isGoods(reading, catalogue));
    if (goods.length === 0) {
      isAgainst ||= tokens.some(({ type, text: word }) => type === 'word' && CANCELS.test(word));
      return pass();
    }
    const speaks = isAgainst || plain.includes('?') || read.some(({ doubts }) => doubts.has('against'));
    for (const reading of goods) {
      const doubts = new Set(reading.doubts);
      if (speaks) doubts.add('against');
      if (piece.isNumbered) doubts.add('numbered');
      rows.push(rowOf(at, written, { ...reading, doubts }, catalogue));
    }
    return undefined;
  });
  passed.sort((a, b) => a.line - b.line);
  return { rows: withRepeats(rows), passed, unfilled };
}

const CANCELS =
  /^(?:not|don'?t|cancel\p{L}*|remove\p{L}*|without|instead|replace|venda|vendam|வேண்டாம்|கேன்சல்)$/u;

/**
 * Lines that begin with 1, 2, 3 and count besides are numbered. Where numbers only rise and nothing else counts, nobody knows
 * whether they count or number the lines.
 */
function withoutNumbering(pieces: readonly Piece[]): Piece[] {
  const begun = pieces.filter(({ tokens: [first] }) => first?.type === 'number' && !first.isWord);
  const firsts = begun.map(({ tokens: [first] }) => (first?.type === 'number' ? first : null));
  const steps = firsts.slice(1).map((first, at) => (first?.value ?? 0) - (firsts[at]?.value ?? 0));
  const isSaid = firsts.some((first) => first?.unit != null || first?.isTimes === true);
  if (isSaid || begun.length < 2 || steps.some((step) => step < 1)) return [...pieces];
  const counts = begun.some(({ tokens }) => numbersIn(tokens).length > 1);
  const isList = begun.length > 2 && counts && steps.every((step) => step === 1);
  return pieces.map((piece) => {
    if (!begun.includes(piece)) return piece;
    return isList ? { ...piece, tokens: piece.tokens.slice(1) } : { ...piece, isNumbered: true };
  });
}

function isAboutMoney(tokens: readonly Token[]): boolean {
  const [first, second] = tokens.map(({ type, text }) => (type === 'word' ? text : ''));
  if (tokens.some(({ type }) => type === 'code')) return false;
  return ABOUT_MONEY.has((/^(?:grand|sub|net|final)$/.test(first ?? '') ? second : first) ?? '');
}

/** The name of a kind, or a line that ends with a colon, over lines that count. */
function isHeading({ plain, tokens }: Piece, next: Piece | undefined, { kinds }: PastedCatalogue): boolean {
  if (tokens.some(({ type }) => type === 'number' || type === 'code' || type === 'unclear')) return false;
  if (/:\s*$/.test(plain)) return true;
  const counts = next?.tokens.some(({ type }) => type === 'number') === true;
  return counts && kinds.has(keyOf(nameWords(plain).filter((word) => !FILLERS.has(word))));
}

function isCountAlone(tokens: readonly Token[]): boolean {
  const counts = tokens.some(({ type }) => type === 'number');
  return (
    counts && tokens.every(({ type, text }) => type === 'number' || type === 'mark' || FILLERS.has(text))
  );
}

/** A row of a price list that nobody filled. */
function isUnfilled(read: readonly Reading[], tokens: readonly Token[]): boolean {
  const [one, ...more] = read;
  const rates = tokens.filter(({ type }) => type === 'price' || type === 'number').length;
  return more.length === 0 && one?.kind === 'code' && one.doubts.has('no-count') && rates > 1;
}

/** Long greetings are not looked up word by word. */
function saysGoods(tokens: readonly Token[], catalogue: PastedCatalogue): boolean {
  if (tokens.some(({ type }) => type === 'number' || type === 'code' || type === 'unclear')) return true;
  const words = wordsIn(tokens);
  return (
    areKnown(
      words.filter((word) => !AGAINST.has(word)),
      catalogue,
    ) || asksForBanned(words.join(' '))
  );
}

/** With a count or a code goods are meant, whatever is read; without one every word must be known of them. */
function isGoods(reading: Reading, catalogue: PastedCatalogue): boolean {
  const { kind, count, doubts, words, closest, banned } = reading;
  const said = words.filter((word) => !FILLERS.has(word) && !AGAINST.has(word));
  if (kind === 'code' || banned) return true;
  if (said.length === 0) return false;
  const counts = count !== null || !doubts.has('no-count');
  if (counts && !(kind === 'none' && doubts.has('words')))
    return !(doubts.has('part') && (closest || kind === 'none'));
  if (doubts.has('against')) return false;
  return kind !== 'none' && !closest && areKnown(said, catalogue);
}

function rowOf(line: number, text: string, reading: Reading, { products }: PastedCatalogue): PastedRow {
  const { kind, places, banned, count, unit, doubts } = reading;
  const candidates = places.flatMap((place) => products[place]?.code ?? []);
  return { line, text, kind, candidates, banned, count, unit, doubts: [...doubts] };
}

/** The second time that goods are named may be instead of the first, or besides. */
function withRepeats(rows: readonly PastedRow[]): PastedRow[] {
  const named = new Set<string>();
  return rows.map((row) => {
    const [code] = row.candidates;
    if (code === undefined || row.kind === 'several' || row.kind === 'none') return row;
    const isRepeated = named.has(code);
    named.add(code);
    return isRepeated ? { ...row, doubts: [...row.doubts, 'repeated'] } : row;
  });
}

/** What was taken, each product once with the sum of its counts. */
export function summed(lines: readonly WantedLine[]): WantedLine[] {
  const sums = new Map<string, number>();
  for (const { code, quantity } of lines) sums.set(code, (sums.get(code) ?? 0) + quantity);
  return [...sums].map(([code, quantity]) => ({ code, quantity }));
}

import { MOST_OF_ONE } from '../../limits.ts';
import { agrees, matchOf, MOST_CANDIDATES, type Match } from './match.ts';
import type { PastedCatalogue, PastedProduct } from './pasted-catalogue.ts';
import type { NumberToken, Token } from './tokens.ts';
import { AGAINST, EACH } from './words.ts';

/**
 * Why somebody must look at a line though its goods are known: no count or more than one; part of one; pieces of what is sold
 * by the box; cases; a count that may be the price; more than one may order, or than people do; other words beside it; what may mean that it is
 * not wanted; a count that stands apart from them, or may number the lines; said before.
 */
export type Doubt =
  | 'no-count'
  | 'two-counts'
  | 'part'
  | 'pieces'
  | 'wholesale'
  | 'price'
  | 'too-many'
  | 'words'
  | 'against'
  | 'apart'
  | 'numbered'
  | 'repeated';

/** By what goods were known, the surest first; `likely` is always asked about. */
export type Certainty = 'code' | 'name' | 'likely' | 'several' | 'none';

/** What a part of a line says. */
export interface Reading {
  kind: Certainty;
  /** Products by their places; what it was taken for comes first. */
  places: readonly number[];
  banned: boolean;
  /** Not every word was understood. */
  closest: boolean;
  count: number | null;
  unit: string | null;
  doubts: ReadonlySet<Doubt>;
  /** Its words and sizes. */
  words: readonly string[];
}

/** The sign between a code and a number that may be another code. */
export const APART = ',';
/** More of one is asked about: it may be a price. */
const UNUSUAL = 100;

type Goods = Pick<Reading, 'kind' | 'places' | 'banned' | 'closest'> & {
  isWhole: boolean;
  doubts: readonly Doubt[];
};
type Count = Pick<Reading, 'count' | 'unit'> & { doubts: readonly Doubt[] };

/** Reads the part of a line that names one kind of goods. @param heading the words under which it stands */
export function readPart(
  tokens: readonly Token[],
  catalogue: PastedCatalogue,
  heading: readonly string[] = [],
): Reading {
  const words = wordsIn(tokens);
  const numbers = numbersIn(tokens);
  const code = codeIn(tokens, catalogue);
  const used = code?.type === 'number' ? numbers.filter((number) => number !== code) : numbers;
  const place = code && (code.type === 'code' ? code.place : placeOfNumber(code, catalogue));
  const goods =
    place === undefined || place === null
      ? goodsNamed(tokens, words, numbers, heading, catalogue)
      : { ...goodsOfCode(place, words, code?.type === 'code' && code.isPlain, catalogue), counting: used };
  const picked = byContent(goods, used, catalogue);
  const isOne = picked.kind !== 'several' && picked.kind !== 'none';
  const product = isOne ? catalogue.products[picked.places[0] ?? -1] : undefined;
  const count = countOf(goods.counting, tokens, product);
  const doubts = new Set<Doubt>([...picked.doubts, ...count.doubts]);
  if (tokens.some(({ type }) => type === 'other')) doubts.add('words');
  if (tokens.some(({ type, text }) => type === 'word' && AGAINST.has(text))) doubts.add('against');
  const isApart = tokens.some(({ type, text }) => type === 'mark' && text === APART);
  if (isApart && used.every(({ unit }) => unit === null)) doubts.add('apart');
  const { kind, places, banned, closest } = picked;
  return { kind, places, banned, closest, count: count.count, unit: count.unit, doubts, words };
}

export function wordsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ type, text }) =>
    (type === 'word' && !EACH.has(text)) || type === 'size' ? [text] : [],
  );
}

export function numbersIn(tokens: readonly Token[]): NumberToken[] {
  return tokens.filter((token) => token.type === 'number');
}

/** A code; where codes are numbers, a number before another one. */
function codeIn(tokens: readonly Token[], catalogue: PastedCatalogue) {
  const code = tokens.find((token) => token.type === 'code');
  if (code) return code;
  const [first] = tokens;
  const isOne = first?.type === 'number' && numbersIn(tokens).length > 1;
  return isOne && placeOfNumber(first, catalogue) !== null ? first : null;
}

function placeOfNumber({ text }: NumberToken, { codes }: PastedCatalogue): number | null {
  const plain = text.replace(/^0+(?=\d)/, '');
  return codes.get(plain)?.find(({ parts }) => parts.length === 1)?.place ?? null;
}

function goodsOfCode(
  place: number,
  words: readonly string[],
  isPlain: boolean,
  catalogue: PastedCatalogue,
): Goods {
  const known = { places: [place], banned: false, closest: false, isWhole: false };
  if (agrees(words, place, catalogue)) return { ...known, kind: isPlain ? 'code' : 'likely', doubts: [] };
  const other = matchOf(words, catalogue);
  const others = other.kind === 'none' ? [] : other.places;
  if (others.length === 0 || others.includes(place)) return { ...known, kind: 'likely', doubts: ['words'] };
  return { ...known, kind: 'several', places: [place, ...others].slice(0, MOST_CANDIDATES), doubts: [] };
}

/** Numbers may belong to the name: then exactly one of them is left to count, and what it names is asked about. */
function goodsNamed(
  tokens: readonly Token[],
  words: readonly string[],
  numbers: readonly NumberToken[],
  heading: readonly string[],
  catalogue: PastedCatalogue,
): Goods & { counting: readonly NumberToken[] } {
  const match = underHeading(words, heading, catalogue);
  const product = isSingle(match) ? catalogue.products[match.places[0] ?? -1] : undefined;
  const settled = numbers.length < 2 || countOf(numbers, tokens, product).doubts.length === 0;
  if (settled || match.kind === 'name') return { ...goodsOf(match), counting: numbers };
  const ways = numbers.flatMap((number) => {
    const named = tokens.flatMap((token) => {
      if (token === number) return [];
      return token.type === 'number' ? [String(token.value)] : wordsIn([token]);
    });
    const way = matchOf(named, catalogue);
    return isSingle(way) && !way.closest ? [{ number, way }] : [];
  });
  const [only, ...more] = ways;
  if (!only || more.length > 0) return { ...goodsOf(match), counting: numbers };
  return { ...goodsOf({ ...only.way, kind: 'likely' }), counting: [only.number] };
}

function underHeading(
  words: readonly string[],
  heading: readonly string[],
  catalogue: PastedCatalogue,
): Match {
  const match = matchOf(words, catalogue);
  if (heading.length === 0 || match.kind === 'name' || match.banned) return match;
  const under = matchOf([...heading, ...words], catalogue);
  if (under.closest || under.kind === 'none') return match;
  return { ...under, kind: isSingle(under) ? 'likely' : 'several' };
}

const isSingle = ({ kind }: Match) => kind === 'name' || kind === 'likely';

function goodsOf(match: Match): Goods {
  const { kind, closest } = match;
  return { ...match, doubts: closest && kind === 'likely' ? ['words'] : [] };
}

const contentOf = (product: PastedProduct | undefined) =>
  Number(/\d+/.exec(product?.content ?? '')?.[0] ?? Number.NaN);

/** `Ground Chakkar Big, 25 pcs`: of those with one name the content tells which. */
function byContent(goods: Goods, numbers: readonly NumberToken[], { products }: PastedCatalogue): Goods {
  if (goods.kind !== 'several' || numbers.length < 2) return goods;
  const contents = numbers.filter(({ unit }) => unit === 'piece').map(({ value }) => value);
  const those = goods.places.filter((place) => contents.includes(contentOf(products[place])));
  const [place] = those;
  if (place === undefined || those.length > 1) return goods;
  return { ...goods, kind: goods.isWhole ? 'name' : 'likely', places: [place] };
}

/** How many, of numbers among which content and prices may be. */
function countOf(
  numbers: readonly NumberToken[],
  tokens: readonly Token[],
  product: PastedProduct | undefined,
): Count {
  const unclear = tokens.some(({ type }) => type === 'unclear');
  if (unclear) return { count: null, unit: null, doubts: ['part'] };
  let left = withoutContent(numbers, product);
  const doubts: Doubt[] = [];
  const [net, mrp] = [(product?.netPaise ?? 0) / 100, (product?.mrpPaise ?? 0) / 100];
  const isRate = ({ value }: NumberToken) => value === net || value === mrp;
  if (left.length > 2) left = countedIn(left, net) ?? withoutRates(left, net, mrp);
  else if (left.length === 2 && net !== mrp && left.every(isRate)) left = withoutRates(left, net, mrp);
  else if (left.length === 2 && left.some(isRate)) {
    doubts.push('two-counts');
    left = left.filter((number) => !isRate(number));
  }
  const [number, ...more] = left;
  if (!number) return { count: null, unit: null, doubts: ['no-count'] };
  const { value, unitText: unit } = number;
  if (more.length > 0) {
    const said = left.filter((one) => one.unit === 'whole');
    return { count: said.length === 1 ? (said[0]?.value ?? null) : null, unit, doubts: ['two-counts'] };
  }
  const isSaid = number.unit !== null || number.isTimes;
  if (isRate(number) && !isSaid && numbers.length === 1 && !hasPrice(tokens))
    return { count: null, unit, doubts: ['price'] };
  if (number.unit === 'wholesale') return { count: null, unit, doubts: ['wholesale'] };
  if (number.unit === 'piece' && product?.unit !== 'Piece') return { count: null, unit, doubts: ['pieces'] };
  if (value === 0) return { count: null, unit, doubts: ['no-count'] };
  if (value > Math.min(product?.maxQuantity ?? UNUSUAL, UNUSUAL)) doubts.push('too-many');
  return { count: value <= MOST_OF_ONE ? value : null, unit, doubts };
}

const hasPrice = (tokens: readonly Token[]) => tokens.some(({ type }) => type === 'price');

/** `10 pcs` beside a count is what a box holds. */
function withoutContent(
  numbers: readonly NumberToken[],
  product: PastedProduct | undefined,
): readonly NumberToken[] {
  const content = contentOf(product);
  const isContent = ({ unit, value }: NumberToken) => unit === 'piece' && value === content;
  const found = numbers.length > 1 ? numbers.find(isContent) : undefined;
  return numbers.filter((number) => number !== found);
}

/** `2 × 57 = 114`, or a row of a list: MRP, rate, count. Null: it is not told. */
function countedIn(numbers: readonly NumberToken[], net: number): NumberToken[] | null {
  const rates = numbers.filter(({ value }) => value === net);
  const [rate] = rates;
  if (!rate || rates.length > 1) return null;
  const others = numbers.filter((number) => number !== rate);
  const counts = others.filter(({ value }) => others.some((amount) => amount.value === value * net));
  const [count] = counts;
  return count && counts.length === 1 ? [count] : null;
}

/** A row of a list has both; one alone may be a count. */
function withoutRates(numbers: readonly NumberToken[], net: number, mrp: number): readonly NumberToken[] {
  const [rate, price] = [net, mrp].map((amount) => numbers.find(({ value }) => value === amount));
  return rate && price ? numbers.filter((number) => number !== rate && number !== price) : numbers;
}

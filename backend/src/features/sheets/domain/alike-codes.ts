import type { Cell } from '@shop/contracts/rules/catalogue/change-sets';

/** What a new code is that is another one but for its zeros: `7`, which a spreadsheet made of `007`. */
export type AlikeCodes = 'ask' | 'same' | 'new';

interface Row {
  row: number;
  key: string;
  cells: Record<string, Cell>;
}

interface InDoubt {
  row: number;
  key: string;
  refusal: 'code-alike' | 'key-twice';
  field: 'code' | null;
  /** The code that it is like. */
  typed: string;
}

/** The rows by the codes that are meant; those that somebody has to be asked about stand apart. */
export function resolveCodes(
  rows: readonly Row[],
  known: readonly string[],
  alike: AlikeCodes,
): { rows: Row[]; inDoubt: InDoubt[] } {
  const shop = new Set(known);
  const likes = new Map(known.map((code) => [withoutZeros(code), code]));
  const named = new Set(rows.filter(({ key }) => shop.has(key)).map(({ key }) => key));
  const clear: Row[] = [];
  const inDoubt: InDoubt[] = [];
  for (const row of rows) {
    const { row: number, key } = row;
    const like = likes.get(withoutZeros(key));
    if (shop.has(key) || like === undefined || alike === 'new') {
      likes.set(withoutZeros(key), like ?? key);
      clear.push(row);
    } else if (alike === 'ask') {
      inDoubt.push({ row: number, key, refusal: 'code-alike', field: 'code', typed: like });
    } else if (named.has(like) || clear.some((other) => other.key === like)) {
      inDoubt.push({ row: number, key: like, refusal: 'key-twice', field: null, typed: '' });
    } else {
      clear.push({ ...row, key: like });
    }
  }
  return { rows: clear, inDoubt };
}

/** Of each number in it. */
function withoutZeros(code: string): string {
  return code.replace(/(?<!\d)0+(?=\d)/g, '');
}

import type { WantedLine } from '@shop/contracts/rules/orders/quote';

/** A line as it is typed: how many may be missing yet. */
export interface TypedLine {
  code: string;
  quantity: string;
}

/** Goods of an order by their codes: what they are called, and the rate that the order keeps. */
export type KnownGoods = Readonly<Record<string, { name: string; netPaise: number }>>;

export function knownGoods(lines: readonly { code: string; name: string; netPaise: number }[]): KnownGoods {
  return Object.fromEntries(lines.map(({ code, name, netPaise }) => [code, { name, netPaise }]));
}

/** Goods as the text of a field, one line each: `GB-04 × 5`. */
export function inputOfGoods(lines: readonly (WantedLine | TypedLine)[]): string {
  return lines.map(({ code, quantity }) => `${code} × ${quantity}`).join('\n');
}

const LINE = /^(\S+) ×\s*(.*)$/u;

export function typedGoods(input: string): TypedLine[] {
  return input.split('\n').flatMap((text) => {
    const [, code, quantity] = LINE.exec(text.trim()) ?? [];
    return code === undefined ? [] : [{ code, quantity: (quantity ?? '').trim() }];
  });
}

/** What is meant; NaN where it is no whole number. */
export function goodsIn(input: string): WantedLine[] {
  return typedGoods(input).map(({ code, quantity }) => ({
    code,
    quantity: /^\d{1,6}$/.test(quantity) ? Number(quantity) : Number.NaN,
  }));
}

/** Of one text of goods, compared with another: what is other there, an empty quantity where it is missing here. */
export function goodsThatDiffer(input: string, other: string): { differing: TypedLine[]; same: number } {
  const [lines, others] = [typedGoods(input), typedGoods(other)];
  const quantities = new Map(others.map(({ code, quantity }) => [code, quantity]));
  const missing = others.filter(({ code }) => !lines.some((line) => line.code === code));
  const own = lines.filter(({ code, quantity }) => quantities.get(code) !== quantity);
  return {
    differing: [...own, ...missing.map(({ code }) => ({ code, quantity: '' }))],
    same: lines.length - own.length,
  };
}

/** How many of each are there, by their codes; what is no number counts nothing. */
export function quantitiesIn(input: string): Record<string, number> {
  return Object.fromEntries(
    goodsIn(input).flatMap(({ code, quantity }) => (quantity > 0 ? [[code, quantity]] : [])),
  );
}

/** The lines with others after them; what is there already has the sum. */
export function goodsWith(lines: readonly TypedLine[], added: readonly WantedLine[]): TypedLine[] {
  const more = new Map(added.map(({ code, quantity }) => [code, quantity]));
  const present = lines.map(({ code, quantity }) => {
    const sum = (/^\d{1,6}$/.test(quantity) ? Number(quantity) : 0) + (more.get(code) ?? 0);
    return more.has(code) ? { code, quantity: String(sum) } : { code, quantity };
  });
  const codes = new Set(lines.map(({ code }) => code));
  const fresh = added.filter(({ code }) => !codes.has(code));
  return [...present, ...fresh.map(({ code, quantity }) => ({ code, quantity: String(quantity) }))];
}

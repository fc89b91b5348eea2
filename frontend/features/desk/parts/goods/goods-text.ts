import type { WantedLine } from '@shop/contracts/rules/orders/quote';

/** A line as it is typed: how many may be missing yet. */
export interface TypedLine {
  code: string;
  quantity: string;
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

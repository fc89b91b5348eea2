import { typedOrderNumber } from '@shop/contracts/rules/orders/order-number';

const PACKING_PATH = /^\/admin\/orders\/([^/]+)\/packing$/;

/** The order that the square of a slip is of, or that stands in it; null for any other square. */
export function slipNumber(square: string): string | null {
  const path = URL.canParse(square) ? PACKING_PATH.exec(new URL(square).pathname)?.[1] : square;
  return path === undefined ? null : typedOrderNumber(path);
}

/**
 * The order that somebody typed, whole or by its last figures.
 * @param known orders that are to be packed
 */
export function typedSlipNumber(typed: string, known: readonly string[]): string | null {
  const figures = /^\s*0*(\d{1,8})\s*$/.exec(typed)?.[1];
  if (figures === undefined) return typedOrderNumber(typed);
  const found = known.filter((number) => number.replace(/^.*-0*/, '') === figures);
  return found.length === 1 ? (found[0] ?? null) : null;
}

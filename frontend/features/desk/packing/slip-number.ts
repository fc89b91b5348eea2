import { typedOrderNumber } from '@shop/contracts/rules/orders/order-number';

const PACKING_PATH = /^\/admin\/orders\/([^/]+)\/packing$/;

/**
 * The order that a slip's QR code is of, or that stands in it; null for any other QR code, also that of another shop's slip.
 * @param origins where this shop is reached
 */
export function slipNumber(qrCode: string, origins: readonly string[]): string | null {
  if (!URL.canParse(qrCode)) return typedOrderNumber(qrCode);
  const { origin, pathname } = new URL(qrCode);
  const number = PACKING_PATH.exec(pathname)?.[1];
  return number === undefined || !origins.includes(origin) ? null : typedOrderNumber(number);
}

/**
 * The order that somebody typed, whole or by its last figures.
 * @param known orders that are to be packed
 */
export function typedSlipNumber(typed: string, known: readonly string[]): string | null {
  const figures = /^\s*0*(\d{1,8})\s*$/.exec(typed)?.[1];
  if (figures === undefined) return typedOrderNumber(typed);
  const found = known.filter((number) => number.replace(/^.*-0*/, '') === figures);
  if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  // The list ends somewhere: what is not on it is an order of the same season.
  const seasons = [...new Set(known.map((number) => number.replace(/\d+$/, '')))];
  return seasons.length === 1 ? typedOrderNumber(`${seasons[0]}${figures}`) : null;
}

import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';

/** Which lines of an old order the price list still has, and which not. */
export function linesToHave(lines: readonly OrderLine[], { categories }: PriceListView) {
  const sold = new Set(categories.flatMap(({ products }) => products.map(({ code }) => code)));
  return {
    had: lines.filter(({ code }) => sold.has(code)),
    gone: lines.filter(({ code }) => !sold.has(code)),
  };
}

import type { PriceListView, ProductRowView } from '@shop/contracts/catalogue/views';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { paths } from '../../../lib/paths.ts';
import { listHash } from '../form/list-link.ts';

type Wanted = Pick<OrderLine, 'code' | 'quantity'>;

export function listAddress(lines: readonly Wanted[]): string {
  return (
    paths.quickOrder +
    listHash(Object.fromEntries(lines.map(({ code, quantity }) => [code, quantity])), 'again')
  );
}

/** Which lines of an old order can be had today, and which not; with all that can. */
export function linesToHave<Line extends Wanted>(lines: readonly Line[], { categories }: PriceListView) {
  const products = categories.flatMap(({ products }) => products).filter(({ available }) => available);
  const sold = new Set(products.map(({ code }) => code));
  return {
    products,
    had: lines.filter(({ code }) => sold.has(code)),
    gone: lines.filter(({ code }) => !sold.has(code)),
  };
}

export interface LinesToHave {
  products: readonly ProductRowView[];
  had: readonly OrderLine[];
  gone: readonly OrderLine[];
}

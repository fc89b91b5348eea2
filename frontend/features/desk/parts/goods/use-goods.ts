import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import type { KnownGoods } from './goods-text.ts';

/** The price list as whoever chooses goods has it. */
export function usePriceList() {
  return useQuery({ queryKey: ['price-list'], queryFn: () => call(readPriceList) }).data;
}

/** Names and rates of goods by their codes; those of an order keep theirs. */
export function useGoods(known: KnownGoods) {
  const list = usePriceList();
  const products = new Map(
    list?.categories.flatMap((category) => category.products).map((product) => [product.code, product]),
  );
  return {
    list,
    nameOf: (code: string) => products.get(code)?.name ?? known[code]?.name ?? code,
    /** Paise; null before the list is there, and of what is sold no more. */
    rateOf: (code: string) => known[code]?.netPaise ?? products.get(code)?.netPaise ?? null,
  };
}

/** Names goods by their codes. */
export function useGoodsNames(known: KnownGoods): (code: string) => string {
  return useGoods(known).nameOf;
}

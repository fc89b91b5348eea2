import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

/** The price list as whoever chooses goods has it. */
export function usePriceList() {
  return useQuery({ queryKey: ['price-list'], queryFn: () => call(readPriceList) }).data;
}

/** Names goods by their codes. @param names what the price list does not name any more */
export function useGoodsNames(names: Readonly<Record<string, string>>): (code: string) => string {
  const list = usePriceList();
  const products = new Map(
    list?.categories.flatMap((category) => category.products).map(({ code, name }) => [code, name]),
  );
  return (code) => products.get(code) ?? names[code] ?? code;
}

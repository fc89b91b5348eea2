import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { askedOf, chosenIn } from '../parts/list/address.ts';
import type { AnyList } from '../parts/list/description.ts';

/** What a list comes to as it is asked for, whatever its order and page. */
export function useSums<Sums>(list: AnyList, read: (asked: Record<string, string>) => Promise<Sums>) {
  const { cursor: _, sort: __, ...chosen } = chosenIn(list, usePageContext().urlParsed.search);
  const asked = askedOf(list, chosen);
  const query = useQuery({
    queryKey: [list.name, 'sums', asked],
    queryFn: () => read(asked),
    placeholderData: keepPreviousData,
  });
  return { query, chosen };
}

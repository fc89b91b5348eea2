import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ListPage } from '@shop/contracts/listing/views';
import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { leaveList } from '../lists-as-left.ts';
import { addressOf, askedOf, chosenIn, type Chosen } from './address.ts';
import type { DescribedList } from './description.ts';

export interface OpenList<Row> {
  list: DescribedList<Row>;
  chosen: Chosen;
  query: UseQueryResult<ListPage<Row>>;
  /** The address with something else chosen, on its first page. */
  addressWith: (changed: Record<string, string | undefined>) => string;
  /** Goes there. Going back undoes a choice; typing makes no history. */
  change: (changed: Record<string, string | undefined>) => void;
}

/** A list at the page's address: what is chosen in it, and its rows. */
export function useList<Row>(list: DescribedList<Row>): OpenList<Row> {
  const chosen = chosenIn(list, usePageContext().urlParsed.search);
  const address = addressOf(list, chosen);
  const asked = askedOf(list, chosen);
  useEffect(() => {
    leaveList(list.path, { address, asked });
  });
  const query = useQuery({
    queryKey: [list.name, 'list', asked],
    queryFn: () => callSignedIn(list.rows, { query: asked }),
    placeholderData: keepPreviousData,
  });
  // Read anew, so that the address has one order whatever is chosen first.
  const addressWith = (changed: Record<string, string | undefined>) => {
    const next: Partial<Chosen> = { ...chosen, cursor: undefined, ...changed };
    return addressOf(list, chosenIn(list, next));
  };
  const change = (changed: Record<string, string | undefined>) => {
    void navigate(addressWith(changed), {
      keepScrollPosition: true,
      overwriteLastHistoryEntry: 'search' in changed,
    });
  };
  return { list, chosen, query, addressWith, change };
}

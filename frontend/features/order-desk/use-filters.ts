import type { ListOrdersQuery } from '@shop/contracts/orders/requests';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { addressOf, filtersIn } from './order-filters.ts';

/** The filters in the address, and how to change them. Going back undoes a choice; typing makes no history. */
export function useFilters() {
  const filters = filtersIn(usePageContext().urlParsed.search);
  const change = (changed: { [Name in keyof ListOrdersQuery]: ListOrdersQuery[Name] | undefined }) => {
    const next = { ...filters, page: undefined, ...changed } as ListOrdersQuery;
    void navigate(addressOf(next), {
      keepScrollPosition: true,
      overwriteLastHistoryEntry: 'search' in changed,
    });
  };
  return { filters, change };
}

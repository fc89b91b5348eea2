import { useEffect } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../../lib/paths.ts';
import { addressOf, filtersIn, type OrderFilters } from './order-filters.ts';

let leftAt: string = paths.adminOrders;

/** The list as it was left, for the way back from an order. */
export function listAsLeft(): string {
  return leftAt;
}

/** The filters in the address, and how to change them. Going back undoes a choice; typing makes no history. */
export function useFilters() {
  const filters = filtersIn(usePageContext().urlParsed.search);
  const address = addressOf(filters);
  useEffect(() => {
    leftAt = address;
  }, [address]);
  const change = (changed: { [Name in keyof OrderFilters]: OrderFilters[Name] | undefined }) => {
    const next = { ...filters, page: undefined, ...changed } as OrderFilters;
    void navigate(addressOf(next), {
      keepScrollPosition: true,
      overwriteLastHistoryEntry: 'search' in changed,
    });
  };
  return { filters, change };
}

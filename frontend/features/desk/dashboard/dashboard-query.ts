import { readDashboard } from '@shop/contracts/figures/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';

/** What waits in the shop: the menu of every page counts it, so it is asked for again only when something changes. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => callSignedIn(readDashboard),
  staleTime: 60_000,
});

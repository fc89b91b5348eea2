import type { DashboardView } from '@shop/contracts/figures/views';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { dashboardQuery } from '../dashboard/dashboard-query.ts';

/** How much waits on a page, by its address. The backend counts for whoever may see it, and for nobody else. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { data } = useQuery(dashboardQuery);
  return data ? waitingOn(data) : {};
}

export function waitingOn({
  orders,
  newContacts,
  openFlags,
  failedJobs,
}: DashboardView): Record<string, number> {
  return {
    [paths.adminCalls]: orders?.toConfirm ?? 0,
    [paths.adminPacking]: orders?.toPack ?? 0,
    [paths.lorrySheet]: orders?.toDispatch ?? 0,
    [paths.adminContacts]: newContacts ?? 0,
    [paths.adminReferralFlags]: openFlags ?? 0,
    [paths.jobs]: failedJobs ?? 0,
  };
}

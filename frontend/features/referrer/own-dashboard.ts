import { readReferrerDashboard } from '@shop/contracts/referrals/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callSignedIn } from '../../api/call-signed-in.ts';

/** What the signed-in referrer sees first; its key begins with the topic of what concerns referrers, which it follows. */
export const ownDashboard = queryOptions({
  queryKey: ['referrals', 'dashboard'],
  queryFn: () => callSignedIn(readReferrerDashboard),
});

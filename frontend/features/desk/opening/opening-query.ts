import { readOpening } from '@shop/contracts/shop/endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { staffSession } from '../../accounts/session.ts';

/** Asked anew whenever somebody comes to the page: each step is done elsewhere. */
export const openingQuery = queryOptions({
  queryKey: ['settings', 'opening'],
  queryFn: () => callSignedIn(readOpening),
  staleTime: 0,
});

/** Whether it is left to whoever looks to open a shop that never was; undefined until that is known. */
export function useIsOpening(): boolean | undefined {
  const { closed } = usePageContext();
  const asks = closed && staffSession.current().permissions.includes('settings.write');
  const { data, isPending } = useQuery({ ...openingQuery, enabled: asks });
  if (!asks) return false;
  return isPending ? undefined : data !== undefined && data.isFresh && !data.isOpen;
}

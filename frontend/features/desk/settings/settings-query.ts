import { readSettings } from '@shop/contracts/shop/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => callSignedIn(readSettings),
});

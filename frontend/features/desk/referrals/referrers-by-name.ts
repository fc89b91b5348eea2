import { listReferrerNames } from '@shop/contracts/referrers/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';

/** All referrers for a filter, by id. */
export async function referrersByName(): Promise<Record<string, string>> {
  const names = await callSignedIn(listReferrerNames);
  return Object.fromEntries(names.map(({ id, name, code }) => [id, `${name}, ${code}`]));
}

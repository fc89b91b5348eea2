import { refreshReferrer, refreshStaff } from '@shop/contracts/accounts/endpoints';
import type { Endpoint, Exchange } from '@shop/contracts/endpoint';
import { ApiError } from './api-error.ts';
import { call, type CallArguments } from './client.ts';

/** One refresh at a time an audience: calls that find the access token run out together wait for the same answer. */
const refreshing = new Map<string, Promise<unknown>>();

/**
 * `call` for staff and referrers: an access token that ran out is renewed once and the call made again.
 * @throws {ApiError} with `not-signed-in` when the session is over
 */
export async function callSignedIn<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...input: CallArguments<Path, X>
): Promise<X['view']> {
  try {
    return await call(endpoint, ...input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-signed-in') throw error;
    await refresh(endpoint.audience === 'referrer' ? refreshReferrer : refreshStaff);
    return call(endpoint, ...input);
  }
}

function refresh(endpoint: typeof refreshReferrer | typeof refreshStaff): Promise<unknown> {
  const running = refreshing.get(endpoint.path);
  if (running) return running;
  const started = call<string, Exchange>(endpoint).finally(() => refreshing.delete(endpoint.path));
  refreshing.set(endpoint.path, started);
  return started;
}

import { readStaff } from '@shop/contracts/accounts/endpoints';
import type { Endpoint, Exchange } from '@shop/contracts/endpoint';
import { ApiError } from './api-error.ts';
import { callSignedIn } from './call-signed-in.ts';
import { download, type CallArguments } from './client.ts';

/**
 * A file of the admin API; an access token that ran out is renewed once.
 * @throws {ApiError} with `not-signed-in` when the session is over
 */
export async function downloadSignedIn<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...input: CallArguments<Path, X>
): Promise<Blob> {
  try {
    return await download(endpoint, ...input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-signed-in') throw error;
    await callSignedIn(readStaff);
    return download(endpoint, ...input);
  }
}

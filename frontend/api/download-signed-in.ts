import type { Endpoint, Exchange } from '@shop/contracts/endpoint';
import { askSignedIn } from './call-signed-in.ts';
import { download, type CallArguments } from './client.ts';

/** `callSignedIn` for an endpoint that answers with a file. @throws {ApiError} as it does */
export function downloadSignedIn<Path extends string, X extends Exchange>(
  endpoint: Endpoint<Path, X>,
  ...input: CallArguments<Path, X>
): Promise<Blob> {
  return askSignedIn(endpoint, () => download(endpoint, ...input));
}

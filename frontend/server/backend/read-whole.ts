import { BACKEND_TIMEOUT } from '../../lib/timeouts.ts';

export interface WholeAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/**
 * A read of the backend that is made for everybody. Null when it is not here whole in its time: no answer, half of
 * one, or one that drips.
 * @param requestId of the first visitor who wants it
 */
export async function readWhole(url: string, requestId: string): Promise<WholeAnswer | null> {
  try {
    const response = await fetch(url, {
      headers: { 'x-request-id': requestId },
      signal: AbortSignal.timeout(BACKEND_TIMEOUT),
    });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch {
    return null;
  }
}

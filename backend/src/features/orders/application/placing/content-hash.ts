import { createHash } from 'node:crypto';
import type { PlaceOrderRequest } from '@shop/contracts/orders/requests';

/**
 * What an order says, apart from its key, its device and the language of its page: the same content gives the same hash
 * in whatever order its fields come, and from one release to the next.
 */
export function contentHash({
  idempotencyKey: _,
  deviceId: __,
  remember: ___,
  language: ____,
  ...content
}: PlaceOrderRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('base64url');
}

/** The same with the fields of every object by their names. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(fields).sort()) ordered[name] = inOrder(fields[name]);
  return ordered;
}

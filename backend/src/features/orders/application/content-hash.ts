import { createHash } from 'node:crypto';
import type { PlaceOrderRequest } from '@shop/contracts/orders/requests';

/** What an order says, apart from its key and its device: the same content gives the same hash in whatever order its fields come. */
export function contentHash({ idempotencyKey: _, deviceId: __, ...content }: PlaceOrderRequest): string {
  return createHash('sha256').update(canonical(content)).digest('base64url');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

import { readStored, store } from '../../../../lib/stored.ts';
import { randomUuid } from '../../../../lib/uuid.ts';

const STORAGE_KEY = 'device-id';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a form says of the browser that sent it (`DeviceField`). */
export const sentDevice = ({ device = '' }: Record<string, string>) =>
  UUID.test(device) ? { deviceId: device } : {};

let current: string | null = null;

/** A random number of this browser's own, by which the shop counts the orders of an hour. Made with the first order. */
export function deviceId(): string {
  if (current === null) {
    const stored = readStored('local', STORAGE_KEY);
    current = stored !== null && UUID.test(stored) ? stored : randomUuid();
    store('local', STORAGE_KEY, current);
  }
  return current;
}

import { readStored, store } from '../../../../lib/stored.ts';
import { randomUuid } from '../../../../lib/uuid.ts';

/** So long a key is kept, ms; the backend keeps its answers longer. */
const KEPT = 7 * 86_400_000;
/** Where the browser refuses to store. */
const inMemory = new Map<string, string>();

/** The key of a step that was tried and not answered, over reload too; a new one for a step that was not. */
export function keyOf(step: string, now: Date): string {
  const name = `attempt/${step}`;
  const kept = readStored('local', name) ?? inMemory.get(name);
  const [key, at] = kept?.split(' ') ?? [];
  if (key && at && now.getTime() - Number(at) < KEPT) return key;
  const made = randomUuid();
  const text = `${made} ${now.getTime()}`;
  inMemory.set(name, text);
  store('local', name, text);
  return made;
}

/** The answer is known: the next time is another step. */
export function forgetKey(step: string): void {
  const name = `attempt/${step}`;
  inMemory.delete(name);
  store('local', name, null);
}

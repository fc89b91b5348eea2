import { setTimeout as pause } from 'node:timers/promises';
import { ObjectStore, type StoredObject } from '../../features/uploads/application/object-store.ts';
import { DomainError } from '../../shared/domain-error.ts';

const TRIES = 4;
/** ms. */
const BETWEEN = 1_000;

/** A store that is asked again: among thousands of files one answer may come late, and nobody waits at a screen. */
export class RetryingStore extends ObjectStore {
  constructor(private readonly store: ObjectStore) {
    super();
  }

  put(name: string, body: Uint8Array, contentType: string): Promise<void> {
    return again(() => this.store.put(name, body, contentType));
  }

  read(name: string): Promise<Uint8Array | null> {
    return again(() => this.store.read(name));
  }

  remove(name: string): Promise<void> {
    return again(() => this.store.remove(name));
  }

  list(prefix: string): AsyncIterable<StoredObject> {
    return this.store.list(prefix);
  }
}

async function again<T>(call: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await call();
    } catch (error) {
      if (left === 0 || !(error instanceof DomainError)) throw error;
      await pause(BETWEEN);
    }
  }
}

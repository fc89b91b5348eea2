export interface StoredObject {
  name: string;
  storedAt: Date;
}

/**
 * Where uploaded files live: a folder on disk, or S3. Names are made by the shop, never by a visitor. A store that
 * is away, full or silent is `object-store-unavailable`, and says so before whoever asks gives up.
 */
export abstract class ObjectStore {
  /** Stores or replaces. @param name `pictures/sparkler/240.avif` */
  abstract put(name: string, body: Uint8Array, contentType: string): Promise<void>;
  /** The file's bytes, or null when there is none. */
  abstract read(name: string): Promise<Uint8Array | null>;
  /** Nothing happens where there is none. */
  abstract remove(name: string): Promise<void>;
  /** Everything whose name begins so; a folder's name with its slash. */
  abstract list(prefix: string): AsyncIterable<StoredObject>;
}

/** Where uploaded files live: a folder on disk, or S3. Names are made by the shop, never by a visitor. */
export abstract class ObjectStore {
  /** Stores or replaces. @param name `pictures/sparkler/240.avif` */
  abstract put(name: string, body: Uint8Array, contentType: string): Promise<void>;
  /** The file's bytes, or null when there is none. */
  abstract read(name: string): Promise<Uint8Array | null>;
}

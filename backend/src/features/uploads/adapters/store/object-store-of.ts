import type { ObjectStoreConfig } from '../../../../config/object-store-config.ts';
import type { ObjectStore } from '../../application/object-store.ts';
import { FolderObjectStore } from './folder-object-store.ts';
import { S3ObjectStore } from './s3-object-store.ts';

/** The store that the configuration names. */
export function objectStoreOf(config: ObjectStoreConfig): ObjectStore {
  return config.kind === 's3' ? new S3ObjectStore(config) : new FolderObjectStore(config.folder);
}

import { databaseUrlFrom, OWNER_ADDRESS } from '../../config/database-url.ts';
import { readObjectStoreConfig, type ObjectStoreConfig } from '../../config/object-store-config.ts';
import { BackupError } from './backup-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the shop's database and uploads are. Throws a BackupError that names every setting that is missing. */
export function readPlaces(env: Environment): { databaseUrl: string; objectStore: ObjectStoreConfig } {
  const faults: string[] = [];
  const databaseUrl = databaseUrlFrom(env, ...OWNER_ADDRESS);
  if (!databaseUrl) faults.push('MIGRATION_DATABASE_URL is missing');
  const objectStore = readObjectStoreConfig(env, faults);
  if (faults.length > 0) throw new BackupError(faults.join('\n'));
  return { databaseUrl, objectStore };
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

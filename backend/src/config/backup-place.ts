import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a place of backups begins with that is a bucket. */
export const BUCKET = 's3://';

/** A whole backup has such a name; one of a folder below, which may be another shop's, has a stroke in it. */
const WHOLE = /^shop-[^/]*\.tar\.gz(?:\.sealed)?$/;

export const isWholeBackup = (name: string): boolean => WHOLE.test(name);

/** Where backups go that are asked for without naming a place: a folder or a bucket; null: nowhere that anybody named. */
export function backupPlaceIn(env: Environment): string | null {
  return env['BACKUP_TO'] || env['BACKUP_FOLDER'] || null;
}

/** The folder that backups are kept in; null where nobody named one, or where they go to a bucket. */
export function backupFolderIn(env: Environment): string | null {
  const place = backupPlaceIn(env);
  return place?.startsWith(BUCKET) ? null : place;
}

/**
 * The file by whose time the command tells the backends, which may not look into the bucket, of the newest backup there;
 * null where backups go to no bucket, or no folder is shared.
 */
export function backupMarkIn(env: Environment): string | null {
  const { BACKUP_TO: place, BACKUP_FOLDER: folder } = env;
  return folder && place?.startsWith(BUCKET) ? path.join(folder, 'newest-in-bucket') : null;
}

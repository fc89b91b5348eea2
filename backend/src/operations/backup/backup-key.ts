import { weakSecret } from '../../config/weak-secret.ts';
import { BUCKET } from '../../config/backup-place.ts';
import { BackupError } from './backup-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What backups are sealed with; null: they are not. @param env with its secret files opened */
export function readBackupKey(env: Environment): string | null {
  const { BACKUP_KEY: key, STAFF_JWT_SECRET: staff, REFERRER_JWT_SECRET: referrer } = env;
  if (!key) return null;
  const weakness = weakSecret(key);
  if (weakness) throw new BackupError(`BACKUP_KEY ${weakness}.`);
  // Who may open a backup may not yet sign as the owner.
  if (key === staff || key === referrer)
    throw new BackupError('BACKUP_KEY must differ from the secrets that sign.');
  return key;
}

/**
 * What a backup that goes to this place is sealed with; null: it is not. A bucket is somebody else's machine: nothing goes
 * there in the clear by a setting that was forgotten.
 * @param unsealed whoever takes it said that it may
 */
export function readSealingKey(env: Environment, place: string, unsealed: boolean): string | null {
  const key = readBackupKey(env);
  if (key || unsealed || !place.startsWith(BUCKET)) return key;
  throw new BackupError(
    `BACKUP_KEY is missing: a backup in ${place} would show names and phones to all who get the file. Make one with ` +
      'openssl rand -base64 48, or say --unsealed.',
  );
}

import { weakSecret } from '../config/weak-secret.ts';
import { BackupError } from './backup-error.ts';

/** What backups are sealed with; null: they are not. @param env with its secret files opened */
export function readBackupKey(env: Readonly<Record<string, string | undefined>>): string | null {
  const { BACKUP_KEY: key, STAFF_JWT_SECRET: staff, REFERRER_JWT_SECRET: referrer } = env;
  if (!key) return null;
  const weakness = weakSecret(key);
  if (weakness) throw new BackupError(`BACKUP_KEY ${weakness}.`);
  // Who may open a backup may not yet sign as the owner.
  if (key === staff || key === referrer)
    throw new BackupError('BACKUP_KEY must differ from the secrets that sign.');
  return key;
}

import { readFileSync } from 'node:fs';
import { weakSecret } from '../config/weak-secret.ts';
import { BackupError } from './backup-error.ts';

/** What backups are sealed with, from BACKUP_KEY or the file that BACKUP_KEY_FILE names; null: they are not. */
export function readBackupKey(env: Readonly<Record<string, string | undefined>>): string | null {
  const { BACKUP_KEY: given, BACKUP_KEY_FILE: file } = env;
  if (given && file) throw new BackupError('Set BACKUP_KEY or BACKUP_KEY_FILE, not both.');
  const key = file ? contentOf(file) : given;
  if (!key) return null;
  const weakness = weakSecret(key);
  if (weakness) throw new BackupError(`${file ? `The key in ${file}` : 'BACKUP_KEY'} ${weakness}.`);
  return key;
}

function contentOf(file: string): string {
  try {
    const key = readFileSync(file, 'utf8').trim();
    if (key) return key;
  } catch (error) {
    throw new BackupError(`BACKUP_KEY_FILE cannot be read: ${(error as Error).message}.`);
  }
  throw new BackupError(`BACKUP_KEY_FILE names ${file}, which is empty.`);
}

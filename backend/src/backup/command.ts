import { databaseUrlFrom } from '../config/database-url.ts';
import { readObjectStoreConfig, type ObjectStoreConfig } from '../config/object-store-config.ts';
import { DomainError } from '../shared/domain-error.ts';
import { BackupError } from './backup-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the shop's database and uploads are. Throws a BackupError that names every setting that is missing. */
export function readPlaces(env: Environment): { databaseUrl: string; objectStore: ObjectStoreConfig } {
  const faults: string[] = [];
  const databaseUrl = databaseUrlFrom(env, 'MIGRATION_DATABASE_URL', 'DATABASE_URL');
  if (!databaseUrl) faults.push('MIGRATION_DATABASE_URL is missing');
  const objectStore = readObjectStoreConfig(env, faults);
  if (faults.length > 0) throw new BackupError(faults.join('\n'));
  return { databaseUrl, objectStore };
}

/** Runs a command to its end; what stops it is said in a sentence where there is one, and ends the program with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  if (error instanceof DomainError && error.code === 'object-store-unavailable') {
    return 'The object store does not answer, or is full: look at S3_ENDPOINT or OBJECT_STORE_FOLDER, then try again.';
  }
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk that the backup is written to is full.';
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message} (--help says what there is.)`;
  return String(stack ?? error);
}

/** The argument of npm's caller is meant from where they stand, not from where the program runs. */
export function fromCaller(env: Environment): string {
  return env['INIT_CWD'] ?? process.cwd();
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

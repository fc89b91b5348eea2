import { readFileSync } from 'node:fs';

/**
 * The settings that nobody should read beside the others. Each may stand in a file instead, as containers hand secrets
 * out: `STAFF_JWT_SECRET_FILE=/run/secrets/staff`.
 */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'MIGRATION_DATABASE_URL',
  'STAFF_JWT_SECRET',
  'REFERRER_JWT_SECRET',
  'OWNER_PASSWORD',
  'SMTP_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment with what its files hold in their place; what cannot be read stays named, and is a fault. */
export function openSecretFiles(given: Environment): { env: Environment; faults: string[] } {
  const env: Record<string, string | undefined> = { ...given };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const fileName = `${name}_FILE`;
    const file = given[fileName];
    if (!file) continue;
    if (given[name]) {
      faults.push(`${name} and ${fileName} are both set: which one counts?`);
      continue;
    }
    const { content, fault } = contentOf(file);
    if (fault) faults.push(`${fileName} ${fault}`);
    else {
      env[name] = content;
      delete env[fileName];
    }
  }
  return { env, faults };
}

/** A file is written with a line's end that is no part of the secret. */
function contentOf(file: string): { content: string; fault: string | null } {
  try {
    const content = readFileSync(file, 'utf8').trim();
    return { content, fault: content ? null : `names ${file}, which is empty` };
  } catch (error) {
    return { content: '', fault: `cannot be read: ${(error as Error).message}` };
  }
}

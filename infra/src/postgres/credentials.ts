import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const superuser = 'postgres';
export const ownerRole = 'shop_owner';
export const servingRole = 'shop_app';

/** One password a role, made at the first start. */
export type Credentials = Record<typeof superuser | typeof ownerRole | typeof servingRole, string>;

/** Reads the folder's passwords, or makes them in a file that only its owner may read. */
export function readOrMakeCredentials(folder: string): Credentials {
  const file = path.join(folder, 'credentials.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Credentials;
  const password = (): string => randomBytes(24).toString('base64url');
  const credentials: Credentials = { postgres: password(), shop_owner: password(), shop_app: password() };
  // Whole or not at all: a half-written file would lock everybody out of the cluster.
  writeFileSync(`${file}.new`, JSON.stringify(credentials, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return credentials;
}

/** The address of a database for one role. */
export function urlFor(
  role: keyof Credentials,
  credentials: Credentials,
  port: number,
  database: string,
): string {
  return `postgres://${role}:${credentials[role]}@127.0.0.1:${port}/${database}`;
}

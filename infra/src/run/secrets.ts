import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The demonstration's own signing secrets, made once. With a database of your own the backend asks for yours. */
export function demonstrationSecrets(dataFolder: string): Record<string, string> {
  const file = path.join(dataFolder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  mkdirSync(dataFolder, { recursive: true });
  const secret = (): string => randomBytes(64).toString('hex');
  const secrets = { STAFF_JWT_SECRET: secret(), REFERRER_JWT_SECRET: secret() };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

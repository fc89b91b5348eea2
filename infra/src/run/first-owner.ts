import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The first owner's sign-in. */
export interface Owner {
  email: string;
  password: string;
}

/** Where the demonstration keeps the first owner's sign-in, so that a later start can say where it is. */
export function ownerFile(dataFolder: string): string {
  return path.join(dataFolder, 'first-owner.txt');
}

/** The sign-in in a line of the backend's, which prints it once: `FIRST_OWNER <email> <password>`. */
export function ownerIn(line: string): Owner | undefined {
  const [, email, password] = /^(?:\[\w+\] )?FIRST_OWNER (\S+) (\S+)\s*$/.exec(line) ?? [];
  return email === undefined || password === undefined ? undefined : { email, password };
}

/** Keeps the sign-in for the demonstration, readable by its owner alone. */
export function keepOwner(dataFolder: string, owner: Owner): void {
  writeFileSync(ownerFile(dataFolder), `${owner.email}\n${owner.password}\n`, { mode: 0o600 });
}

/** The kept sign-in of an earlier start. */
export function keptOwner(dataFolder: string): Owner | undefined {
  if (!existsSync(ownerFile(dataFolder))) return undefined;
  const [email = '', password = ''] = readFileSync(ownerFile(dataFolder), 'utf8').split('\n');
  return { email, password };
}

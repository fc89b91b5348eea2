import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** How to run a program of PostgreSQL's: it refuses to run as root. */
export interface Account {
  /** The command that really starts `program`. */
  command(program: string, args: string[]): { command: string; args: string[]; uid?: number; gid?: number };
  /** Gives a file or folder to the account. */
  own(file: string): void;
}

const asMyself: Account = { command: (command, args) => ({ command, args }), own: () => undefined };

/** A number that `id` prints, or undefined when there is no such user or no such program. */
function idOf(user: string, flag: '-u' | '-g'): number | undefined {
  try {
    return Number(
      execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}

/** Whether everybody may walk down to this path. */
function isReachableByAll(file: string): boolean {
  for (let folder = path.dirname(path.resolve(file)); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));

/**
 * The account for the server: oneself, or for root the unprivileged `postgres` or `nobody`. A folder that only
 * root may enter (a clone under /root) is reached through one kept capability, without loosening any mode.
 */
export function serverAccount(paths: string[]): Account {
  if (process.getuid?.() !== 0) return asMyself;
  const user = ['postgres', 'nobody'].find((name) => idOf(name, '-u') !== undefined);
  const uid = user === undefined ? undefined : idOf(user, '-u');
  const gid = user === undefined ? undefined : idOf(user, '-g');
  if (uid === undefined || gid === undefined) {
    throw new Error(
      'PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as.',
    );
  }
  const own = (file: string): void => chownSync(file, uid, gid);
  const hidden = paths.find((file) => !isReachableByAll(file));
  if (hidden === undefined) return { command: (command, args) => ({ command, args, uid, gid }), own };
  if (setpriv === undefined) {
    throw new Error(
      `PostgreSQL refuses to run as root, and the user ${user} cannot reach ${hidden}. ` +
        'Run this as an ordinary user, or move the folder to where others may enter.',
    );
  }
  const keep = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const drop = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...keep];
  return { command: (program, args) => ({ command: setpriv, args: [...drop, program, ...args] }), own };
}

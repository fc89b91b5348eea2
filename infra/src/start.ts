import path from 'node:path';
import { parseArgs } from 'node:util';

import { publicUrlFault } from '../../contracts/src/rules/environment.ts';
import { buildAll } from './build.ts';
import { log } from './log.ts';
import { defaultDataFolder, root } from './paths.ts';
import { loadEnvFile, namesDatabase } from './run/environment.ts';
import { ownerFile } from './run/first-owner.ts';
import { answerRollingUpdates } from './run/rolling-request.ts';
import { stopOnSignals } from './run/signals.ts';
import { startSystem } from './system.ts';
import type { System, SystemOptions } from './system.ts';

/** The empty shop's own, beside the demonstration's. */
const EMPTY_FOLDER = path.join(defaultDataFolder, 'empty');

/** The one thing a person needs: where the shop is, and how to get in. */
export function announcement(
  system: Pick<System, 'url' | 'publicUrl' | 'owner' | 'ownerIsNew'>,
  wantedPort: number,
  { dataFolder = defaultDataFolder, isEmpty = false }: SystemOptions = {},
): string {
  const { url, publicUrl, owner, ownerIsNew } = system;
  const port = Number(new URL(url).port);
  const lines = [
    '',
    `  ${isEmpty ? 'An empty shop is at' : 'The shop is open at'} ${publicUrl}`,
    `  Staff sign in at  ${publicUrl}/admin`,
  ];
  if (owner !== undefined && ownerIsNew) {
    lines.push(`      e-mail    ${owner.email}`, `      password  ${owner.password}`);
  } else if (owner !== undefined && !process.env['OWNER_EMAIL']) {
    lines.push(`      as ${owner.email}, with the password in ${ownerFile(dataFolder)}`);
  }
  if (publicUrl !== url) lines.push(`  What stands in front of it finds it at ${url}`);
  if (port !== wantedPort) lines.push(`  (Port ${wantedPort} is taken, so it is on ${port}.)`);
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}

/** The port to serve at. Throws when PORT is not a port. */
export function wantedPort(): number {
  const port = Number(process.env['PORT'] || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not “${process.env['PORT']}”.`);
  }
  return port;
}

/** How many processes are to serve each of backend and frontend. Throws when COPIES says something else. */
function wantedCopies(): number {
  const copies = Number(process.env['COPIES'] || 1);
  if (!Number.isInteger(copies) || copies < 1 || copies > 16) {
    throw new Error(`COPIES must be a number from 1 to 16, not “${process.env['COPIES']}”.`);
  }
  return copies;
}

/** Says what the backend would say of the address, before anything is built: the demonstration's alone has a default. */
function assertPublicUrl(): void {
  loadEnvFile();
  const fault = namesDatabase(process.env) ? publicUrlFault(process.env['PUBLIC_URL'], true) : null;
  if (fault !== null) throw new Error(fault);
}

/** A database of one's own is filled by nobody who was not told to. */
function assertOwnDatabase(isEmpty: boolean): void {
  if (isEmpty && namesDatabase(process.env))
    throw new Error(
      '--empty is for the database that comes with the shop; yours (DATABASE_URL) is not filled anyway.',
    );
}

/** Starts the built shop and keeps it running until a signal. */
export async function serve(options: SystemOptions = {}): Promise<System> {
  process.chdir(root);
  loadEnvFile();
  const port = wantedPort();
  const backendPort = Number(process.env['BACKEND_PORT'] || 0);
  const backendPrivatePort = Number(process.env['BACKEND_PRIVATE_PORT'] || 0);
  const frontendPrivatePort = Number(process.env['FRONTEND_PRIVATE_PORT'] || 0);
  const copies = wantedCopies();
  const starting = startSystem({
    around: process.env,
    port,
    copies,
    ...(backendPort > 0 ? { backendPort } : {}),
    ...(backendPrivatePort > 0 ? { backendPrivatePort } : {}),
    ...(frontendPrivatePort > 0 ? { frontendPrivatePort } : {}),
    ...options,
  });
  stopOnSignals(async () => (await starting).stop());
  const system = await starting;
  log(announcement(system, port, options));
  answerRollingUpdates(options.dataFolder ?? defaultDataFolder, async (part, say) => {
    if (copies === 1)
      throw new Error('The shop runs in one copy, which would be away meanwhile: set COPIES=2.');
    await system.restart(part, say);
  });
  return system;
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { empty: isEmpty = false } = parseArgs({ options: { empty: { type: 'boolean' } } }).values;
    assertPublicUrl();
    assertOwnDatabase(isEmpty);
    await buildAll();
    await serve(isEmpty ? { isEmpty, dataFolder: EMPTY_FOLDER } : {});
  } catch (error) {
    log(`\nThe shop did not start. ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

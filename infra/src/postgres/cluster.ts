import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { serverAccount } from './account.ts';
import type { Account } from './account.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';

/** One database cluster on disk and the programs that serve it. */
export interface Cluster {
  /** The launcher's folder: passwords, server log, and the cluster itself. */
  folder: string;
  /** PostgreSQL's own data folder. */
  data: string;
  binaries: Binaries;
  account: Account;
}

/** The cluster in a launcher's folder, made yet or not. */
export async function clusterIn(relative: string): Promise<Cluster> {
  const folder = path.resolve(relative);
  const data = path.join(folder, 'cluster');
  const binaries = await findBinaries();
  return { folder, data, binaries, account: serverAccount([data, binaries.postgres]) };
}

/** Text search needs a character type that knows letters beyond ASCII (Tamil names); the order is the same everywhere. */
function characterType(): string {
  if (process.platform === 'win32') return 'C';
  try {
    const known = execFileSync('locale', ['-a'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
    return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => known.includes(name)) ?? 'C';
  } catch {
    return 'C';
  }
}

/** Makes the cluster if there is none. A cluster that was begun and not finished is begun again. */
export async function ensureCluster(
  cluster: Cluster,
  superuserPassword: string,
  { durable }: { durable: boolean },
): Promise<void> {
  const finished = path.join(cluster.folder, 'initialised');
  if (existsSync(finished)) return;
  rmSync(cluster.data, { recursive: true, force: true });
  mkdirSync(cluster.data, { recursive: true, mode: 0o700 });
  cluster.account.own(cluster.data);
  const passwordFile = path.join(cluster.folder, 'initdb-password');
  writeFileSync(passwordFile, `${superuserPassword}\n`, { mode: 0o600 });
  cluster.account.own(passwordFile);
  try {
    await runToEnd(cluster, cluster.binaries.initdb, [
      `--pgdata=${cluster.data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType()}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  await preferClones(cluster);
  writeFileSync(finished, '');
}

/** Copying a template database shares its blocks where the programs were built for it. */
async function preferClones(cluster: Cluster): Promise<void> {
  const ask = ['-C', 'file_copy_method', '-c', 'file_copy_method=clone', '-D', cluster.data];
  const supported = await runToEnd(cluster, cluster.binaries.postgres, ask).then(
    () => true,
    () => false,
  );
  if (supported) appendFileSync(path.join(cluster.data, 'postgresql.conf'), "\nfile_copy_method = 'clone'\n");
}

function runToEnd(cluster: Cluster, program: string, args: string[]): Promise<void> {
  const { command, args: all, ...ids } = cluster.account.command(program, args);
  return new Promise((resolve, reject) => {
    const child = spawn(command, all, { cwd: cluster.data, ...ids, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(program)} failed (${code}):\n${errors}`)),
    );
  });
}

/** Starts the server process. It outlives us if we are killed; the next start finds it again. */
export function spawnServer(cluster: Cluster, port: number, settings: Record<string, string>): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', cluster.data, '-p', String(port), ...flags];
  const { command, args: all, ...ids } = cluster.account.command(cluster.binaries.postgres, args);
  const logFile = openSync(path.join(cluster.folder, 'server.log'), 'a', 0o600);
  // A group of its own: Ctrl-C in a terminal must stop the shop first and the database last.
  const child = spawn(command, all, {
    cwd: cluster.data,
    ...ids,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  return child;
}

/** The last lines of the server's log, for an error message. */
export function endOfServerLog(cluster: Cluster): string {
  const file = path.join(cluster.folder, 'server.log');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';
}

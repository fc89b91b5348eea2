import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { until } from '../wait.ts';
import type { Cluster } from './cluster.ts';

/** What `postmaster.pid` says of a running (or crashed) server. */
export interface ServerFile {
  pid: number;
  port: number;
}

/** Reads the cluster's `postmaster.pid`; undefined when no server left one. */
export function readServerFile(cluster: Pick<Cluster, 'data'>): ServerFile | undefined {
  const file = path.join(cluster.data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port) };
}

/** Whether this process exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process is a server of this cluster: the number may have gone to another program since. */
function serves(cluster: Cluster, pid: number): boolean {
  try {
    if (process.platform === 'win32') {
      const filter = ['/FI', `PID eq ${pid}`, '/FI', 'IMAGENAME eq postgres.exe', '/NH'];
      return execFileSync('tasklist', filter, { encoding: 'utf8' }).includes(String(pid));
    }
    const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster.data);
  } catch {
    return commandLineOnLinux(pid).includes(cluster.data);
  }
}

/** Small Linux images have no `ps`. */
function commandLineOnLinux(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Stops a server: first politely (open sessions are ended, the cluster is left clean), then at once. Windows knows
 * no signals; there the server is ended and recovers from its journal at the next start.
 */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, within] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!isAlive(pid)) return;
    try {
      process.kill(pid, process.platform === 'win32' ? 'SIGKILL' : signal);
    } catch {
      return;
    }
    if (await until(() => !isAlive(pid), { within, every: 30 })) return;
  }
}

/** Stops whatever still runs on the cluster and removes a `postmaster.pid` that no server stands behind. */
export async function clearLeftBehind(cluster: Cluster): Promise<void> {
  const left = readServerFile(cluster);
  if (left === undefined) return;
  if (isAlive(left.pid) && serves(cluster, left.pid)) await stopServer(left.pid);
  rmSync(path.join(cluster.data, 'postmaster.pid'), { force: true });
}

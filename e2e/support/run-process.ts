import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { bareEnvironment } from '../../infra/src/run/environment.ts';

/** How a process ended, and what it said. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one process of the shop, which nobody starts again. */
export function runProcess(
  workspace: string,
  script: string,
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [script], {
    cwd: path.resolve(import.meta.dirname, '../..', workspace),
    env: { ...bareEnvironment(), NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    timeout: 100_000,
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said.stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said.stderr += chunk));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })));
  return { child, ended };
}

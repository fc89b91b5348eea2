import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';

/** Runs a Node program with its output on ours. Throws when it does not end well. */
export async function runToEnd(name: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  const end = await endOf(args, options);
  if (end !== 0) throw new Error(`${name} failed (${end}).`);
}

/** Runs a Node program with its output on ours. Resolves with its exit code, or with the signal that ended it. */
export function endOf(args: string[], options: SpawnOptions = {}): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
}

/** Runs a Node program and returns what it wrote, with its exit code; what it wrote on stderr is in `output` as well. */
export function capture(
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      errors += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, errors }));
  });
}

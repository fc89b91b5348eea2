import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The program that starts the servers; it is asked as a process, as the backend imports nothing of infra. */
const PROGRAM = path.resolve(import.meta.dirname, '../../../../infra/src/test/standby-pair.ts');

/** A PostgreSQL of a test's own with a standby that follows it. */
export interface StandbyPair {
  /** Superusers' addresses. */
  primary: string;
  standby: string;
  /** Ends the standby as a crash would; it stays away until `revive`. */
  kill(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStandbyPair(): Promise<StandbyPair> {
  const program = spawn(process.execPath, ['--no-warnings', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(program, 'exit');
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The servers did not start');
    return value;
  };
  const ask = async (what: string) => {
    program.stdin.write(`${what}\n`);
    await line();
  };
  const { primary, standby } = JSON.parse(await line()) as { primary: string; standby: string };
  return {
    primary,
    standby,
    kill: () => ask('kill'),
    revive: () => ask('revive'),
    async stop() {
      program.stdin.end();
      await ended;
    },
  };
}

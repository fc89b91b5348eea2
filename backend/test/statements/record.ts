import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiled, Database, type Statement } from '../../src/platform/persistence/database.ts';
import { ReplicaConnection } from '../../src/platform/persistence/replica/replica-pool.ts';

/** A statement that a test ran: where, and its text. */
export interface Recorded {
  /** `features/…/file.ts:12`, of the call of `row`, `rows` or `run`; and whoever called that, outwards. */
  sites: string[];
  text: string;
}

const SOURCES = path.resolve(import.meta.dirname, '../../src');
const OWN = ['persistence/database.ts', 'persistence/replica/replica-pool.ts'];

/**
 * Writes each statement that runs, once a text and place, into a folder: `statements.test.ts` prepares them all when the
 * other tests have run.
 */
export function recordStatements(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { prototype } of [Database, ReplicaConnection]) {
    for (const name of ['rows', 'row', 'run'] as const) {
      if (!(name in prototype)) continue;
      const own = (prototype as Database)[name] as (statement: Statement<unknown>) => Promise<unknown>;
      Object.assign(prototype, {
        [name](statement: Statement<unknown>) {
          const sites = sitesIn(new Error().stack ?? '');
          if (sites.length > 0) write(folder, { sites, text: compiled(statement).sql });
          return own.call(this, statement);
        },
      });
    }
  }
}

/** The frames of our own sources, the innermost first; none when it was called by the database itself. */
function sitesIn(stack: string): string[] {
  const frames = stack
    .split('\n')
    .flatMap((line) => /(?:file:\/\/)?(\/[^()\s]+\.ts:\d+):\d+\)?$/.exec(line)?.[1] ?? [])
    .filter((frame) => !frame.includes('/test/statements/'));
  if (OWN.some((file) => frames[0]?.includes(file))) return [];
  return frames.filter((frame) => frame.startsWith(SOURCES)).map((frame) => path.relative(SOURCES, frame));
}

function write(folder: string, recorded: Recorded): void {
  const text = JSON.stringify(recorded);
  const file = path.join(folder, `${createHash('sha256').update(text).digest('hex')}.json`);
  if (!existsSync(file)) writeFileSync(file, text);
}

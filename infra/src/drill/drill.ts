import { spawnSync } from 'node:child_process';

/** What a drill cannot do without, and how a Debian machine gets it. */
export type Need = 'root' | { program: string; debian: string };

/** Something that goes wrong on purpose. */
export interface Drill {
  /** As it is typed: `npm run drill -- NAME`. */
  name: string;
  /** What it causes and what must hold, in a line. */
  says: string;
  needs: readonly Need[];
  /** Throws a `DrillFailure`, or what went wrong, when what must hold did not. Prints what it measured. */
  run(options: DrillOptions): Promise<void>;
}

export interface DrillOptions {
  /** How long it goes on, where that is a choice. */
  minutes?: number;
  /** A git ref: the release that a drill of the old release runs. */
  ref?: string;
}

/** What must hold did not; said in one sentence, without a stack. */
export class DrillFailure extends Error {}

/** A sentence for everything that this machine lacks; empty when nothing is lacking. */
export function lacking({ needs }: Drill): string[] {
  return needs.flatMap((need) => {
    if (need === 'root')
      return process.getuid?.() === 0 ? [] : ['It mounts a small disk: run it as root (sudo).'];
    if (isThere(need.program)) return [];
    return [`${need.program} is missing: apt-get install ${need.debian}.`];
  });
}

function isThere(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

/** What is true or the drill has failed. */
export function assert(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new DrillFailure(otherwise);
}

/** A measured figure, or what happens just now, on stdout. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

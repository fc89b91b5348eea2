import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The number of a migration, which its name begins with: 111 of `m0111-running-copies`. */
export function numberOf(migration: string): number {
  return Number(/^m(\d{4})-/.exec(migration)?.[1] ?? 0);
}

/**
 * The schema of this release: the highest number among its migrations. It serves a database from this schema on, until
 * one that a later migration takes something away from (`TakesAway`). Read from the names of the files alone: a process
 * that serves loads none of them.
 */
export const RELEASE_SCHEMA = Math.max(
  ...readdirSync(path.join(import.meta.dirname, 'migrations')).map(numberOf),
);

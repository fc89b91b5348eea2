import { readdirSync } from 'node:fs';
import path from 'node:path';

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, '../migrations');
export const MIGRATION_FILE = /^m\d{4}-[a-z0-9-]+\.(?:ts|js)$/;

/** The number of a migration, which its name begins with: 121 of `m0121-first-schema`. */
export function numberOf(migration: string): number {
  return Number(/^m(\d{4})-/.exec(migration)?.[1] ?? 0);
}

/** Stands for all migrations before it: the tables that the last of them left are those of the first schema. */
export const FIRST_SCHEMA = 'm0121-first-schema';
export const LAST_BEFORE_FIRST = 'm0120-festival';

/** Migrations that a database or a backup has, as this release names them. Those of an older one are as they were. */
export function asKnownNow(applied: readonly string[]): string[] {
  const since = applied.filter((name) => name >= FIRST_SCHEMA);
  if (since.length > 0) return since;
  return applied.includes(LAST_BEFORE_FIRST) ? [FIRST_SCHEMA] : [...applied];
}

/**
 * The schema of this release: the highest number among its migrations. It serves a database from this schema on, until
 * one that a later migration takes something away from (`RemovingMigration`). Read from the names of the files alone: a process
 * that serves loads none of them.
 */
export const RELEASE_SCHEMA = Math.max(
  ...readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => MIGRATION_FILE.test(file))
    .map(numberOf),
);

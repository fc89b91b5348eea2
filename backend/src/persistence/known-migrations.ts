import type { MigrationObject } from '@mikro-orm/core';
import { migrationOptions } from './migration-options.ts';

/** All migrations of this release, in order. */
export function listedMigrations(): MigrationObject[] {
  const { migrationsList = [] } = migrationOptions('postgres://nowhere').migrations ?? {};
  return migrationsList.flatMap((migration) => ('class' in migration ? [migration] : []));
}

/** Their names. */
export function knownMigrations(): string[] {
  return listedMigrations().map(({ name }) => name);
}

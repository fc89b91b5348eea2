import { migrationOptions } from './migration-options.ts';

/** The names of all migrations of this release, in order. */
export function knownMigrations(): string[] {
  const { migrationsList = [] } = migrationOptions('postgres://nowhere').migrations ?? {};
  return migrationsList.flatMap((migration) => ('name' in migration ? [migration.name] : []));
}

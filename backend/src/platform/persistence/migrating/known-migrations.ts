import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationObject } from '@mikro-orm/core';
import { MIGRATION_FILE, MIGRATIONS_FOLDER } from './release-schema.ts';

const files = readdirSync(MIGRATIONS_FOLDER).filter((file) => MIGRATION_FILE.test(file));

/** All migrations of this release, in order; each file exports one. Their names are what the database remembers. */
export const migrations: MigrationObject[] = await Promise.all(
  files.toSorted().map(async (file) => {
    const exported = (await import(pathToFileURL(path.join(MIGRATIONS_FOLDER, file)).href)) as object;
    const [made] = Object.values(exported) as MigrationObject['class'][];
    if (!made) throw new Error(`${file} exports no migration`);
    return { name: path.parse(file).name, class: made };
  }),
);

/** Their names. */
export function knownMigrations(): string[] {
  return migrations.map(({ name }) => name);
}

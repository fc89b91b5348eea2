import pg from 'pg';
import { knownMigrations } from '../../../platform/persistence/migrating/known-migrations.ts';
import { numberOf, RELEASE_SCHEMA } from '../../../platform/persistence/migrating/release-schema.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check, CheckContext } from '../check.ts';

/** What only the owner may read says so by this code. */
const FORBIDDEN = '42501';
const NO_TABLE = '42P01';
const NO_FUNCTION = '42883';

/** Whether the tables are of this release. */
export const migrations: Check = {
  name: 'migrations',
  async examine({ database }) {
    try {
      const rows = await database.rows<{ name: string }>('SELECT name FROM public.migration');
      return compare(
        rows.map(({ name }) => name),
        await servedFrom(database),
      );
    } catch (error) {
      const { code } = error as pg.DatabaseError;
      if (code === NO_TABLE) return [broken('There is no shop in this database.', 'Run npm run migrate.')];
      if (code !== FORBIDDEN) throw error;
      return [
        broken(
          'The tables are of an earlier release: the serving role may not see their migrations.',
          'Run npm run migrate.',
        ),
      ];
    }
  },
};

/** From which schema on a release can serve the tables; 0 where they do not say. */
async function servedFrom(database: CheckContext['database']): Promise<number> {
  try {
    return (await database.row<{ schema: number }>('SELECT public.schema_served_from() AS schema')).schema;
  } catch (error) {
    if ((error as pg.DatabaseError).code === NO_FUNCTION) return 0;
    throw error;
  }
}

function compare(applied: string[], from: number, known = knownMigrations()): Finding[] {
  const pending = known.filter((name) => !applied.includes(name));
  const newer = applied.filter((name) => numberOf(name) > RELEASE_SCHEMA);
  const found: Finding[] = [];
  if (pending.length > 0) {
    found.push(
      broken(`${pending.length} migrations have not run: ${pending.join(', ')}.`, 'Run npm run migrate.'),
    );
  }
  if (from > RELEASE_SCHEMA) {
    found.push(
      broken(
        `The tables serve releases from schema ${from} on; this one is of ${RELEASE_SCHEMA}.`,
        'Start the newer release: this one is not ready, and would fail.',
      ),
    );
  } else if (newer.length > 0) {
    found.push(
      look(
        `The database is of a newer release (${newer.join(', ')}).`,
        'An older release goes on serving; start the newer one on every machine.',
      ),
    );
  }
  return found.length > 0 ? found : [fine(`All ${known.length} migrations have run.`)];
}

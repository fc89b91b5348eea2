import pg from 'pg';
import { knownMigrations } from '../../persistence/known-migrations.ts';
import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check } from '../patient.ts';

/** What only the owner may read says so by this code. */
const FORBIDDEN = '42501';
const NO_TABLE = '42P01';

/** Whether the tables are of this release. */
export const migrations: Check = {
  name: 'migrations',
  async examine({ database }) {
    try {
      const rows = await database.rows<{ name: string }>('SELECT name FROM public.migration');
      return compare(rows.map(({ name }) => name));
    } catch (error) {
      const { code } = error as pg.DatabaseError;
      if (code === NO_TABLE) return [broken('There is no shop in this database.', 'Run npm run migrate.')];
      if (code !== FORBIDDEN) throw error;
      return [
        look(
          'The serving role may not see the migrations.',
          'Set MIGRATION_DATABASE_URL to the owner’s address.',
        ),
      ];
    }
  },
};

function compare(applied: string[], known = knownMigrations()): Finding[] {
  const pending = known.filter((name) => !applied.includes(name));
  const newer = applied.filter((name) => !known.includes(name));
  const found: Finding[] = [];
  if (pending.length > 0) {
    found.push(
      broken(`${pending.length} migrations have not run: ${pending.join(', ')}.`, 'Run npm run migrate.'),
    );
  }
  if (newer.length > 0) {
    found.push(
      look(
        `The database is of a newer release (${newer.join(', ')}).`,
        'An older release goes on serving; start the newer one on every machine.',
      ),
    );
  }
  return found.length > 0 ? found : [fine(`All ${known.length} migrations have run.`)];
}

import { startPostgres } from '../postgres/start-postgres.ts';

/** A PostgreSQL for one run of the tests: new, quick, and gone with its folder. */
export async function startTestPostgres(
  folder: string,
): Promise<{ superuserUrl: string; stop(): Promise<void> }> {
  if (process.env['TEST_DATABASE_URL']) {
    return { superuserUrl: process.env['TEST_DATABASE_URL'], stop: () => Promise.resolve() };
  }
  return startPostgres({ folder, settings: 'fast' });
}

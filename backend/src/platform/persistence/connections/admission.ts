import pg from 'pg';
import { ConfigError } from '../../../config/config.ts';
import { toPrimary } from './primary.ts';
import { PULSE } from './time-outs.ts';

/** PostgreSQL's codes for a role or a password that it does not take, and for a database that is not there. */
const REFUSED = new Set(['28000', '28P01', '3D000']);

/**
 * Throws a ConfigError when the database refuses these addresses: asking again is in vain. One that is away is none of
 * that: the shop starts without it.
 */
export async function assertAdmission(given: {
  databaseUrl: string;
  directDatabaseUrl: string;
}): Promise<void> {
  const { databaseUrl, directDatabaseUrl } = given;
  const addresses = [['DATABASE_URL', databaseUrl]];
  if (directDatabaseUrl !== databaseUrl) addresses.push(['DATABASE_DIRECT_URL', directDatabaseUrl]);
  const faults: string[] = [];
  for (const [name, url = ''] of addresses) {
    const refusal = await refusalOf(url);
    if (refusal !== null) faults.push(`${name} is refused by the database: ${refusal}`);
  }
  if (faults.length > 0) throw new ConfigError(faults);
}

async function refusalOf(url: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PULSE.connect,
    ...toPrimary(url),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    return code && REFUSED.has(code) ? message : null;
  } finally {
    client.end().catch(() => undefined);
  }
}

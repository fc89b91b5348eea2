import pg, { type Client } from 'pg';
import { toPrimary } from '../../platform/persistence/connections/primary.ts';
import { KEEP_ALIVE, OPERATOR_TIMEOUTS } from '../../platform/persistence/connections/time-outs.ts';
import { CommandError } from './command-error.ts';

/** Values are written the same whatever a server or a role is set to; and nothing is cut short by a time-out. */
const SETTINGS = `
  SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC'; SET extra_float_digits = 3;
  SET bytea_output = 'hex'; SET client_encoding = 'UTF8'; SET statement_timeout = 0; SET transaction_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`;

/** Does some work on one connection of the role that owns the tables. */
export async function asOwner<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: OPERATOR_TIMEOUTS.acquire,
    lock_timeout: OPERATOR_TIMEOUTS.lock,
    ...KEEP_ALIVE,
    ...toPrimary(databaseUrl),
  });
  // A server that dies also makes the statement at hand fail; that failure is the one to tell of.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new CommandError(`The database does not let us in: ${(error as Error).message}.`);
  }
  try {
    await client.query(SETTINGS);
    return await work(client);
  } catch (error) {
    throw isForbidden(error) ? notTheOwner(error) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isForbidden(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === '42501';
}

function notTheOwner({ message }: pg.DatabaseError): CommandError {
  return new CommandError(
    `The role may not do this (${message}): set MIGRATION_DATABASE_URL to the owner’s address.`,
  );
}

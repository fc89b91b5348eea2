import { Socket } from 'node:net';
import pg from 'pg';
import { addressesOf } from '../../../config/database-url.ts';
import { PROBE } from './time-outs.ts';

/**
 * Leads a connection to the one of several hosts that takes writes: the driver knows but one. To be spread into the
 * options of whatever connects; nothing where the address names no hosts (DATABASE_HOSTS).
 */
export function toPrimary(databaseUrl: string): { stream?: () => Socket } {
  const addresses = addressesOf(databaseUrl);
  if (addresses.length === 0) return {};
  let asking: Promise<URL> | null = null;
  const lead = async (socket: Socket, connect: (port: number, host: string) => unknown) => {
    const { hostname, port } = await primary();
    if (!socket.destroyed) connect(Number(port || 5432), hostname.replace(/^\[|\]$/g, ''));
  };
  const primary = () => (asking ??= findPrimary(addresses).finally(() => (asking = null)));
  return {
    stream() {
      const socket = new Socket();
      const connect = socket.connect.bind(socket);
      // The driver calls it with the host of DATABASE_URL.
      socket.connect = () => {
        lead(socket, connect).catch((error: Error) => socket.destroy(error));
        return socket;
      };
      return socket;
    },
  };
}

/** All are asked at once: one that is gone without a word costs no time as long as another answers. */
async function findPrimary(addresses: URL[]): Promise<URL> {
  try {
    return await Promise.any(addresses.map(assertPrimary));
  } catch (error) {
    const why = (error as AggregateError).errors.map((each: Error) => each.message).join('; ');
    throw Object.assign(new Error(`No host of DATABASE_HOSTS takes writes: ${why}`), {
      code: 'ECONNREFUSED',
    });
  }
}

async function assertPrimary(address: URL): Promise<URL> {
  const client = new pg.Client({
    connectionString: address.href,
    connectionTimeoutMillis: PROBE,
    query_timeout: PROBE,
    application_name: 'shop primary',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
    if (rows[0]?.standby !== false) throw new Error('it is a standby');
    return address;
  } catch (error) {
    throw new Error(`${address.host}: ${(error as Error).message}`, { cause: error });
  } finally {
    client.end().catch(() => undefined);
  }
}

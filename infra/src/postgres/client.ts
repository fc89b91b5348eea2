import pg from 'pg';

/**
 * Does some work with one short-lived connection. Throws what connecting or the work throws.
 * @param connectsWithin ms
 */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  connectsWithin = 3_000,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectsWithin });
  // A server that dies under the connection also makes the running query fail; that failure is the one to report.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server answers at this address and lets us in. */
export async function answers(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

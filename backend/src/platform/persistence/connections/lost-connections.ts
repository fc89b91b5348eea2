import type { Pool, PoolClient } from 'pg';

/**
 * Gives the place of a connection that died in a transaction back to the pool. Kysely releases one only after its
 * COMMIT or ROLLBACK went through, which on a dead one never does: each would take a place with it until none is left.
 */
export function releaseLostConnections(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_, client) => held.delete(client));
  pool.on('connect', (client) => {
    // A query outside of a transaction releases by itself, in the tick in which it fails.
    client.once('end', () => setImmediate(() => held.has(client) && client.release(true)));
  });
}

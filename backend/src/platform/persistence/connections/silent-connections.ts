import type { Socket } from 'node:net';
import type { Connection, Pool, PoolClient } from 'pg';

/** Longer than the pool keeps an idle connection: what lives on after that was not closed by the other side. */
const IDLE = 15_000;

/**
 * Ends connections whose other side stopped answering without closing: whoever uses one gets an error, and its place
 * in the pool is free. The idle ones went the same way, so they end with it instead of costing a request each.
 * @param silence ms without a sign of life on a connection in use
 */
export function endSilentConnections(pool: Pool, silence: number): void {
  const idle = new Set<Socket>();
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.once('close', () => idle.delete(socket));
    socket.on('timeout', () => {
      const { bytesRead } = socket;
      // After a long task of our own the answer may lie there unread.
      setImmediate(() => {
        if (socket.bytesRead > bytesRead) return;
        const silent = idle.has(socket) ? [socket] : [socket, ...idle];
        for (const each of silent) each.destroy(noAnswer());
      });
    });
  });
  pool.on('acquire', (client) => {
    const socket = socketOf(client);
    idle.delete(socket);
    socket.setTimeout(silence);
  });
  pool.on('release', (_, client) => {
    const socket = socketOf(client);
    if (!socket.destroyed) idle.add(socket);
    socket.setTimeout(IDLE);
  });
}

/** `pg` has no time-out that also gives the connection up: its `query_timeout` puts it back with the query running. */
function socketOf(client: PoolClient): Socket {
  return (client as PoolClient & { connection: Connection }).connection.stream as Socket;
}

function noAnswer(): Error {
  return Object.assign(new Error('PostgreSQL stopped answering'), { code: 'ETIMEDOUT' });
}

import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** PostgreSQL messages of a client that run a statement: Query and Execute. */
const RUNS = new Set(['Q'.charCodeAt(0), 'E'.charCodeAt(0)]);

export interface StatementCounter {
  /** The database's address by way of the counter. */
  url: string;
  /** Statements since the last call, BEGIN and COMMIT included. */
  take(): number;
  close(): void;
}

/** Stands between the shop and its PostgreSQL and counts the statements that pass. */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  let count = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(database);
    database.pipe(client);
    // The first message, which starts the session, has no type byte.
    let rest = Buffer.alloc(0);
    let started = false;
    client.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const header = started ? 1 : 0;
        if (rest.length < header + 4) return;
        const length = header + rest.readInt32BE(header);
        if (rest.length < length) return;
        if (started && RUNS.has(rest[0] ?? 0)) count += 1;
        started = true;
        rest = rest.subarray(length);
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

import { connect, createServer, type AddressInfo } from 'node:net';

/** Stands before the database as PgBouncer does: who brings time-outs along is refused. */
export interface Pooler {
  /** The database's address by way of the pooler. */
  url: string;
  /** How many connections it let pass. */
  passed: number;
  close(): void;
}

export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const server = createServer((client) => {
    client.on('error', () => undefined);
    client.once('data', (greeting: Buffer) => {
      const refused = /\w+_timeout/.exec(greeting.toString('latin1'))?.[0];
      if (refused) return void client.end(refusal(`unsupported startup parameter: ${refused}`));
      pooler.passed++;
      const database = connect(Number(target.port), target.hostname);
      database.on('error', () => client.destroy());
      database.write(greeting);
      client.pipe(database).pipe(client);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const pooler: Pooler = { url: url.href, passed: 0, close: () => server.close() };
  return pooler;
}

/** PostgreSQL's message of a fatal error. */
function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the database on which what is announced may come late: all else passes as it comes. */
export interface LateListener {
  /** The database's address by way of it. */
  through(databaseUrl: string): string;
  /** From now on the listening connection receives nothing, until `resume`. */
  holdBack(): void;
  resume(): void;
  close(): void;
}

/** What a connection of the backend that listens calls itself as it begins. */
const LISTENER = 'shop listener';

export async function startLateListener(): Promise<LateListener> {
  let target = 0;
  let held = false;
  const listening = new Set<Socket>();
  const all = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(target, '127.0.0.1');
    client.once('data', (hello: Buffer) => {
      if (!hello.includes(LISTENER)) return;
      listening.add(database);
      if (held) database.pause();
    });
    client.pipe(database);
    database.on('data', (chunk: Buffer) => client.write(chunk));
    for (const socket of [client, database]) {
      all.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        database.destroy();
        for (const each of [client, database]) all.delete(each);
        listening.delete(database);
      });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      target = Number(url.port);
      url.port = String((server.address() as AddressInfo).port);
      return url.href;
    },
    holdBack() {
      held = true;
      for (const socket of listening) socket.pause();
    },
    resume() {
      held = false;
      for (const socket of listening) socket.resume();
    },
    close() {
      for (const socket of all) socket.destroy();
      server.close();
    },
  };
}

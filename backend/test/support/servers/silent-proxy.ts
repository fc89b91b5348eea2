import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A way to the database that can fall silent, when it forwards nothing more and closes nothing, or be slow. */
export interface SilentProxy {
  /** The database's address by way of the proxy. */
  url: string;
  /** From now on nothing passes, on connections that are open and on new ones. */
  silence(): void;
  /** New connections pass again; the silent ones too, or they stay silent for ever. */
  heal(silentOnes: 'too' | 'never'): void;
  /** Falls silent as soon as a message that holds this text has passed: its answer is lost. */
  silenceAfter(text: string): void;
  /** Each answer of the database comes so many ms late, in order. */
  delay(ms: number): void;
  close(): void;
}

export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let silent = false;
  let late = 0;
  let last: string | null = null;
  const silence = () => {
    silent = true;
    last = null;
    pairs.forEach((pair) => pair.forEach((socket) => socket.pause()));
  };

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const pair = [client, database] as const;
    pairs.add(pair);
    client.on('data', (chunk: Buffer) => {
      database.write(chunk);
      if (last !== null && chunk.includes(last)) silence();
    });
    let before = Promise.resolve();
    database.on('data', (chunk: Buffer) => {
      if (late === 0) return void client.write(chunk);
      const due = performance.now() + late;
      before = before
        .then(() => sleep(Math.max(0, due - performance.now())))
        .then(() => void client.write(chunk));
    });
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pair.forEach((end) => end.destroy());
        pairs.delete(pair);
      });
    }
    if (silent) pair.forEach((socket) => socket.pause());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence,
    heal(silentOnes) {
      silent = false;
      if (silentOnes === 'too') pairs.forEach((pair) => pair.forEach((socket) => socket.resume()));
    },
    silenceAfter: (text) => (last = text),
    delay: (ms) => (late = ms),
    close() {
      pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()));
      server.close();
    },
  };
}

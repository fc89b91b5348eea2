import { once } from 'node:events';
import { createServer } from 'node:http';
import type { LookupAddress, lookup } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { connectionsToCopies } from './copies.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A copy that says who it is and answers when told to; and its port. */
async function startCopy(name: string, host: string, port = 0): Promise<number> {
  const server = createServer((_, response) => void setTimeout(() => response.end(name), 20));
  server.listen(port, host);
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port;
}

/** Stands in for the name server of a cluster or of compose. */
function namesOf(addresses: () => string[]): typeof lookup {
  const find = (_: string, __: object, answer: (error: null, found: LookupAddress[]) => void) =>
    answer(
      null,
      addresses().map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  return find as unknown as typeof lookup;
}

/** Who answers so many questions at once. */
async function answersOf(pool: ReturnType<typeof connectionsToCopies>, questions: number): Promise<string[]> {
  const asked = Array.from({ length: questions }, async () => {
    const { body } = await pool.request({ path: '/', method: 'GET' });
    return body.text();
  });
  return (await Promise.all(asked)).toSorted();
}

function poolOf(port: number, addresses: () => string[]) {
  const pool = connectionsToCopies(`http://backend:${port}`, 8, {}, namesOf(addresses));
  closing.push(() => pool.destroy());
  return pool;
}

test('a copy whose address nobody answers at is passed over', async () => {
  const port = await startCopy('alive', '127.0.0.1');
  const pool = poolOf(port, () => ['127.0.0.1', '127.0.0.2']);
  expect(await answersOf(pool, 4)).toEqual(['alive', 'alive', 'alive', 'alive']);
});

test('a question that cannot be sent takes no connection from those after it', async () => {
  const pool = poolOf(await startCopy('alive', '127.0.0.1'), () => ['127.0.0.1']);
  const refused = () => pool.request({ path: '/a b', method: 'GET' });
  // As many as there are connections, before any is open and afterwards.
  for (const round of ['none open', 'all open']) {
    for (let asked = 0; asked < 8; asked++) await expect(refused()).rejects.toThrow('invalid request path');
    expect([round, await answersOf(pool, 8)]).toEqual([round, Array(8).fill('alive')]);
  }
});

const whereLoopbacksAreMany = process.platform === 'darwin' ? describe.skip : describe;

whereLoopbacksAreMany('on several addresses', () => {
  test('every copy gets its share, also one that came later', async () => {
    const port = await startCopy('one', '127.0.0.1');
    await startCopy('two', '127.0.0.2', port);
    let addresses = ['127.0.0.1', '127.0.0.2'];
    const pool = poolOf(port, () => addresses);
    expect(await answersOf(pool, 4)).toEqual(['one', 'one', 'two', 'two']);

    await startCopy('three', '127.0.0.3', port);
    addresses = [...addresses, '127.0.0.3'];
    expect(new Set(await answersOf(pool, 8))).toEqual(new Set(['one', 'two', 'three']));
  });
});

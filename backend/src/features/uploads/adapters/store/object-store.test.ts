import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import S3rver from 's3rver';
import type { ObjectStore } from '../../application/object-store.ts';
import { FolderObjectStore } from './folder-object-store.ts';
import { S3ObjectStore } from './s3-object-store.ts';

let folder: string;
let server: S3rver;
let s3: S3ObjectStore;
const peers: Server[] = [];

const s3At = (port: number) =>
  new S3ObjectStore({
    kind: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    bucket: 'shop',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-store-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'shop', configs: [] }],
  });
  const { port }: AddressInfo = await server.run();
  s3 = s3At(port);
});

afterAll(async () => {
  peers.forEach((peer) => peer.close());
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => ObjectStore][] = [
  ['a folder', () => new FolderObjectStore(path.join(folder, 'objects'))],
  ['S3', () => s3],
];

describe.each(stores)('%s', (_, open) => {
  const picture = Uint8Array.from([0, 1, 254, 255]);
  const read = async (name: string) => Uint8Array.from((await open().read(name)) ?? []);
  const names = async (prefix: string) => {
    const found: string[] = [];
    for await (const { name } of open().list(prefix)) found.push(name);
    return found.toSorted();
  };

  test('gives back the bytes that were put', async () => {
    await open().put('pictures/sparkler/240.avif', picture, 'image/avif');
    expect(await read('pictures/sparkler/240.avif')).toEqual(picture);
  });

  test('replaces what has the same name, also for two who put it at once', async () => {
    const put = (byte: number) => open().put('pictures/pot/96.webp', Uint8Array.from([byte]), 'image/webp');
    await put(1);
    await Promise.all([put(7), put(7), put(7)]);
    expect(await read('pictures/pot/96.webp')).toEqual(Uint8Array.from([7]));
  });

  test('says that there is none of a name', async () => {
    expect(await open().read('pictures/none/96.webp')).toBeNull();
  });

  test('lists what stands under a name, with the time it was stored, and removes it', async () => {
    expect(await names('incoming/')).toEqual([]);
    for (const part of [0, 1]) await open().put(`incoming/a/${part}`, picture, 'application/octet-stream');
    await open().put('documents/a.pdf', picture, 'application/pdf');
    expect(await names('incoming/')).toEqual(['incoming/a/0', 'incoming/a/1']);
    for await (const { storedAt } of open().list('incoming/'))
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    await open().remove('incoming/a/0');
    await open().remove('incoming/a/0');
    expect(await names('incoming/')).toEqual(['incoming/a/1']);
    await open().remove('incoming/a/1');
    expect(await names('incoming/')).toEqual([]);
  });
});

/** Something that takes connections, and does with them what it is told. */
async function peer(behave: Parameters<typeof createServer>[1]): Promise<S3ObjectStore> {
  const listening = createServer(behave);
  peers.push(listening);
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  return s3At((listening.address() as AddressInfo).port);
}

const dripping: Parameters<typeof createServer>[1] = (socket) => {
  socket.on('error', () => undefined);
  socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n');
  const drip = setInterval(() => socket.write('x'), 100);
  socket.once('close', () => clearInterval(drip));
  socket.setTimeout(8_000, () => socket.destroy());
};
const silent: Parameters<typeof createServer>[1] = (socket) => {
  socket.on('error', () => undefined).setTimeout(8_000, () => socket.destroy());
};

describe('an object store', () => {
  test.each<[string, () => Promise<ObjectStore>]>([
    ['that is not there', async () => s3At(9)],
    ['that is silent', () => peer(silent)],
    ['that answers by drops', () => peer(dripping)],
    ['whose disk is no folder', async () => new FolderObjectStore('/dev/null/objects')],
  ])('%s is unavailable, not a fault of the shop, and said to be so within 2.5 s', async (_, open) => {
    const store = await open();
    const start = Date.now();
    const unavailable = { kind: 'unavailable', code: 'object-store-unavailable' };
    await Promise.all([
      expect(store.read('pictures/sparkler/240.avif')).rejects.toMatchObject(unavailable),
      expect(store.put('a/b', Uint8Array.of(1), 'image/avif')).rejects.toMatchObject(unavailable),
      expect(store.remove('a/b')).rejects.toMatchObject(unavailable),
      expect(store.list('a/')[Symbol.asyncIterator]().next()).rejects.toMatchObject(unavailable),
    ]);
    expect(Date.now() - start).toBeLessThan(2_500);
  });
});

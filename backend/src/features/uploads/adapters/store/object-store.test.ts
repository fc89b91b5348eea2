import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
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
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => ObjectStore][] = [
  ['a folder', () => new FolderObjectStore(path.join(folder, 'objects'))],
  ['S3', () => s3],
];

describe.each(stores)('%s', (_, open) => {
  const picture = Uint8Array.from([0, 1, 254, 255]);

  test('gives back the bytes that were put', async () => {
    await open().put('pictures/sparkler/240.avif', picture, 'image/avif');
    expect(Uint8Array.from((await open().read('pictures/sparkler/240.avif')) ?? [])).toEqual(picture);
  });

  test('replaces what has the same name', async () => {
    await open().put('pictures/pot/96.webp', picture, 'image/webp');
    await open().put('pictures/pot/96.webp', Uint8Array.from([7]), 'image/webp');
    expect(Uint8Array.from((await open().read('pictures/pot/96.webp')) ?? [])).toEqual(Uint8Array.from([7]));
  });

  test('says that there is none of a name', async () => {
    expect(await open().read('pictures/none/96.webp')).toBeNull();
  });
});

test('an object store that does not answer is unavailable, not a fault of the shop', async () => {
  await expect(s3At(9).read('pictures/sparkler/240.avif')).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'object-store-unavailable',
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { prune } from '../../src/backup/prune.ts';
import { bytesOf } from '../../src/backup/read-archive.ts';
import { readShelf } from '../../src/backup/read-shelf.ts';

const NOW = new Date('2026-10-31T21:15:00Z');
const DAY = 86_400_000;

let folder: string;
let server: S3rver;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-prune-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'kept', configs: [] }],
  });
  const { port }: AddressInfo = await server.run();
  env = {
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
    BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The store's patience leaves no timer behind. */
const shelfAt = (to: string) => readShelf(env, to, { list: 20_000, idle: 5_900, part: 60_000 });
const nameOf = (age: number) => `shop-${String(age).padStart(2, '0')}-days.tar.gz.sealed`;
const bytes = async function* () {
  yield Buffer.from('as good as a backup');
};

/** Backups of so many days ago, told by the times of the files that hold them. */
async function put(to: string, ages: number[]): Promise<void> {
  const shelf = shelfAt(to);
  await shelf.ready();
  for (const age of ages) {
    await shelf.copy(nameOf(age)).write(bytes());
    const file = to.startsWith('s3://')
      ? path.join(folder, to.slice('s3://'.length), `${nameOf(age)}._S3rver_object`)
      : path.join(to, nameOf(age));
    const at = new Date(NOW.getTime() - age * DAY);
    await utimes(file, at, at);
  }
}
const namesAt = async (to: string) => (await shelfAt(to).list()).map(({ name }) => name);
const places = (name: string) => [`s3://kept/${name}`, path.join(folder, name)];

test('older ones go when they are told to, the newest seven never, in a bucket as in a folder', async () => {
  for (const to of places('daily')) {
    await put(to, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await shelfAt(to).copy('price-list.txt').write(bytes());
    expect(await prune(shelfAt(to), 9, NOW)).toEqual([]);
    expect(await prune(shelfAt(to), 8, NOW)).toEqual([nameOf(9)]);
    expect(await prune(shelfAt(to), 1, NOW)).toEqual([nameOf(7), nameOf(8)]);
    expect(await namesAt(to)).toEqual([0, 1, 2, 3, 4, 5, 6].map(nameOf));
    expect((await bytesOf(shelfAt(to).copy('price-list.txt').read())).toString()).toBe('as good as a backup');
  }
});

test('the first that works after a month of failures takes none of the last seven with it', async () => {
  for (const to of places('failed')) {
    await put(to, [0, 31, 32, 33, 34, 35, 36, 37]);
    expect(await prune(shelfAt(to), 30, NOW)).toEqual([nameOf(37)]);
  }
});

test('a clock that is ahead makes none old, and none of a time when it was takes the new one', async () => {
  const month = (count: number) => new Date(NOW.getTime() + count * 31 * DAY);
  const daily = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  for (const to of places('ahead')) {
    await put(to, daily);
    expect(await prune(shelfAt(to), 30, month(1))).toEqual([]);
    // Those that it told the times of while it was ahead are newer than what it makes once it is put right.
    await put(to, [40, 41]);
    expect(await prune(shelfAt(to), 30, month(-1))).toEqual([]);
    expect(await namesAt(to)).toEqual([...daily, 40, 41].map(nameOf));
  }
});

test('another shop’s, whose folder lies in this one’s, are neither seen nor removed', async () => {
  const other = 's3://kept/shops/shop-of-another';
  await put('s3://kept/shops', [0, 1, 2, 3, 4, 5, 6]);
  await put(other, [50, 60]);
  expect(await namesAt('s3://kept/shops')).toEqual([0, 1, 2, 3, 4, 5, 6].map(nameOf));
  expect(await prune(shelfAt('s3://kept/shops'), 30, NOW)).toEqual([]);
  expect(await namesAt(other)).toEqual([nameOf(50), nameOf(60)]);
});

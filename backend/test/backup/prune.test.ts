import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptDays, prune } from '../../src/operations/backup/prune.ts';
import { bytesOf } from '../../src/operations/backup/read-archive.ts';
import { openBackupRepository } from '../../src/operations/backup/open-backup-repository.ts';
import { S3_KEY, startS3Server, type S3Server } from '../support/servers/s3-server.ts';
import { waitFor } from '../support/wait-for.ts';

const NOW = new Date('2026-10-31T21:15:00Z');
const DAY = 86_400_000;

let folder: string;
let server: S3Server;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-prune-'));
  server = await startS3Server(folder, 'kept');
  env = {
    BACKUP_S3_ENDPOINT: server.url,
    BACKUP_S3_ACCESS_KEY_ID: S3_KEY,
    BACKUP_S3_SECRET_ACCESS_KEY: S3_KEY,
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The store's timeouts leave no timer behind. */
const shelfAt = (to: string) => openBackupRepository(env, to, { list: 20_000, idle: 5_900, part: 60_000 });
const nameOf = (age: number) => `shop-${String(age).padStart(2, '0')}-days.tar.gz.sealed`;
const CONTENT = 'as good as a backup';
const bytes = async function* () {
  yield Buffer.from(CONTENT);
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
    // The server answers before it has written; what is written later has a later time.
    await waitFor(async () => expect((await stat(file)).size).toBe(CONTENT.length));
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
    expect((await bytesOf(shelfAt(to).copy('price-list.txt').read())).toString()).toBe(CONTENT);
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

test('the term of the privacy page is a month, and what is no number of days is refused', () => {
  expect([keptDays('term'), keptDays('7')]).toEqual([30, 7]);
  for (const typed of ['', '0', '-1', '1.5', 'terms'])
    expect(() => keptDays(typed)).toThrow('whole number of days');
});

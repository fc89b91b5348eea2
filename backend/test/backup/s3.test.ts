import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BackupCopy } from '../../src/operations/backup/backup-copy.ts';
import { bytesOf } from '../../src/operations/backup/read-archive.ts';
import { readCopy, openBackupRepository } from '../../src/operations/backup/open-backup-repository.ts';
import { restoreBackup } from '../../src/operations/backup/restore-backup.ts';
import { takeBackup } from '../../src/operations/backup/take-backup.ts';
import { backups } from '../../src/operations/doctor/checks/backups.ts';
import { ShopDatabase } from '../../src/operations/doctor/shop-database.ts';
import { FolderObjectStore } from '../../src/features/uploads/adapters/store/folder-object-store.ts';
import { createBareDatabase } from '../support/database/bare-database.ts';
import { S3_KEY, startS3Server, type S3Server } from '../support/servers/s3-server.ts';
import { startSilentProxy } from '../support/servers/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

const KEY = 'Zr8vQ2mXw5Lk9TfYb3NcHs7PdJg4RuEa';
const TO = 's3://kept/shop/nightly';
/** Bytes: more than one part of what is written, and than one of what is read. */
const BIG = 9_000_000;
/** ms; who hangs is given up soon. */
const HASTE = { list: 1_000, idle: 1_000, part: 2_000 };
/** Under six seconds the SDK leaves no timer behind. */
const EASE = { list: 20_000, idle: 5_900, part: 60_000 };

let folder: string;
let server: S3Server;
let env: Record<string, string>;
let source: TestDatabase;
let files: FolderObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-s3-backup-'));
  server = await startS3Server(path.join(folder, 's3'), 'kept');
  env = {
    BACKUP_S3_ENDPOINT: server.url,
    BACKUP_S3_ACCESS_KEY_ID: S3_KEY,
    BACKUP_S3_SECRET_ACCESS_KEY: S3_KEY,
    BACKUP_KEY: KEY,
  };
  source = await createTestDatabase();
  files = new FolderObjectStore(path.join(folder, 'objects'));
  await files.put('documents/0199aaaa.pdf', randomBytes(BIG));
  await files.put('pictures/0199bbbb/240.avif', randomBytes(2_000));
});
afterAll(async () => {
  await server.close();
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

const backup = (copy: BackupCopy, store = files, databaseUrl = source.ownerUrl) =>
  takeBackup({ databaseUrl, store, copy, key: KEY, say: () => undefined });
const restore = (databaseUrl: string, copy: BackupCopy, store: FolderObjectStore) =>
  restoreBackup({ databaseUrl, store, copy, key: KEY, replace: false, dryRun: false, say: () => undefined });
const shelfAt = (to: string) => openBackupRepository(env, to, EASE);
const copyAt = (at: string) => readCopy(env, at, EASE);
/** All that lies in the store, seen or not. */
const kept = async () =>
  (await readdir(path.join(folder, 's3/kept'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.includes('shop-'))
    .map(({ name }) => name);

test('after the destruction of all a backup in a bucket brings every row and file back', async () => {
  const shelf = shelfAt(TO);
  expect(await shelf.list()).toEqual([]);
  const copy = shelf.copy('shop-2026-10-20-211500.tar.gz.sealed');
  const taken = await backup(copy);
  expect(taken.files).toMatchObject({ count: 2, bytes: BIG + 2_000 });
  expect(await copy.size()).toBeGreaterThan(BIG);
  expect(await shelf.list()).toEqual([
    { name: 'shop-2026-10-20-211500.tar.gz.sealed', at: expect.any(Date), bytes: await copy.size() },
  ]);

  const target = await createBareDatabase();
  try {
    const store = new FolderObjectStore(path.join(folder, 'restored'));
    await restore(target.ownerUrl, copyAt(`${TO}/shop-2026-10-20-211500.tar.gz.sealed`), store);
    const again = await backup(shelf.copy('shop-2026-10-21-211500.tar.gz.sealed'), store, target.ownerUrl);
    expect(again.tables).toEqual(taken.tables);
    expect(again.files).toEqual(taken.files);
  } finally {
    await target.drop();
  }
});

describe('what is cut off is no backup:', () => {
  test('one whose uploads stop half-way is not there', async () => {
    const before = await kept();
    class Broken extends FolderObjectStore {
      override async read(name: string) {
        if (name.startsWith('documents/')) throw new Error('The disk is gone');
        return super.read(name);
      }
    }
    const copy = shelfAt(TO).copy('shop-2026-10-22-211500.tar.gz.sealed');
    await expect(backup(copy, new Broken(path.join(folder, 'objects')))).rejects.toThrow('The disk is gone');
    await expect(copy.size()).rejects.toThrow(`There is no ${TO}/shop-2026-10-22-211500.tar.gz.sealed.`);
    expect(await kept()).toEqual(before);
  });

  test('half of an object, as a copy that was broken off leaves it, is refused by restore', async () => {
    const small = new FolderObjectStore(path.join(folder, 'nothing-stored'));
    const whole = copyAt('s3://kept/half/shop-whole.tar.gz.sealed');
    await backup(whole, small);
    const bytes = await bytesOf(whole.read());
    const client = new S3Client({
      endpoint: env['BACKUP_S3_ENDPOINT'] ?? '',
      region: 'ap-south-1',
      forcePathStyle: true,
      credentials: { accessKeyId: S3_KEY, secretAccessKey: S3_KEY },
    });
    const target = await createBareDatabase();
    const store = new FolderObjectStore(path.join(folder, 'half'));
    try {
      for (const end of [0, 30, bytes.length >> 1, bytes.length - 1]) {
        const Body = bytes.subarray(0, end);
        await client.send(
          new PutObjectCommand({ Bucket: 'kept', Key: 'half/shop-half.tar.gz.sealed', Body }),
        );
        await expect(
          restore(target.ownerUrl, copyAt('s3://kept/half/shop-half.tar.gz.sealed'), store),
        ).rejects.toThrow(/^The backup (was cut off|is damaged)/);
      }
      expect(await target.query(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual(
        [],
      );
      await expect(readdir(path.join(folder, 'half'))).rejects.toThrow('ENOENT');
    } finally {
      await target.drop();
    }
  });
});

describe('a store that does not do its part is told of in a sentence:', () => {
  test('one that is not there, or says nothing, before anything is begun', async () => {
    const held: Socket[] = [];
    const mute = createServer((socket) => void held.push(socket.on('error', () => undefined)));
    await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening));
    const { port } = mute.address() as AddressInfo;
    for (const endpoint of ['http://127.0.0.1:9', `http://127.0.0.1:${port}`]) {
      const away = openBackupRepository({ ...env, BACKUP_S3_ENDPOINT: endpoint }, TO, HASTE);
      const sentence = /^The store of s3:\/\/kept\/shop\/nightly\S* does not answer as it should: .*[.)]$/;
      await expect(away.ready()).rejects.toThrow(sentence);
      await expect(away.list()).rejects.toThrow(sentence);
      await expect(bytesOf(away.copy('shop-1.tar.gz').read())).rejects.toThrow(sentence);
    }
    for (const socket of held) socket.destroy();
    mute.close();
  });

  test('one that falls silent amid a backup: it ends, and nothing is left that looks whole', async () => {
    const proxy = await startSilentProxy(env['BACKUP_S3_ENDPOINT'] ?? '');
    class Silencing extends FolderObjectStore {
      override async read(name: string) {
        if (name.startsWith('documents/')) proxy.silence();
        return super.read(name);
      }
    }
    try {
      const copy = openBackupRepository({ ...env, BACKUP_S3_ENDPOINT: proxy.url }, TO, HASTE).copy(
        'shop-2026-10-23-211500.tar.gz',
      );
      await expect(backup(copy, new Silencing(path.join(folder, 'objects')))).rejects.toThrow(
        'does not answer as it should',
      );
      expect((await shelfAt(TO).list()).map(({ name }) => name)).not.toContain(
        'shop-2026-10-23-211500.tar.gz',
      );
    } finally {
      proxy.close();
    }
  });

  test('a bucket that nobody made, and a backup that nobody took', async () => {
    await expect(shelfAt('s3://nobodys/shop').ready()).rejects.toThrow(
      'There is no bucket for s3://nobodys/shop/: make it first.',
    );
    await expect(bytesOf(copyAt(`${TO}/shop-none.tar.gz`).read())).rejects.toThrow(
      `There is no ${TO}/shop-none.tar.gz.`,
    );
  });
});

test('a bucket has credentials of its own, and is never that of the uploads', () => {
  const { BACKUP_S3_ACCESS_KEY_ID: _, BACKUP_S3_SECRET_ACCESS_KEY: __, ...without } = env;
  const uploads = {
    S3_BUCKET: 'kept',
    S3_ENDPOINT: env['BACKUP_S3_ENDPOINT'],
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };
  expect(() => openBackupRepository({ ...without, ...uploads, S3_BUCKET: 'shop' }, TO)).toThrow(
    'BACKUP_S3_ACCESS_KEY_ID is missing\nBACKUP_S3_SECRET_ACCESS_KEY is missing',
  );
  expect(() => openBackupRepository({ ...env, ...uploads }, TO)).toThrow('kept is the bucket of the uploads');
  expect(
    openBackupRepository({ ...env, ...uploads, S3_ENDPOINT: 'https://elsewhere.example' }, TO).title,
  ).toBe(`${TO}/`);
  for (const [theirs, uploadsAt] of [
    ['https://s3.ap-south-1.amazonaws.com', undefined],
    [undefined, 'https://s3.amazonaws.com'],
    ['https://s3.ap-south-1.amazonaws.com', 'https://S3.dualstack.ap-south-1.amazonaws.com:443'],
  ]) {
    const amazon = { ...env, ...uploads, BACKUP_S3_ENDPOINT: theirs, S3_ENDPOINT: uploadsAt };
    expect(() => openBackupRepository(amazon, TO)).toThrow('kept is the bucket of the uploads');
    expect(openBackupRepository({ ...amazon, S3_ENDPOINT: 'https://amazonaws.com.example' }, TO).title).toBe(
      `${TO}/`,
    );
  }
  expect(() =>
    openBackupRepository({ ...env, ...uploads, S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: S3_KEY }, TO),
  ).toThrow('BACKUP_S3_ACCESS_KEY_ID is that of the uploads (S3_ACCESS_KEY_ID)');
  for (const to of ['s3://', 's3://A_B', 's3:///shop']) {
    expect(() => shelfAt(to)).toThrow(`${to} is no address of a bucket: s3://bucket/prefix.`);
  }
  expect(() => copyAt('s3://kept')).toThrow('s3://kept names no backup');
});

test('the doctor sees how old the newest in a bucket is, and says when nobody can look', async () => {
  const now = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const context = { production: true, database: new ShopDatabase(''), sendTo: null, copies: null };
  const saysAt = async (hours: number, changes = {}) =>
    (await backups.examine({ ...context, env: { ...env, BACKUP_TO: TO, ...changes }, now: now(hours) })).map(
      ({ verdict, says }) => `${verdict}: ${says}`,
    );
  expect((await saysAt(25))[0]).toBe('fine: The newest backup is 25 hours old.');
  expect((await saysAt(27))[0]).toBe('look: The newest backup is 27 hours old.');
  expect(await saysAt(0, { BACKUP_TO: 's3://kept/empty' })).toContain(
    'look: There is no backup in s3://kept/empty/.',
  );
  expect((await saysAt(0, { BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' }))[0]).toMatch(
    /^look: The store of .* does not answer/,
  );
});

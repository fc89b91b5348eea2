import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { BackupFile } from '../../src/operations/backup/backup-copy.ts';
import { refuseCompany } from '../../src/operations/backup/restore-target.ts';
import { restoreBackup, type RestorePlan } from '../../src/operations/backup/restore-backup.ts';
import { takeBackup } from '../../src/operations/backup/take-backup.ts';
import { FolderObjectStore } from '../../src/features/uploads/adapters/store/folder-object-store.ts';
import { createBareDatabase } from '../support/database/bare-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.ts';

const KEY = 'Zr8vQ2mXw5Lk9TfYb3NcHs7PdJg4RuEa';
const OTHER = 'qP6sWb1VxKd8MhTc4LjRz9YnFg2EuA5o';
const WHOLE_TARGET = `SELECT (SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace)::integer AS things`;
const SPARKLER = 'pictures/sparkler/240.avif';
const PICTURE = randomBytes(200_000);
let folder: string;
let source: TestDatabase;
let target: Awaited<ReturnType<typeof createBareDatabase>>;
let content: Record<'plain' | 'sealed', Buffer>;
const objects = () => path.join(folder, 'restored');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-refused-'));
  source = await createTestDatabase();
  const store = new FolderObjectStore(path.join(folder, 'objects'));
  await store.put(SPARKLER, PICTURE);
  const take = async (name: string, key: string | null) => {
    const file = path.join(folder, name);
    await takeBackup({
      databaseUrl: source.ownerUrl,
      store,
      copy: new BackupFile(file),
      key,
      say: () => undefined,
    });
    return readFile(file);
  };
  content = { plain: await take('plain', null), sealed: await take('sealed', KEY) };
  target = await createBareDatabase();
});
afterAll(async () => {
  await target.drop();
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

async function restored(bytes: Buffer, changes: Partial<RestorePlan> = {}): Promise<unknown> {
  const file = path.join(folder, 'tried');
  await writeFile(file, bytes);
  const plan = {
    databaseUrl: target.ownerUrl,
    store: new FolderObjectStore(objects()),
    copy: new BackupFile(file),
    key: KEY,
  };
  return restoreBackup({ ...plan, replace: false, dryRun: false, say: () => undefined, ...changes });
}

const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

async function expectUntouched(): Promise<void> {
  expect(await target.query(WHOLE_TARGET)).toEqual([{ things: 0 }]);
  await expect(readdir(objects())).rejects.toThrow('ENOENT');
}

describe('is refused in a sentence, and the target stays as it was:', () => {
  test.each(['plain', 'sealed'] as const)('a %s backup that was cut off, wherever', async (kind) => {
    const bytes = content[kind];
    for (const end of [0, 20, 39, 40, 41, 65_592, bytes.length >> 1, bytes.length - 9, bytes.length - 1]) {
      await expect(restored(bytes.subarray(0, end))).rejects.toThrow(/^The backup (was cut off|is damaged)/);
    }
    await expectUntouched();
  });

  test.each(['plain', 'sealed'] as const)('a %s backup with one bit changed, wherever', async (kind) => {
    const bytes = content[kind];
    for (const at of [100, 1_000, bytes.length >> 1, bytes.length - 5]) {
      await expect(restored(flipped(bytes, at))).rejects.toThrow(/^The backup (was cut off|is damaged)/);
    }
    await expectUntouched();
  });

  test('a sealed backup with chunks in another order, or without one in the middle', async () => {
    const bytes = content.sealed;
    const chunk = (number: number) => bytes.subarray(40 + number * 65_552, 40 + (number + 1) * 65_552);
    const rest = bytes.subarray(40 + 2 * 65_552);
    const beginning = bytes.subarray(0, 40);
    expect(rest.length).toBeGreaterThan(16);
    for (const parts of [
      [beginning, chunk(1), chunk(0), rest],
      [beginning, chunk(0), rest],
    ]) {
      await expect(restored(Buffer.concat(parts))).rejects.toThrow('cut off or changed after it was sealed');
    }
    await expectUntouched();
  });

  test('a sealed backup without its key, or with another', async () => {
    await expect(restored(content.sealed, { key: OTHER })).rejects.toThrow(
      'This key does not open the backup',
    );
    await expect(restored(content.sealed, { key: null })).rejects.toThrow(
      'The backup is sealed: set BACKUP_KEY',
    );
    await expectUntouched();
  });

  test('a file that is no backup, or none', async () => {
    await expect(restored(Buffer.from('price,list\n'))).rejects.toThrow(/^The backup /);
    await expect(
      restored(content.plain, { copy: new BackupFile(path.join(folder, 'nowhere')) }),
    ).rejects.toThrow(/^The backup cannot be read: ENOENT/);
    await expectUntouched();
  });

  test('a dry run, which only says that it would go well', async () => {
    await expect(restored(content.sealed, { dryRun: true })).resolves.toMatchObject({ files: { count: 1 } });
    await expectUntouched();
  });
});

test('a target that somebody uses, one that is full and one that is newer are refused; told so, a full one is replaced', async () => {
  const name = "UPDATE product SET name = 'Changed' WHERE code = 'SP-01'";
  const names = "SELECT count(*)::integer FROM product WHERE name = 'Changed'";
  const letGo = await source.hold('SELECT 1');
  await expect(restored(content.sealed, { databaseUrl: source.ownerUrl, replace: true })).rejects.toThrow(
    'The target is in use',
  );
  await letGo();
  await restored(content.sealed);
  await target.query(name);
  await expect(restored(content.sealed)).rejects.toThrow(/^The target is not empty: product, .*--replace/);
  expect(await target.query(names)).toEqual([{ count: 1 }]);
  await restored(content.sealed, { replace: true });
  expect(await target.query(names)).toEqual([{ count: 0 }]);
  await target.query("DELETE FROM migration WHERE name = 'm0121-first-schema'");
  await target.query("INSERT INTO migration (name) VALUES ('m9999-of-tomorrow')");
  await expect(restored(content.sealed, { replace: true })).rejects.toThrow('m9999-of-tomorrow');
});

test('a connection that is closing is no use of the target, in a transaction too', async () => {
  const [own, other] = [new pg.Client(target.ownerUrl), new pg.Client(target.ownerUrl)];
  await Promise.all([own.connect(), other.connect()]);
  try {
    await own.query('BEGIN');
    // A single look would be over by then: a connection answers in order.
    const isAlone = Promise.all([refuseCompany(own), own.query('SELECT 1').then(() => other.end())]);
    await expect(isAlone).resolves.toBeDefined();
  } finally {
    await own.end();
  }
});

test('a program that comes and goes is use of the target, though some looks miss it', async () => {
  let looks = 0;
  const rows = () =>
    Promise.resolve({ rows: (looks += 1) % 4 === 0 ? [] : [{ usename: 'shop_app', count: '1' }] });
  await expect(refuseCompany({ query: rows } as unknown as pg.Client)).rejects.toThrow(
    'The target is in use (connections of shop_app: 1)',
  );
});

test('a restore that fails on the way leaves the target’s rows alone', async () => {
  const other = await createBareDatabase();
  class FullStore extends FolderObjectStore {
    override put(): Promise<void> {
      return Promise.reject(new Error('The disk is full'));
    }
  }
  try {
    const store = new FullStore(path.join(folder, 'full'));
    await expect(restored(content.sealed, { databaseUrl: other.ownerUrl, store })).rejects.toThrow('full');
    expect(await other.query('SELECT FROM product')).toEqual([]);
    expect(await other.query("SELECT FROM pg_trigger WHERE tgenabled <> 'O'")).toEqual([]);
    await restored(content.sealed, { databaseUrl: other.ownerUrl });
    expect(await other.query('SELECT FROM product')).not.toEqual([]);
  } finally {
    await other.drop();
  }
});

describe('while the rows of a filled target are not committed', () => {
  let lived: Awaited<ReturnType<typeof createBareDatabase>>;
  let store: FolderObjectStore;
  const nameOf = async () =>
    (await lived.query("SELECT name FROM product WHERE code = 'SP-01'"))[0]?.['name'] as string;
  const read = async (name: string) => Buffer.from((await store.read(name)) ?? []);
  const replaced = (changes: Partial<RestorePlan> = {}) =>
    restored(content.sealed, { databaseUrl: lived.ownerUrl, store, replace: true, ...changes });

  beforeAll(async () => {
    lived = await createBareDatabase();
    store = new FolderObjectStore(path.join(folder, 'lived-in'));
    await replaced();
    // Since the backup: a picture was redrawn under its name, another one came, a product was renamed.
    await store.put(SPARKLER, Buffer.from('redrawn'));
    await store.put('pictures/rocket/240.avif', Buffer.from('new'));
    await lived.query("UPDATE product SET name = 'Renamed' WHERE code = 'SP-01'");
  });
  afterAll(() => lived.drop());

  test('a restore that breaks off leaves the old shop as it was, its files too', async () => {
    const say = (line: string) => {
      // All files are placed by then.
      if (line.startsWith('Comparing rows')) throw new Error('The power is gone');
    };
    await expect(replaced({ say })).rejects.toThrow('The power is gone');
    expect(await nameOf()).toBe('Renamed');
    expect((await read(SPARKLER)).toString()).toBe('redrawn');
    expect((await read('pictures/rocket/240.avif')).toString()).toBe('new');
  });

  test('a store that fails after the COMMIT is told of, and the next restore ends it', async () => {
    class Failing extends FolderObjectStore {
      override put(): Promise<void> {
        return Promise.reject(new Error('The disk is full'));
      }
    }
    await expect(replaced({ store: new Failing(path.join(folder, 'lived-in')) })).rejects.toThrow(
      /^The rows are restored; some of 1 files .*The disk is full.* Restore again with --replace\.$/,
    );
    expect(await nameOf()).not.toBe('Renamed');
    await replaced();
    expect(PICTURE.equals(await read(SPARKLER))).toBe(true);
  });
});

import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leaveMark } from '../../src/operations/backup/mark.ts';
import { newestMarked } from '../../src/metrics/newest-backup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-mark-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('whoever may not look into the bucket hears of each backup there, and of none before the first', async () => {
  const mark = path.join(folder, 'backups', 'newest-in-bucket');
  expect(await newestMarked(mark)).toBeNull();
  const before = Date.now() / 1000 - 2;
  for (const name of ['shop-1.tar.gz.sealed', 'shop-2.tar.gz.sealed']) {
    await leaveMark(mark, `s3://kept/${name}`, fail);
    expect(await newestMarked(mark)).toBeGreaterThan(before);
    expect(readFileSync(mark, 'utf8')).toBe(`s3://kept/${name}\n`);
    utimesSync(mark, 1_700_000_000, 1_700_000_000);
    expect(await newestMarked(mark)).toBe(1_700_000_000);
  }
});

test('a backup is none the worse where nothing can be told of it', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const said: string[] = [];
  await leaveMark(path.join(file, 'newest-in-bucket'), 's3://kept/shop-1.tar.gz.sealed', (line) =>
    said.push(line),
  );
  expect(said).toEqual([expect.stringContaining('the alert of old backups hears nothing of this one')]);
});

function fail(line: string): void {
  throw new Error(line);
}

import { expect, test } from '@jest/globals';
import path from 'node:path';
import { backupFolderIn, backupMarkIn, backupPlaceIn } from './backup-place.ts';

test.each([
  [{}, null, null],
  [{ BACKUP_FOLDER: '/shop/backups' }, '/shop/backups', '/shop/backups'],
  [{ BACKUP_FOLDER: '/shop/backups', BACKUP_TO: '/mnt/nas' }, '/mnt/nas', '/mnt/nas'],
  // Nobody looks into a folder that stays empty, and is called at night because it does.
  [
    { BACKUP_FOLDER: '/shop/backups', BACKUP_TO: 's3://shop-copies/nightly' },
    's3://shop-copies/nightly',
    null,
  ],
  [{ BACKUP_FOLDER: '/shop/backups', BACKUP_TO: '' }, '/shop/backups', '/shop/backups'],
])('of %j backups go to %s, in the folder %s', (env, place, folder) => {
  expect(backupPlaceIn(env)).toBe(place);
  expect(backupFolderIn(env)).toBe(folder);
});

test.each([
  [
    { BACKUP_FOLDER: '/shop/backups', BACKUP_TO: 's3://shop-copies/nightly' },
    path.join('/shop/backups', 'newest-in-bucket'),
  ],
  [{ BACKUP_TO: 's3://shop-copies/nightly' }, null],
  [{ BACKUP_FOLDER: '/shop/backups', BACKUP_TO: '/mnt/nas' }, null],
  [{ BACKUP_FOLDER: '/shop/backups' }, null],
])('of %j the backends hear of backups in a bucket by %s', (env, mark) =>
  expect(backupMarkIn(env)).toBe(mark),
);

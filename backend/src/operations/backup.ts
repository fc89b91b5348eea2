import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { readSealingKey } from './backup/backup-key.ts';
import type { BackupRepository } from './backup/backup-repository.ts';
import { leaveMark } from './backup/mark.ts';
import { megabytes, readPlaces } from './backup/places.ts';
import { RetryingStore } from './backup/retrying-store.ts';
import { keptDays, prune } from './backup/prune.ts';
import { openBackupRepository } from './backup/open-backup-repository.ts';
import { takeBackup } from './backup/take-backup.ts';
import { runCommand } from './commands/command.ts';
import { backupMarkIn, backupPlaceIn } from '../config/backup-place.ts';
import { objectStoreOf } from '../features/uploads/adapters/store/object-store-of.ts';

const HELP = `npm run backup -- [--to FOLDER | --to s3://BUCKET/PREFIX] [--keep DAYS | --keep term] [--unsealed] [--list]

Writes the database and the uploads into one new file, while the shop goes on. It has its name only once it is whole: what
ends in .unfinished was cut off; in a bucket nothing is seen of it before.

  --to PLACE    where to; otherwise BACKUP_TO, BACKUP_FOLDER, or backups
  --keep DAYS   when the new one is whole, those that are older than it by so many days go; never the newest seven.
                term: as many as the privacy page promises, ${KEPT_DAYS.backup}
  --unsealed    lets one go to a bucket though there is no BACKUP_KEY
  --list        only says which whole ones are there, the newest first

  BACKUP_KEY or BACKUP_KEY_FILE   seals it; without one anybody who gets the file can read it, and a bucket is refused. Keep the key
                                  elsewhere: nobody opens the file without it. Make one with: openssl rand -base64 48
  BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY (or …_FILE), BACKUP_S3_ENDPOINT (unless it is Amazon’s),
  BACKUP_S3_REGION                for a bucket; never those of the uploads, and never their bucket
`;

/** `node dist/operations/backup.js`: the database as its owner reads it, and the uploads, in one file. */
const options = {
  to: { type: 'string' },
  keep: { type: 'string' },
  unsealed: { type: 'boolean' },
  list: { type: 'boolean' },
} as const;
await runCommand({ help: HELP, options }, async ({ values, say, env }) => {
  const keep = values.keep === undefined ? null : keptDays(values.keep);
  const place = values.to ?? backupPlaceIn(env) ?? 'backups';
  const shelf = openBackupRepository(env, place);
  if (values.list) return list(shelf, say);
  const key = readSealingKey(env, place, values.unsealed === true);
  const { databaseUrl, objectStore } = readPlaces(env);
  await shelf.ready();
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const copy = shelf.copy(`shop-${moment}.tar.gz${key ? '.sealed' : ''}`);
  const store = new RetryingStore(objectStoreOf(objectStore));
  const { tables, files } = await takeBackup({ databaseUrl, store, copy, key, say });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `${rows} rows of ${tables.length} tables and ${files.count} uploaded files are in ${copy.title} (${megabytes(await copy.size())}).`,
  );
  const mark = backupMarkIn(env);
  if (mark !== null && place === env['BACKUP_TO']) await leaveMark(mark, copy.title, say);
  if (!key) say('It is not sealed: set BACKUP_KEY_FILE, or keep it where nobody else reads.');
  if (keep !== null)
    for (const name of await prune(shelf, keep, new Date())) say(`${name} is older, and is gone.`);
});

async function list(backups: BackupRepository, say: (line: string) => void): Promise<void> {
  const kept = await backups.list();
  if (kept.length === 0) return say(`There is no backup in ${backups.title}.`);
  for (const { name, at, bytes } of kept)
    say(`${backups.copy(name).title}  ${megabytes(bytes)}  ${at.toISOString()}`);
}

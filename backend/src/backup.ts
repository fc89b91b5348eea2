import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readBackupKey } from './backup/backup-key.ts';
import { megabytes, readPlaces } from './backup/places.ts';
import { PatientStore } from './backup/patient-store.ts';
import { takeBackup } from './backup/take-backup.ts';
import { fromCaller, runCommand } from './commands/command.ts';
import { objectStoreOf } from './features/uploads/adapters/store/object-store-of.ts';

const HELP = `npm run backup -- [--to FOLDER]

Writes the database and the uploads into one new file, while the shop goes on. The file has its name only once it is
whole: what ends in .unfinished was cut off.

  --to FOLDER   where to; otherwise BACKUP_FOLDER, or backups

  BACKUP_KEY or BACKUP_KEY_FILE   seals it; without one anybody who gets the file can read it. Keep the key elsewhere:
                                  nobody opens the file without it. Make one with: openssl rand -base64 48
`;

/** `node dist/backup.js`: the database as its owner reads it, and the uploads, in one file. */
const options = { to: { type: 'string' } } as const;
await runCommand({ help: HELP, options }, async ({ values, say, env }) => {
  const key = readBackupKey(env);
  const { databaseUrl, objectStore } = readPlaces(env);
  const folder = path.resolve(fromCaller(env), values.to ?? env['BACKUP_FOLDER'] ?? 'backups');
  await mkdir(folder, { recursive: true });
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const file = path.join(folder, `shop-${moment}.tar.gz${key ? '.sealed' : ''}`);
  const store = new PatientStore(objectStoreOf(objectStore));
  const { tables, files } = await takeBackup({ databaseUrl, store, file, key, say });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(file);
  say(
    `${rows} rows of ${tables.length} tables and ${files.count} uploaded files are in ${file} (${megabytes(size)}).`,
  );
  if (!key) say('It is not sealed: set BACKUP_KEY_FILE, or keep it where nobody else reads.');
});

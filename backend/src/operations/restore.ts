import { readBackupKey } from './backup/backup-key.ts';
import { RetryingStore } from './backup/retrying-store.ts';
import { readPlaces } from './backup/places.ts';
import { readCopy } from './backup/open-backup-repository.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { runCommand } from './commands/command.ts';
import { objectStoreOf } from '../features/uploads/adapters/store/object-store-of.ts';

const HELP = `npm run restore -- FILE [--dry-run] [--replace]
npm run restore -- s3://BUCKET/PREFIX/NAME [--dry-run] [--replace]

Checks a whole backup, fills an empty database and the uploads with it, and compares what came back with what the backup
says. An empty database is migrated first. Stop the shop before, and start all its parts anew afterwards.

  --dry-run     checks backup and target, changes nothing
  --replace     the target may hold a shop; what it holds is lost

  BACKUP_KEY or BACKUP_KEY_FILE   what the backup was sealed with
  BACKUP_S3_…                     for a bucket, as npm run backup -- --help has them; its --list says what is there

Nothing is announced or mailed by it. Letters that waited when the backup was taken wait again, and leave when the shop
starts: for a rehearsal start it without SMTP_HOST.
`;

/** `node dist/operations/restore.js`: a backup becomes the shop again. */
const options = { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } } as const;
await runCommand({ help: HELP, options, operand: 'FILE' }, async ({ values, operand, say, env }) => {
  const { databaseUrl, objectStore } = readPlaces(env);
  const dryRun = values['dry-run'] ?? false;
  const { takenAt, tables, files } = await restoreBackup({
    databaseUrl,
    store: new RetryingStore(objectStoreOf(objectStore)),
    copy: readCopy(env, operand),
    key: readBackupKey(env),
    replace: values.replace ?? false,
    dryRun,
    say,
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const held = `${rows} rows of ${tables.length} tables and ${files.count} uploaded files, as they were at ${takenAt}`;
  if (dryRun) return say(`The backup is whole and the target can take it: ${held}. Nothing was changed.`);
  say(`Restored and compared: ${held}. Counts and checksums are the backup’s.`);
  say('Now run `npm run reconcile`, and start all parts of the shop anew.');
});

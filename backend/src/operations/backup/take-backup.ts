import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { CLAIM_PHOTOS, DOCUMENTS, PICTURES } from '../../features/uploads/application/object-names.ts';
import type { ObjectStore } from '../../features/uploads/application/object-store.ts';
import { ArchiveWriter } from './archive-writer.ts';
import type { BackupCopy } from './backup-copy.ts';
import { BackupError } from './backup-error.ts';
import { migrationsOf } from '../commands/applied-migrations.ts';
import { sequencesOf, tablesOf, type Table } from './catalog.ts';
import { FILES, FORMAT, MANIFEST, TABLES, type Manifest, type TableSummary } from './manifest.ts';
import { asOwner } from '../commands/owner-connection.ts';
import { steadily, type Say } from './steadily.ts';
import { FileSum, RowSum } from './sums.ts';

/** A tar entry says how long it is before it begins, so that a table of any length comes in parts. Bytes. */
const PART = 1_048_576;

export interface BackupPlan {
  databaseUrl: string;
  store: ObjectStore;
  copy: BackupCopy;
  key: string | null;
  say: Say;
}

/** Writes database and uploads into one file, while the shop goes on. */
export async function takeBackup({ databaseUrl, store, copy, key, say }: BackupPlan): Promise<Manifest> {
  const archive = new ArchiveWriter(copy, key);
  try {
    const database = await asOwner(databaseUrl, (client) => writeDatabase(client, archive, say));
    // Whatever the rows of that moment name was stored before them, so it is listed now.
    const files = await writeFiles(store, archive, say);
    const manifest = { format: FORMAT, ...database, files } satisfies Manifest;
    await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** All tables as they were at one moment. */
async function writeDatabase(
  client: Client,
  archive: ArchiveWriter,
  say: Say,
): Promise<Omit<Manifest, 'format' | 'files'>> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ takenAt: Date; postgres: string }>(
    `SELECT now() AS "takenAt", current_setting('server_version') AS postgres`,
  );
  const migrations = await migrationsOf(client);
  if (migrations.length === 0)
    throw new BackupError('There is no shop in this database: nothing to back up.');
  const tables: TableSummary[] = [];
  for (const table of await tablesOf(client)) tables.push(await writeTable(client, table, archive, say));
  // A sequence knows no moment: read last, it is ahead of every row.
  const sequences = await sequencesOf(client);
  await client.query('COMMIT');
  const { takenAt, postgres } = rows[0] ?? { takenAt: new Date(), postgres: '' };
  return { takenAt: takenAt.toISOString(), postgres, migrations, tables, sequences };
}

async function writeTable(
  client: Client,
  table: Table,
  archive: ArchiveWriter,
  say: Say,
): Promise<TableSummary> {
  const { name, columns } = table;
  const sum = new RowSum();
  const progress = steadily(say);
  let part: Buffer[] = [];
  let length = 0;
  let number = 0;
  // A part ends with a row, so that each can be filled in by itself.
  const flush = async () => {
    const bytes = Buffer.concat(part);
    const end = bytes.lastIndexOf('\n') + 1;
    part = [bytes.subarray(end)];
    length = bytes.length - end;
    if (end === 0) return;
    number += 1;
    await archive.add(`${TABLES}${name}/${String(number).padStart(6, '0')}`, bytes.subarray(0, end));
  };
  const rows: AsyncIterable<Buffer> = client.query(copyTo(`COPY ${name} (${columns.join(', ')}) TO STDOUT`));
  for await (const chunk of rows) {
    sum.add(chunk);
    part.push(chunk);
    length += chunk.length;
    if (length >= PART) await flush();
    progress(() => `${name}: ${sum.rows} rows so far`);
  }
  await flush();
  return { name, columns, rows: sum.rows, bytes: sum.bytes, digest: sum.digest };
}

/** What visitors and staff are shown, photographs of broken goods too; parts of files that somebody is just sending are theirs to send again. */
async function writeFiles(store: ObjectStore, archive: ArchiveWriter, say: Say): Promise<Manifest['files']> {
  const sum = new FileSum();
  const progress = steadily(say);
  for (const prefix of [PICTURES, DOCUMENTS, CLAIM_PHOTOS]) {
    for await (const { name } of store.list(prefix)) {
      const bytes = await store.read(name);
      // Removed since it was listed.
      if (!bytes) continue;
      await archive.add(FILES + name, bytes);
      sum.add(name, bytes);
      progress(() => `uploads: ${sum.count} files so far`);
    }
  }
  return { count: sum.count, bytes: sum.bytes, digest: sum.digest };
}

import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { ObjectStore } from '../../features/uploads/application/object-store.ts';
import type { BackupCopy } from './backup-copy.ts';
import { BackupError } from './backup-error.ts';
import { guardsOf, isQueueStatistics, sequencesOf, tablesOf, type Table } from './catalog.ts';
import { checkArchive, tableIn } from './check-archive.ts';
import { FILES, TABLES, type Manifest } from './manifest.ts';
import { FilePlacing } from './place-files.ts';
import { asOwner } from '../commands/owner-connection.ts';
import { bytesOf, readArchive } from './read-archive.ts';
import { asKnownNow } from '../../platform/persistence/migrating/release-schema.ts';
import { checkTarget, migrate, refuseCompany } from './restore-target.ts';
import { steadily, type Say } from './steadily.ts';
import { RowSum } from './sums.ts';

export interface RestorePlan {
  databaseUrl: string;
  store: ObjectStore;
  copy: BackupCopy;
  key: string | null;
  /** What the target holds may go. */
  replace: boolean;
  /** Only says whether it would go well. */
  dryRun: boolean;
  say: Say;
}

/**
 * Fills the target with a backup that was checked as a whole before: rows in one transaction, which ends well only if
 * the target gives back what the backup says. Until it is committed, all that the old shop shows is as it was.
 */
export async function restoreBackup({ databaseUrl, store, copy, key, replace, dryRun, say }: RestorePlan) {
  say('Checking the backup …');
  const manifest = withoutStatistics(await checkArchive(copy, key));
  const migrations = asKnownNow(manifest.migrations);
  await checkTarget(databaseUrl, migrations, replace);
  if (dryRun) return manifest;
  await migrate(databaseUrl, migrations);
  const files = await FilePlacing.on(store);
  await asOwner(databaseUrl, async (client) => {
    await client.query('BEGIN');
    await refuseCompany(client);
    const tables = await sameTables(client, manifest);
    const guards = await guardsOf(client);
    for (const statement of guards.lift) await client.query(statement);
    await client.query(`TRUNCATE ${[...tables.keys()].join(', ')}`);
    await fill(client, files, tables, { manifest, copy, key, say });
    say('Comparing rows with the backup …');
    for (const summary of manifest.tables) await compare(client, summary);
    for (const statement of guards.restore) await client.query(statement);
    await setSequences(client, manifest);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
  if (files.later.size > 0) await replaceFiles(files, copy, key);
  const newer = await migrate(databaseUrl);
  if (newer > 0) say(`The shop is newer than the backup: ${newer} migrations ran.`);
  return manifest;
}

function withoutStatistics(manifest: Manifest): Manifest {
  return { ...manifest, tables: manifest.tables.filter(({ name }) => !isQueueStatistics(name)) };
}

async function fill(
  client: Client,
  files: FilePlacing,
  tables: Map<string, Table>,
  { manifest, copy, key, say }: Pick<RestorePlan, 'copy' | 'key' | 'say'> & { manifest: Manifest },
): Promise<void> {
  const progress = steadily(say);
  await readArchive(copy, key, async (name, body) => {
    if (name.startsWith(TABLES) && !isQueueStatistics(tableIn(name))) {
      const table = tables.get(tableIn(name));
      if (!table) throw unlike(tableIn(name));
      const rows = client.query(copyFrom(`COPY ${table.name} (${table.columns.join(', ')}) FROM STDIN`));
      await pipeline(body, rows);
      progress(() => `Filling ${table.name} …`);
    } else if (name.startsWith(FILES)) {
      await files.place(name.slice(FILES.length), await bytesOf(body));
      progress(() => `${files.count} of ${manifest.files.count} files stored …`);
    } else await bytesOf(body);
  });
  if (files.count !== manifest.files.count || files.digest !== manifest.files.digest) {
    throw new BackupError(
      'The object store does not give back the files that were put. Nothing was restored.',
    );
  }
}

/** Those of the same name that were another state's: until now the old shop could have come back. */
async function replaceFiles(files: FilePlacing, copy: BackupCopy, key: string | null): Promise<void> {
  try {
    await readArchive(copy, key, async (name, body) => {
      const bytes = await bytesOf(body);
      const own = name.slice(FILES.length);
      if (name.startsWith(FILES) && files.later.has(own)) await files.replace(own, bytes);
    });
  } catch (error) {
    throw new BackupError(
      `The rows are restored; some of ${files.later.size} files that were there under the same names are those of before ` +
        `still (${(error as Error).message}). Restore again with --replace.`,
      { cause: error },
    );
  }
}

/** The target's tables, by name, with the columns in the backup's order. Throws where the two differ. */
async function sameTables(client: Client, manifest: Manifest): Promise<Map<string, Table>> {
  const own = new Map((await tablesOf(client)).map((table) => [table.name, table]));
  for (const { name, columns } of manifest.tables) {
    if (own.get(name)?.columns.toSorted().join() !== columns.toSorted().join()) throw unlike(name);
  }
  if (own.size !== manifest.tables.length) throw unlike([...own.keys()].join(', '));
  return new Map(manifest.tables.map(({ name, columns }) => [name, { name, columns }]));
}

async function compare(
  client: Client,
  { name, columns, rows, digest }: Manifest['tables'][number],
): Promise<void> {
  const sum = new RowSum();
  const found: AsyncIterable<Buffer> = client.query(copyTo(`COPY ${name} (${columns.join(', ')}) TO STDOUT`));
  for await (const chunk of found) sum.add(chunk);
  if (sum.rows !== rows || sum.digest !== digest) {
    throw new BackupError(
      `${name} came back otherwise: ${sum.rows} rows instead of ${rows}. Nothing was restored.`,
    );
  }
}

async function setSequences(client: Client, manifest: Manifest): Promise<void> {
  const own = new Set((await sequencesOf(client)).map(({ name }) => name));
  for (const { name, next } of manifest.sequences) {
    if (!own.has(name) || !/^\d+$/.test(next)) throw unlike(name);
    // A copy of content is known by its version: after a disaster none may come again that stood for something else.
    const first =
      name === 'public.content_version' ? Math.max(Number(next), Math.floor(Date.now() / 1000)) : next;
    await client.query(`ALTER SEQUENCE ${name} RESTART WITH ${first}`);
  }
}

function unlike(name: string): BackupError {
  return new BackupError(
    `The tables of the target differ from the backup’s (${name}). Nothing was restored.`,
  );
}

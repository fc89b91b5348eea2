import type { BackupCopy } from './backup-copy.ts';
import { BackupError, cutOff, damaged } from './backup-error.ts';
import { FILES, FORMAT, MANIFEST, TABLES, type Manifest } from './manifest.ts';
import { bytesOf, readArchive } from './read-archive.ts';
import { FileSum, RowSum } from './sums.ts';

/** Reads a whole backup and compares it with its manifest. Throws a BackupError unless it is as it was written. */
export async function checkArchive(copy: BackupCopy, key: string | null): Promise<Manifest> {
  const tables = new Map<string, RowSum>();
  const files = new FileSum();
  const found: { manifest: Manifest | null } = { manifest: null };
  await readArchive(copy, key, async (name, body) => {
    // Nothing follows the manifest.
    if (found.manifest) throw damaged();
    if (name === MANIFEST) found.manifest = readManifest(await bytesOf(body));
    else if (name.startsWith(FILES)) files.add(name.slice(FILES.length), await bytesOf(body));
    else {
      const table = tableIn(name);
      const sum = tables.get(table) ?? new RowSum();
      tables.set(table, sum);
      for await (const chunk of body) sum.add(chunk);
    }
  });
  const { manifest } = found;
  if (!manifest) throw cutOff();
  const isWhole =
    manifest.files.digest === files.digest &&
    manifest.files.count === files.count &&
    [...tables.keys()].every((name) => manifest.tables.some((table) => table.name === name)) &&
    manifest.tables.every(({ name, rows, digest }) => {
      const sum = tables.get(name) ?? new RowSum();
      return sum.rows === rows && sum.digest === digest;
    });
  if (!isWhole) throw damaged();
  return manifest;
}

/** The table that a part belongs to: of `tables/public.orders/000001`, `public.orders`. */
export function tableIn(name: string): string {
  return name.slice(TABLES.length, name.lastIndexOf('/'));
}

function readManifest(bytes: Buffer): Manifest {
  const manifest = JSON.parse(bytes.toString()) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new BackupError('The backup is of another format: restore it with the release that made it.');
  }
  return manifest;
}

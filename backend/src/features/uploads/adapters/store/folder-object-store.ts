import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { DomainError } from '../../../../shared/domain-error.ts';
import { ObjectStore, type StoredObject } from '../../application/object-store.ts';

export class FolderObjectStore extends ObjectStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, body: Uint8Array): Promise<void> {
    const path = join(this.folder, name);
    // Written aside and renamed, so that a reader never sees half a file.
    const aside = `${path}.${randomUUID()}.new`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(aside, body);
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true }).catch(() => undefined);
      throw away(error);
    }
  }

  read(name: string): Promise<Uint8Array | null> {
    return unlessMissing(readFile(join(this.folder, name)));
  }

  async remove(name: string): Promise<void> {
    const path = join(this.folder, name);
    await unlessMissing(rm(path));
    // The folder goes with its last file.
    await rmdir(dirname(path)).catch(() => undefined);
  }

  /** What was being written when a process died is listed too, so that it is found. */
  async *list(prefix: string): AsyncIterable<StoredObject> {
    const entries = await unlessMissing(
      readdir(join(this.folder, prefix), { recursive: true, withFileTypes: true }),
    );
    for (const entry of entries ?? []) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const known = await unlessMissing(stat(path));
      if (known) yield { name: relative(this.folder, path).split(sep).join('/'), storedAt: known.mtime };
    }
  }
}

/** A disk that is full or gone is a store that is away. */
function away(error: unknown): DomainError {
  return new DomainError('unavailable', 'object-store-unavailable', {}, { cause: error });
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw away(error);
  }
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ObjectStore } from '../../application/object-store.ts';

export class FolderObjectStore extends ObjectStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, body: Uint8Array): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    // Written aside and renamed, so that a reader never sees half a file.
    const aside = `${path}.${process.pid}.new`;
    await writeFile(aside, body);
    await rename(aside, path);
  }

  async read(name: string): Promise<Uint8Array | null> {
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }
}

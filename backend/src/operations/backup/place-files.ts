import type { ObjectStore } from '../../features/uploads/application/object-store.ts';
import { BackupError } from './backup-error.ts';
import { FileSum } from './sums.ts';

/**
 * Puts the files of a backup beside those that are there, and over none of them: until the rows are committed the old
 * shop must be whole. A file’s name is its upload’s alone, and its bytes never change, so nearly all are new or equal; what
 * has the same name and other bytes (a redrawn picture of the demonstration) is left for after the COMMIT.
 */
export class FilePlacing {
  private readonly sum = new FileSum();
  /** Names whose bytes are another state’s still. */
  readonly later = new Set<string>();

  private constructor(
    private readonly store: ObjectStore,
    private readonly there: ReadonlySet<string>,
  ) {}

  static async on(store: ObjectStore): Promise<FilePlacing> {
    const there = new Set<string>();
    for await (const { name } of store.list('')) there.add(name);
    return new FilePlacing(store, there);
  }

  get count(): number {
    return this.sum.count;
  }

  get digest(): string {
    return this.sum.digest;
  }

  async place(name: string, bytes: Buffer): Promise<void> {
    const present = this.there.has(name) ? await this.store.read(name) : null;
    if (present && !bytes.equals(present)) {
      this.later.add(name);
      this.sum.add(name, bytes);
    } else {
      if (!present) await this.store.put(name, bytes, typeOf(name));
      this.sum.add(name, present ?? (await this.store.read(name)) ?? Buffer.alloc(0));
    }
  }

  /** The rows are committed: now the new shop must be whole. */
  async replace(name: string, bytes: Buffer): Promise<void> {
    await this.store.put(name, bytes, typeOf(name));
    const present = await this.store.read(name);
    if (!present || !bytes.equals(present))
      throw new BackupError(`The object store does not give back ${name}.`);
  }
}

function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return ending === 'pdf' ? 'application/pdf' : `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

import type { Clock } from '../../../shared/clock.ts';
import { DOCUMENTS, INCOMING, keyIn, PICTURES } from './object-names.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import type { Uploads } from './uploads.ts';

const HOUR = 3_600_000;
/** An upload that is being stored has its row soon after its objects. */
const SETTLED_AFTER = HOUR;
/** Whoever stopped sending for so long begins anew. */
const GIVEN_UP_AFTER = 24 * HOUR;
/** Objects looked up at once. */
const BATCH = 500;

/** Removes what no upload knows: parts that nobody finished, files whose row was never written or is gone. */
export class SweepUploads {
  constructor(
    private readonly store: ObjectStore,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
  ) {}

  /** How many objects went; in a dry run, how many would go. */
  async execute(dryRun = false): Promise<number> {
    const remove = dryRun ? () => Promise.resolve() : (name: string) => this.store.remove(name);
    let removed = await removeAll(this.settled(INCOMING, GIVEN_UP_AFTER), async (names) => names, remove);
    for (const prefix of [PICTURES, DOCUMENTS]) {
      const unknown = async (names: string[]) => {
        const known = await this.uploads.known(names.map(keyIn));
        return names.filter((name) => !known.has(keyIn(name)));
      };
      removed += await removeAll(this.settled(prefix, SETTLED_AFTER), unknown, remove);
    }
    return removed;
  }

  private async *settled(prefix: string, age: number): AsyncIterable<StoredObject> {
    const before = this.clock.now().getTime() - age;
    for await (const object of this.store.list(prefix)) if (object.storedAt.getTime() < before) yield object;
  }
}

async function removeAll(
  objects: AsyncIterable<StoredObject>,
  unwanted: (names: string[]) => Promise<string[]>,
  remove: (name: string) => Promise<void>,
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const flush = async () => {
    const names = await unwanted(batch);
    for (const name of names) await remove(name);
    removed += names.length;
    batch = [];
  };
  for await (const { name } of objects) if (batch.push(name) === BATCH) await flush();
  if (batch.length > 0) await flush();
  return removed;
}

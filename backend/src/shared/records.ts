import type { Revised } from '@shop/contracts/revised';

/** Where records that staff enter are kept, each under its key. */
export interface Records<Entry> {
  find(key: string): Promise<Revised<Entry> | null>;
  add(key: string, entry: Entry): Promise<void>;
  /** False when it has another revision by now. */
  save(key: string, entry: Entry, revision: number): Promise<boolean>;
}

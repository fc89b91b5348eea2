import type { ListPage } from '@shop/contracts/listing/views';
import type { Revised } from '@shop/contracts/revised';

/** Where records that staff enter are kept, each under its key. `Beside` is told of a record besides. */
export interface Records<Entry, Beside extends object = object> {
  find(key: string): Promise<(Revised<Entry> & Beside) | null>;
  add(key: string, entry: Entry): Promise<void>;
  /** False when it has another revision by now. */
  save(key: string, entry: Entry, revision: number): Promise<boolean>;
}

/** Records that staff enter, with the list in which they find them. */
export abstract class RecordList<Query, Row, Entry, Beside extends object = object> {
  abstract readonly records: Records<Entry, Beside>;
  abstract page(query: Query): Promise<ListPage<Row>>;
  /** For a file. @throws DomainError too-many-to-export */
  abstract all(query: Query): Promise<Row[]>;
}

import type { FactoryProvider } from '@nestjs/common';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { RecordList } from '../../shared/records/records.ts';
import { Database } from './database.ts';
import { allOf, pageOf, type Listing } from './listing/listing.ts';
import { RecordTable, type TableOf } from './record-table.ts';

/** Provides records whose table and list are all there is to say of them. */
export function recordList<Query extends ListQuery, Row, Entry extends object, Beside extends object>(
  port: abstract new () => RecordList<Query, Row, Entry, Beside>,
  table: TableOf<Entry, Beside>,
  listing: Listing<Query, Row, Row>,
): FactoryProvider<RecordList<Query, Row, Entry, Beside>> {
  return {
    provide: port,
    inject: [Database],
    useFactory: (database: Database) => ({
      records: new RecordTable(database, table),
      page: (query) => pageOf(database, listing, query),
      all: (query) => allOf(database, listing, query),
    }),
  };
}

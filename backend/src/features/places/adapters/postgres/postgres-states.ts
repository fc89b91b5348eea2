import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { StateEntry, StateView } from '@shop/contracts/places/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { hasWords } from '../../../../persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../persistence/listing/listing.ts';
import { columnsOf, RecordTable, type TableOf } from '../../../../persistence/record-table.ts';
import { States } from '../../application/states.ts';

const table: TableOf<StateEntry> = {
  table: 'state',
  key: 'code',
  fields: {
    allowed: 'plain',
    reason: 'plain',
    goods: 'plain',
    minimumOrderPaise: 'plain',
    packingBasisPoints: 'plain',
    doorDeliveryPaise: 'plain',
    burstingHours: 'plain',
    note: 'plain',
    source: 'plain',
    checkedOn: 'plain',
  },
};

const listing: Listing<ListPlacesQuery, StateView, StateView> = {
  name: 'states',
  columns: sql`code, name, ${columnsOf(table)}`,
  from: sql`state`,
  key: sql`code`,
  keyKind: 'text',
  sorts: { usual: { by: sql`position`, kind: 'number' } },
  conditions: ({ search = '' }) => hasWords(sql`concat_ws(' ', code, name)`, search),
  viewOf: (row) => row,
};

@Injectable()
export class PostgresStates extends States {
  readonly records: RecordTable<StateEntry>;

  constructor(private readonly database: Database) {
    super();
    this.records = new RecordTable(database, table);
  }

  page(query: ListPlacesQuery): Promise<ListPage<StateView>> {
    return pageOf(this.database, listing, query);
  }

  find(code: string) {
    return this.records.find<{ name: string }>(code, sql`name`);
  }
}

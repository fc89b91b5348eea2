import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { hasWords } from '../../../../persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../persistence/listing/listing.ts';
import { columnsOf, RecordTable, type TableOf } from '../../../../persistence/record-table.ts';
import { PickupLocations } from '../../application/pickup-locations.ts';

const table: TableOf<PickupLocationEntry> = {
  table: 'pickup_location',
  key: 'id',
  fields: {
    name: 'plain',
    contact: 'plain',
    phone: 'plain',
    address: 'plain',
    city: 'plain',
    pinCode: 'plain',
    stateCode: 'plain',
    hours: 'plain',
    mapUrl: 'plain',
    freightPaise: 'plain',
    active: 'plain',
  },
};

const listing: Listing<ListPlacesQuery, PickupLocationRowView, PickupLocationRowView> = {
  name: 'pickup-locations',
  columns: sql`pickup_location.id, ${columnsOf(table)}, s.name AS state_name`,
  from: sql`pickup_location JOIN state s ON s.code = state_code`,
  key: sql`pickup_location.id`,
  sorts: { name: { by: sql`pickup_location.name`, kind: 'text' } },
  conditions: ({ search = '' }) =>
    hasWords(sql`concat_ws(' ', pickup_location.name, city, s.name, contact, phone, pin_code)`, search),
  viewOf: (row) => row,
};

@Injectable()
export class PostgresPickupLocations extends PickupLocations {
  readonly records: RecordTable<PickupLocationEntry>;

  constructor(private readonly database: Database) {
    super();
    this.records = new RecordTable(database, table);
  }

  page(query: ListPlacesQuery): Promise<ListPage<PickupLocationRowView>> {
    return pageOf(this.database, listing, query);
  }
}

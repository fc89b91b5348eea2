import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { StateEntry, StateView } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { hasWords } from '../../../../persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../persistence/listing/listing.ts';
import { States } from '../../application/states.ts';

const entryColumns = sql`allowed, reason, goods, minimum_order_paise, packing_basis_points, door_delivery_paise,
  bursting_hours, note, source, checked_on`;

const listing: Listing<ListPlacesQuery, StateView, StateView> = {
  name: 'states',
  columns: sql`code, name, ${entryColumns}`,
  from: sql`state`,
  key: sql`code`,
  keyKind: 'text',
  sorts: { usual: { by: sql`position`, kind: 'number' } },
  conditions: ({ search = '' }) => hasWords(sql`concat_ws(' ', code, name)`, search),
  viewOf: (row) => row,
};

@Injectable()
export class PostgresStates extends States {
  constructor(private readonly database: Database) {
    super();
  }

  page(query: ListPlacesQuery): Promise<ListPage<StateView>> {
    return pageOf(this.database, listing, query);
  }

  async find(code: string): Promise<(Revised<StateEntry> & { name: string }) | null> {
    const row = await this.database.row(sql<StateEntry & { revision: number; name: string }>`
      SELECT name, ${entryColumns}, revision FROM state WHERE code = ${code}`);
    if (!row) return null;
    const { revision, name, ...value } = row;
    return { value, revision, name };
  }

  async save(code: string, entry: StateEntry, revision: number): Promise<boolean> {
    const changed = await this.database.run(sql`
      UPDATE state SET allowed = ${entry.allowed}, reason = ${entry.reason}, goods = ${entry.goods},
        minimum_order_paise = ${entry.minimumOrderPaise}, packing_basis_points = ${entry.packingBasisPoints},
        door_delivery_paise = ${entry.doorDeliveryPaise}, bursting_hours = ${entry.burstingHours}, note = ${entry.note},
        source = ${entry.source}, checked_on = ${entry.checkedOn}, revision = revision + 1
      WHERE code = ${code} AND revision = ${revision}`);
    return changed === 1;
  }
}

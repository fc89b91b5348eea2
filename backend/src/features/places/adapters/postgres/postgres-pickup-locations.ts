import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListPlacesQuery } from '@shop/contracts/places/requests';
import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { hasWords } from '../../../../persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../persistence/listing/listing.ts';
import { PickupLocations } from '../../application/pickup-locations.ts';

const entryColumns = sql`l.name, l.contact, l.phone, l.address, l.city, l.pin_code, l.state_code, l.hours, l.map_url,
  l.freight_paise, l.active`;

const listing: Listing<ListPlacesQuery, PickupLocationRowView, PickupLocationRowView> = {
  name: 'pickup-locations',
  columns: sql`l.id, ${entryColumns}, s.name AS state_name`,
  from: sql`pickup_location l JOIN state s ON s.code = l.state_code`,
  key: sql`l.id`,
  sorts: { name: { by: sql`l.name`, kind: 'text' } },
  conditions: ({ search = '' }) =>
    hasWords(sql`concat_ws(' ', l.name, l.city, s.name, l.contact, l.phone, l.pin_code)`, search),
  viewOf: (row) => row,
};

@Injectable()
export class PostgresPickupLocations extends PickupLocations {
  constructor(private readonly database: Database) {
    super();
  }

  page(query: ListPlacesQuery): Promise<ListPage<PickupLocationRowView>> {
    return pageOf(this.database, listing, query);
  }

  async find(id: string): Promise<Revised<PickupLocationEntry> | null> {
    const row = await this.database.row(sql<PickupLocationEntry & { revision: number }>`
      SELECT ${entryColumns}, l.revision FROM pickup_location l WHERE l.id = ${id}`);
    if (!row) return null;
    const { revision, ...value } = row;
    return { value, revision };
  }

  async add(id: string, entry: PickupLocationEntry): Promise<void> {
    await this.database.run(sql`
      INSERT INTO pickup_location (id, name, contact, phone, address, city, pin_code, state_code, hours, map_url,
        freight_paise, active)
      VALUES (${id}, ${entry.name}, ${entry.contact}, ${entry.phone}, ${entry.address}, ${entry.city},
        ${entry.pinCode}, ${entry.stateCode}, ${entry.hours}, ${entry.mapUrl}, ${entry.freightPaise},
        ${entry.active})`);
  }

  async save(id: string, entry: PickupLocationEntry, revision: number): Promise<boolean> {
    const changed = await this.database.run(sql`
      UPDATE pickup_location SET name = ${entry.name}, contact = ${entry.contact}, phone = ${entry.phone},
        address = ${entry.address}, city = ${entry.city}, pin_code = ${entry.pinCode},
        state_code = ${entry.stateCode}, hours = ${entry.hours}, map_url = ${entry.mapUrl},
        freight_paise = ${entry.freightPaise}, active = ${entry.active}, revision = revision + 1
      WHERE id = ${id} AND revision = ${revision}`);
    return changed === 1;
  }
}

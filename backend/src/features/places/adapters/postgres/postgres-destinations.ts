import { Injectable } from '@nestjs/common';
import type { DestinationsView, PickupLocationView, StateView } from '@shop/contracts/places/views';
import { sql } from 'kysely';
import { ContentCache } from '../../../../persistence/content-cache.ts';
import { Database } from '../../../../persistence/database.ts';
import { Destinations } from '../../application/destinations.ts';

@Injectable()
export class PostgresDestinations extends Destinations {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
  ) {
    super();
  }

  all(): Promise<DestinationsView> {
    return this.cache.keep('destinations', async () => {
      const [states, pickupLocations] = await Promise.all([this.states(), this.pickupLocations()]);
      return { states, pickupLocations };
    });
  }

  private states(): Promise<StateView[]> {
    return this.database.rows(sql<StateView>`
      SELECT code, name, allowed, reason, goods, minimum_order_paise, packing_basis_points, bursting_hours, note, source,
        checked_on, door_delivery_paise
      FROM state ORDER BY position, code`);
  }

  private pickupLocations(): Promise<PickupLocationView[]> {
    return this.database.rows(sql<PickupLocationView>`
      SELECT l.id, l.name, l.contact, l.phone, l.address, l.city, l.pin_code, l.state_code, l.hours, l.map_url,
        l.freight_paise
      FROM pickup_location l JOIN state s ON s.code = l.state_code
      WHERE l.active ORDER BY s.position, l.position`);
  }
}

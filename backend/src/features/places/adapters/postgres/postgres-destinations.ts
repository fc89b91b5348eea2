import { Injectable } from '@nestjs/common';
import type { DestinationsView, PickupLocationView, StateView } from '@shop/contracts/places/views';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
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
    return this.database.rows(
      db
        .selectFrom('state')
        .select([
          'code',
          'name',
          'allowed',
          'reason',
          'reasonTa',
          'goods',
          'minimumOrderPaise',
          'packingBasisPoints',
          'burstingHours',
          'burstingHoursTa',
          'note',
          'noteTa',
          'source',
          'checkedOn',
          'doorDeliveryPaise',
        ])
        .where('served', '=', true)
        .orderBy('position')
        .orderBy('code'),
    );
  }

  private pickupLocations(): Promise<PickupLocationView[]> {
    return this.database.rows(
      db
        .selectFrom('pickup_location as l')
        .innerJoin('state as s', 's.code', 'l.stateCode')
        .select([
          'l.id',
          'l.name',
          'l.contact',
          'l.phone',
          'l.address',
          'l.city',
          'l.pinCode',
          'l.stateCode',
          'l.hours',
          'l.mapUrl',
          'l.freightPaise',
        ])
        .where('l.active', '=', true)
        .where('s.served', '=', true)
        .orderBy('s.position')
        .orderBy('l.position'),
    );
  }
}

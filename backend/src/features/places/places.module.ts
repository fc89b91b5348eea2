import { Module } from '@nestjs/common';
import { pickupLocations } from './adapters/postgres/pickup-locations.ts';
import { PostgresCities } from './adapters/postgres/postgres-cities.ts';
import { PostgresDestinations } from './adapters/postgres/postgres-destinations.ts';
import { PostgresStateEffects } from './adapters/postgres/postgres-state-effects.ts';
import { states } from './adapters/postgres/states.ts';
import { Cities } from './application/cities.ts';
import { Destinations } from './application/destinations.ts';
import { PickupLocations } from './application/pickup-locations.ts';
import { PlacesDesk } from './application/places-desk.ts';
import { StateEffects, States } from './application/states.ts';

@Module({
  providers: [
    { provide: Destinations, useClass: PostgresDestinations },
    { provide: StateEffects, useClass: PostgresStateEffects },
    { provide: Cities, useClass: PostgresCities },
    pickupLocations,
    states,
    PlacesDesk,
  ],
  exports: [Destinations, Cities, PickupLocations, States, StateEffects, PlacesDesk],
})
export class PlacesModule {}

import { Module } from '@nestjs/common';
import { RevisedRecords } from '../../shared/revised-records.ts';
import { useCase } from '../../shared/use-case.ts';
import { PostgresCities } from './adapters/postgres/postgres-cities.ts';
import { PostgresDestinations } from './adapters/postgres/postgres-destinations.ts';
import { PostgresPickupLocations } from './adapters/postgres/postgres-pickup-locations.ts';
import { PostgresStates } from './adapters/postgres/postgres-states.ts';
import { Cities } from './application/cities.ts';
import { Destinations } from './application/destinations.ts';
import { PickupLocations } from './application/pickup-locations.ts';
import { PlacesDesk } from './application/places-desk.ts';
import { States } from './application/states.ts';

@Module({
  providers: [
    { provide: Destinations, useClass: PostgresDestinations },
    { provide: Cities, useClass: PostgresCities },
    { provide: PickupLocations, useClass: PostgresPickupLocations },
    { provide: States, useClass: PostgresStates },
    useCase(PlacesDesk, PickupLocations, States, Cities, RevisedRecords),
  ],
  exports: [Destinations, Cities, PickupLocations, States, PlacesDesk],
})
export class PlacesModule {}

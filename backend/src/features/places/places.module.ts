import { Module } from '@nestjs/common';
import { PostgresCities } from './adapters/postgres/postgres-cities.ts';
import { PostgresDestinations } from './adapters/postgres/postgres-destinations.ts';
import { Cities } from './application/cities.ts';
import { Destinations } from './application/destinations.ts';

@Module({
  providers: [
    { provide: Destinations, useClass: PostgresDestinations },
    { provide: Cities, useClass: PostgresCities },
  ],
  exports: [Destinations, Cities],
})
export class PlacesModule {}

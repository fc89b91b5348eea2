import { Module } from '@nestjs/common';
import { PostgresCities, PostgresDestinations } from './adapters/postgres/postgres-places.ts';
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

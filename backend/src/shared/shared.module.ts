import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.ts';
import { Identifiers, RandomIdentifiers } from './identifiers.ts';

@Global()
@Module({
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: Identifiers, useClass: RandomIdentifiers },
  ],
  exports: [Clock, Identifiers],
})
export class SharedModule {}

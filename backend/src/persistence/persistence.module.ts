import { Global, Module } from '@nestjs/common';
import { Throttle } from '../shared/throttle.ts';
import { Transaction } from '../shared/transaction.ts';
import { ContentCache } from './content-cache.ts';
import { ContentVersion } from './content-version.ts';
import { Database } from './database.ts';
import { MikroTransaction } from './mikro-transaction.ts';
import { PostgresThrottle } from './postgres-throttle.ts';

@Global()
@Module({
  providers: [
    Database,
    ContentCache,
    ContentVersion,
    { provide: Transaction, useClass: MikroTransaction },
    { provide: Throttle, useClass: PostgresThrottle },
  ],
  exports: [ContentCache, Database, ContentVersion, Transaction, Throttle],
})
export class PersistenceModule {}

import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../shared/audit-log.ts';
import { Throttle } from '../shared/throttle.ts';
import { Transaction } from '../shared/transaction.ts';
import { ContentCache } from './content-cache.ts';
import { ContentVersion } from './content-version.ts';
import { Listener } from './listener.ts';
import { Database } from './database.ts';
import { MikroTransaction } from './mikro-transaction.ts';
import { PostgresAuditLog } from './postgres-audit-log.ts';
import { PostgresThrottle } from './postgres-throttle.ts';

@Global()
@Module({
  providers: [
    Database,
    ContentCache,
    ContentVersion,
    Listener,
    { provide: Transaction, useClass: MikroTransaction },
    { provide: AuditLog, useClass: PostgresAuditLog },
    { provide: Throttle, useClass: PostgresThrottle },
  ],
  exports: [AuditLog, ContentCache, Database, ContentVersion, Listener, Transaction, Throttle],
})
export class PersistenceModule {}

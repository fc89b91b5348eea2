import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../shared/audit-log.ts';
import { Throttle } from '../shared/throttle.ts';
import { Transaction } from '../shared/transaction.ts';
import { ContentCache } from '../persistence/content-cache.ts';
import { ContentVersion } from '../persistence/content-version.ts';
import { Database } from '../persistence/database.ts';
import { MikroTransaction } from '../persistence/mikro-transaction.ts';
import { PostgresAuditLog } from '../persistence/postgres-audit-log.ts';
import { PostgresThrottle } from '../persistence/postgres-throttle.ts';

@Global()
@Module({
  providers: [
    Database,
    ContentCache,
    ContentVersion,
    { provide: Transaction, useClass: MikroTransaction },
    { provide: AuditLog, useClass: PostgresAuditLog },
    { provide: Throttle, useClass: PostgresThrottle },
  ],
  exports: [AuditLog, ContentCache, Database, ContentVersion, Transaction, Throttle],
})
export class PersistenceModule {}

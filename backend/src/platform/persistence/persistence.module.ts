import { Global, Module } from '@nestjs/common';
import { Attempts } from '../../shared/attempts.ts';
import { AuditLog } from '../../shared/records/audit-log.ts';
import { EarlierTransfers } from '../../shared/earlier-transfers.ts';
import { Ordering } from '../../shared/records/ordering.ts';
import { Removal } from '../../shared/records/removal.ts';
import { RevisedRecords } from '../../shared/records/revised-records.ts';
import { Throttle } from '../../shared/throttle/throttle.ts';
import { Transaction } from '../../shared/transaction.ts';
import { ContentCache } from './content-cache.ts';
import { ContentVersion } from './content-version.ts';
import { Heartbeat } from './connections/heartbeat.ts';
import { Listener } from './connections/listener.ts';
import { Database } from './database.ts';
import { MikroTransaction } from './mikro-transaction.ts';
import { ReadReplica } from './replica/read-replica.ts';
import { PoolerBounds } from './connections/pooler-bounds.ts';
import { PostgresAttempts } from './ports/postgres-attempts.ts';
import { PostgresAuditLog } from './ports/postgres-audit-log.ts';
import { PostgresEarlierTransfers } from './ports/postgres-earlier-transfers.ts';
import { PostgresOrdering } from './ports/postgres-ordering.ts';
import { PostgresRemoval } from './ports/postgres-removal.ts';
import { PostgresThrottle } from './ports/postgres-throttle.ts';

@Global()
@Module({
  providers: [
    Database,
    ContentCache,
    ContentVersion,
    Heartbeat,
    Listener,
    PoolerBounds,
    ReadReplica,
    { provide: Transaction, useClass: MikroTransaction },
    { provide: Attempts, useClass: PostgresAttempts },
    { provide: AuditLog, useClass: PostgresAuditLog },
    { provide: EarlierTransfers, useClass: PostgresEarlierTransfers },
    { provide: Ordering, useClass: PostgresOrdering },
    { provide: Removal, useClass: PostgresRemoval },
    { provide: Throttle, useClass: PostgresThrottle },
    RevisedRecords,
  ],
  exports: [
    Attempts,
    AuditLog,
    ContentCache,
    Database,
    ContentVersion,
    EarlierTransfers,
    Listener,
    Ordering,
    Removal,
    ReadReplica,
    RevisedRecords,
    Transaction,
    Throttle,
  ],
})
export class PersistenceModule {}

import { Injectable } from '@nestjs/common';
import type { ListAuditQuery } from '@shop/contracts/audit/requests';
import type { AuditEntryView, AuditPersonView } from '@shop/contracts/audit/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { allOf, pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { AuditTrail } from '../../application/audit-trail.ts';

/** Raw SQL: what the list is made of. */
const auditListing: Listing<ListAuditQuery, AuditEntryView, AuditEntryView> = {
  name: 'audit',
  columns: sql`id, at, CASE WHEN actor_kind <> 'system' THEN actor_name END AS actor, action, subject, before, after`,
  from: sql`audit_entry`,
  key: sql`id`,
  sorts: { newest: { by: sql`at`, kind: 'instant', descending: true } },
  conditions: (query) => [
    ...(query.person ? [sql`actor_id = ${query.person}::uuid`] : []),
    ...(query.kind ? [sql`split_part(subject, '/', 1) = ${query.kind}`] : []),
    ...isWithin(sql`at`, query),
  ],
  viewOf: (row) => row,
};

@Injectable()
export class PostgresAuditTrail extends AuditTrail {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
  ) {
    super();
  }

  page(query: ListAuditQuery): Promise<ListPage<AuditEntryView>> {
    return this.replica.read((reads) => pageOf(reads, auditListing, query));
  }

  all(query: ListAuditQuery): Promise<AuditEntryView[]> {
    return this.replica.readLong((reads) => allOf(reads, auditListing, query));
  }

  people(): Promise<AuditPersonView[]> {
    return this.database.rows(db.selectFrom('staff').select(['id', 'name']).orderBy('name').orderBy('id'));
  }
}

import { Injectable } from '@nestjs/common';
import type { ListAuditQuery } from '@shop/contracts/audit/requests';
import type { AuditEntryView, AuditPersonView } from '@shop/contracts/audit/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { allOf, pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { AuditTrail } from '../../application/audit-trail.ts';

/** Raw SQL: what the list is made of. */

/** The thing's key, behind the stroke: `season` of `setting/season`. */
const KEY = sql`split_part(subject, '/', 2)`;
const NO_ID = sql`CASE WHEN NOT pg_input_is_valid(${KEY}, 'uuid') THEN ${KEY} END`;
const ID = sql`CASE WHEN pg_input_is_valid(${KEY}, 'uuid') THEN ${KEY}::uuid END`;

/** What things are called now, by their kind. */
const NAMES: Readonly<Record<string, RawBuilder<string>>> = {
  product: sql`SELECT concat_ws(' ', t.code, t.name) FROM product t WHERE t.id = ${ID}`,
  category: sql`SELECT t.name FROM category t WHERE t.id = ${ID}`,
  brand: sql`SELECT t.name FROM brand t WHERE t.id = ${ID}`,
  'product-tag': sql`SELECT t.name FROM product_tag t WHERE t.id = ${ID}`,
  'ready-list': sql`SELECT t.name FROM ready_list t WHERE t.id = ${ID}`,
  city: sql`SELECT t.name FROM city t WHERE t.id = ${ID}`,
  'pickup-location': sql`SELECT t.name FROM pickup_location t WHERE t.id = ${ID}`,
  state: sql`SELECT t.name FROM state t WHERE t.code = ${KEY}`,
  post: sql`SELECT t.title FROM post t WHERE t.id = ${ID}`,
  referrer: sql`SELECT t.name FROM referrer t WHERE t.id = ${ID}`,
  staff: sql`SELECT t.name FROM staff t WHERE t.id = ${ID}`,
  scheme: sql`SELECT t.name FROM scheme t WHERE t.id = ${ID}`,
  upload: sql`SELECT t.name FROM picture t WHERE t.key = ${KEY} UNION ALL
    SELECT t.name FROM document t WHERE t.key = ${KEY} LIMIT 1`,
};

const thing = sql<string | null>`coalesce(
  CASE split_part(subject, '/', 1)
    ${sql.join(
      Object.entries(NAMES).map(([kind, name]) => sql`WHEN ${sql.lit(kind)} THEN (${name})`),
      sql` `,
    )}
    ELSE ${NO_ID} END,
  -- It is gone: as it was called then.
  after ->> 'name', before ->> 'name', after ->> 'title', before ->> 'title', ${NO_ID})`;

export const auditListing: Listing<ListAuditQuery, AuditEntryView, AuditEntryView> = {
  name: 'audit',
  columns: sql`id, at, CASE WHEN actor_kind <> 'system' THEN actor_name END AS actor, action, subject,
    ${thing} AS thing, before, after`,
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

import { Injectable } from '@nestjs/common';
import type { OwnerAlertView } from '@shop/contracts/accounts/views';
import type { Role } from '@shop/contracts/rules/permissions';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListUsersQuery } from '@shop/contracts/users/requests';
import type { UserView } from '@shop/contracts/users/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import {
  StaffRepository,
  type FirstOwner,
  type NewStaff,
  type Owner,
} from '../../application/staff/staff-repository.ts';

/** Raw SQL: the columns and conditions of a list, locks, and an insert that looks for another owner in its statement. */

/** More alerts than a person reads; they all stand in the audit log. */
const MOST_ALERTS = 50;

const states = {
  disabled: sql`NOT p.active`,
  invited: sql`p.active AND p.password_hash IS NULL`,
  active: sql`p.active AND p.password_hash IS NOT NULL`,
};

const columns = sql`p.id, p.email, p.name, p.role,
  CASE WHEN ${states.disabled} THEN 'disabled' WHEN ${states.invited} THEN 'invited' ELSE 'active' END AS state,
  p.totp_since IS NOT NULL AS second_factor, seen.last_seen_at, seen.sessions`;

const from = sql`staff p CROSS JOIN LATERAL (
  SELECT max(s.rotated_at) AS last_seen_at, count(*) FILTER (WHERE s.ended_at IS NULL AND s.expires_at > now()
    AND s.access_version = p.access_version AND p.active)::integer AS sessions
  FROM session s WHERE s.audience = 'admin' AND s.person_id = p.id) seen`;

const userListing: Listing<ListUsersQuery, UserView, UserView> = {
  name: 'users',
  columns,
  from,
  key: sql`p.id`,
  sorts: { name: { by: sql`p.name`, kind: 'text' } },
  conditions: ({ search, role, state }) => [
    ...hasWords(sql`p.name || ' ' || p.email`, search ?? ''),
    ...(role ? [sql`p.role = ${role}`] : []),
    ...(state ? [states[state]] : []),
  ],
  viewOf: (row) => row,
};

@Injectable()
export class PostgresStaffRepository extends StaffRepository {
  constructor(
    private readonly database: Database,
    private readonly transaction: Transaction,
  ) {
    super();
  }

  page(query: ListUsersQuery): Promise<ListPage<UserView>> {
    return pageOf(this.database, userListing, query);
  }

  find(id: string): Promise<UserView | null> {
    return this.database.row(sql<UserView>`SELECT ${columns} FROM ${from} WHERE p.id = ${id}`);
  }

  async lock(id: string): Promise<UserView | null> {
    // Two owners who demote each other at once would both see another owner.
    await this.database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('owners'))`);
    return this.find(id);
  }

  async add({ id, email, name, role, createdAt }: NewStaff): Promise<void> {
    await this.database.run(db.insertInto('staff').values({ id, email, name, role, createdAt }));
  }

  async setRole(id: string, role: Role): Promise<void> {
    await this.database.run(db.updateTable('staff').set({ role }).where('id', '=', id));
  }

  async setActive(id: string, active: boolean): Promise<void> {
    await this.database.run(db.updateTable('staff').set({ active }).where('id', '=', id));
  }

  async otherOwners(id: string): Promise<number> {
    const rows = await this.database.rows(
      db
        .selectFrom('staff')
        .where('role', '=', 'owner')
        .where('active', '=', true)
        .where('passwordHash', 'is not', null)
        .where('id', '<>', id),
    );
    return rows.length;
  }

  async hasOwner(): Promise<boolean> {
    const owner = db.selectFrom('staff').where('role', '=', 'owner').limit(1);
    return (await this.database.row(owner)) !== null;
  }

  owners(): Promise<Owner[]> {
    return this.database.rows(
      db
        .selectFrom('staff')
        .select(['id', 'name', 'email'])
        .where('role', '=', 'owner')
        .where('active', '=', true)
        .where((eb) =>
          eb.or([
            eb('passwordHash', 'is not', null),
            eb.exists(
              eb.selectFrom('session').where('audience', '=', 'admin').whereRef('personId', '=', 'staff.id'),
            ),
          ]),
        )
        .orderBy('id'),
    );
  }

  addFirstOwner({ id, email, name, passwordHash, createdAt }: FirstOwner): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('first owner'))`);
      const added = await this.database.run(sql`
        INSERT INTO staff (id, email, name, role, password_hash, created_at)
        SELECT ${id}::uuid, ${email}, ${name}, 'owner', ${passwordHash}, ${createdAt}::timestamptz
        WHERE NOT EXISTS (SELECT FROM staff WHERE role = 'owner')
        ON CONFLICT DO NOTHING`);
      return added === 1;
    });
  }

  async addAlert({ id, at, by, alert }: OwnerAlertView): Promise<void> {
    await this.database.run(db.insertInto('owner_alert').values({ id, at, byName: by, alert: jsonb(alert) }));
  }

  alertsSince(instant: Date): Promise<OwnerAlertView[]> {
    return this.database.rows(
      db
        .selectFrom('owner_alert')
        .select(['id', 'at', 'byName as by', 'alert'])
        .where('at', '>', instant.toISOString())
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_ALERTS),
    );
  }
}

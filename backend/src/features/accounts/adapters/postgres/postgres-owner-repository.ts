import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { OwnerRepository, type FirstOwner, type Owner } from '../../application/staff/owner-repository.ts';

/** Raw SQL: a lock, and an insert that looks for another owner in the same statement. */
@Injectable()
export class PostgresOwnerRepository extends OwnerRepository {
  constructor(
    private readonly database: Database,
    private readonly transaction: Transaction,
  ) {
    super();
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
}

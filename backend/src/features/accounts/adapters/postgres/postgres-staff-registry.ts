import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { Transaction } from '../../../../shared/transaction.ts';
import { StaffRegistry, type FirstOwner, type Owner } from '../../application/staff/staff-registry.ts';

@Injectable()
export class PostgresStaffRegistry extends StaffRegistry {
  constructor(
    private readonly database: Database,
    private readonly transaction: Transaction,
  ) {
    super();
  }

  async hasOwner(): Promise<boolean> {
    return (await this.database.row(sql`SELECT FROM staff WHERE role = 'owner' LIMIT 1`)) !== null;
  }

  owners(): Promise<Owner[]> {
    return this.database.rows(sql<Owner>`
      SELECT id, name, email FROM staff p
      WHERE role = 'owner' AND active AND (password_hash IS NOT NULL
        OR EXISTS (SELECT FROM session s WHERE s.audience = 'admin' AND s.person_id = p.id)) ORDER BY id`);
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

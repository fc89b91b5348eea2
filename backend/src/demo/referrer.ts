import { sql } from 'kysely';
import { SystemClock } from '../shared/clock.ts';
import { RandomIdentifiers } from '../shared/identifiers.ts';
import type { Database } from '../platform/persistence/database.ts';

/** One referrer whose code counts. He has no password, so nobody can sign in as him. */
export async function fillReferrer(database: Database): Promise<void> {
  await database.run(sql`
    INSERT INTO referrer (id, name, phone, email, code, state, created_at)
    VALUES (${new RandomIdentifiers().uuid()}, 'Ravi Kumar', '9842100777', 'ravi@agalcrackers.example', 'RAVI10',
      'active', ${new SystemClock().now()})
    ON CONFLICT DO NOTHING`);
}

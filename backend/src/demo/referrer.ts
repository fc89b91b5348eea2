import { SystemClock } from '../shared/clock.ts';
import { RandomIdentifiers } from '../shared/identifiers.ts';
import type { Database } from '../platform/persistence/database.ts';
import { db } from '../platform/persistence/query-builder.ts';

/** One referrer whose code counts. He has no password, so nobody can sign in as him. */
export async function fillReferrer(database: Database): Promise<void> {
  await database.run(
    db
      .insertInto('referrer')
      .values({
        id: new RandomIdentifiers().uuid(),
        name: 'Ravi Kumar',
        phone: '9842100777',
        email: 'ravi@agalcrackers.example',
        code: 'RAVI10',
        state: 'active',
        createdAt: new SystemClock().now(),
      })
      .onConflict((oc) => oc.doNothing()),
  );
}

import { MikroORM } from '@mikro-orm/postgresql';
import { Argon2PasswordHasher } from '../../features/accounts/adapters/crypto/argon2-password-hasher.ts';
import { PostgresAccounts } from '../../features/accounts/adapters/postgres/postgres-accounts.ts';
import { PostgresSecondFactors } from '../../features/accounts/adapters/postgres/postgres-second-factors.ts';
import { PostgresStaffRepository } from '../../features/accounts/adapters/postgres/postgres-staff-repository.ts';
import { MakeOwner } from '../../features/accounts/application/staff/make-owner.ts';
import { Database } from '../../platform/persistence/database.ts';
import { MikroTransaction } from '../../platform/persistence/mikro-transaction.ts';
import { ormOptions } from '../../platform/persistence/connections/orm-options.ts';
import { PostgresAuditLog } from '../../platform/persistence/ports/postgres-audit-log.ts';
import { OPERATOR_TIMEOUTS } from '../../platform/persistence/connections/time-outs.ts';
import { SystemClock } from '../../shared/clock.ts';
import { RandomIdentifiers } from '../../shared/identifiers.ts';

/** Does something with the owners of a shop, without starting one. */
export async function ownersOf<T>(databaseUrl: string, work: (owners: MakeOwner) => Promise<T>): Promise<T> {
  const orm = await MikroORM.init(ormOptions(databaseUrl, 1, OPERATOR_TIMEOUTS));
  try {
    const database = new Database(orm.em);
    const transaction = new MikroTransaction(orm.em);
    const [clock, identifiers] = [new SystemClock(), new RandomIdentifiers()];
    return await work(
      new MakeOwner(
        new PostgresStaffRepository(database, transaction),
        new PostgresAccounts(database),
        new PostgresSecondFactors(database),
        new Argon2PasswordHasher(),
        new PostgresAuditLog(database, clock, identifiers),
        transaction,
        identifiers,
        clock,
      ),
    );
  } finally {
    await orm.close(true);
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { KnownDevices, type KnownDevice } from '../../application/sign-in/known-devices.ts';
import type { SignedInAudience } from '../../domain/session.ts';

const MOST_OF_A_PERSON = 20;

@Injectable()
export class PostgresKnownDevices extends KnownDevices {
  constructor(private readonly database: Database) {
    super();
  }

  async peopleOn(audience: SignedInAudience, tokenHash: string, since: Date): Promise<string[]> {
    const rows = await this.database.rows(
      db
        .selectFrom('known_device')
        .select('personId')
        .where('tokenHash', '=', tokenHash)
        .where('audience', '=', audience)
        .where('lastUsedAt', '>', since.toISOString()),
    );
    return rows.map(({ personId }) => personId);
  }

  async remember({ audience, personId, tokenHash, at }: KnownDevice): Promise<void> {
    await this.database.run(
      db
        .insertInto('known_device')
        .values({ tokenHash, audience, personId, lastUsedAt: at })
        .onConflict((oc) =>
          oc.columns(['tokenHash', 'audience', 'personId']).doUpdateSet({ lastUsedAt: at }),
        ),
    );
    const older = db
      .selectFrom('known_device')
      .select('tokenHash')
      .where('audience', '=', audience)
      .where('personId', '=', personId)
      .orderBy('lastUsedAt', 'desc')
      .offset(MOST_OF_A_PERSON);
    await this.database.run(
      db
        .deleteFrom('known_device')
        .where('audience', '=', audience)
        .where('personId', '=', personId)
        .where('tokenHash', 'in', older),
    );
  }
}

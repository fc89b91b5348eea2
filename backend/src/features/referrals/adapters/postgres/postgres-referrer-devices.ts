import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { tokenHash } from '../../../../shared/identifiers.ts';
import { ReferrerDevices } from '../../application/referrer-devices.ts';

const MOST_OF_A_REFERRER = 20;

/** As senders of orders are hashed. */
export const deviceHash = (deviceId: string) => tokenHash(`device ${deviceId}`);

@Injectable()
export class PostgresReferrerDevices extends ReferrerDevices {
  constructor(private readonly database: Database) {
    super();
  }

  async remember(referrerId: string, deviceId: string, at: Date): Promise<void> {
    const known = await this.database.run(
      db
        .insertInto('referrer_device')
        .values({ referrerId, deviceHash: deviceHash(deviceId), seenAt: at })
        .onConflict((oc) =>
          oc
            .columns(['referrerId', 'deviceHash'])
            .doUpdateSet({ seenAt: at })
            .where(sql<boolean>`referrer_device.seen_at < excluded.seen_at - interval '1 hour'`),
        ),
    );
    if (known === 0) return;
    const older = db
      .selectFrom('referrer_device')
      .select('deviceHash')
      .where('referrerId', '=', referrerId)
      .orderBy('seenAt', 'desc')
      .orderBy('deviceHash')
      .offset(MOST_OF_A_REFERRER);
    await this.database.run(
      db.deleteFrom('referrer_device').where('referrerId', '=', referrerId).where('deviceHash', 'in', older),
    );
  }
}

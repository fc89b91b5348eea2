import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
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
    const known = await this.database.run(sql`
      INSERT INTO referrer_device (referrer_id, device_hash, seen_at)
      VALUES (${referrerId}, ${deviceHash(deviceId)}, ${at})
      ON CONFLICT (referrer_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at
        WHERE referrer_device.seen_at < excluded.seen_at - interval '1 hour'`);
    if (known === 0) return;
    await this.database.run(sql`
      DELETE FROM referrer_device WHERE referrer_id = ${referrerId} AND device_hash IN (
        SELECT device_hash FROM referrer_device WHERE referrer_id = ${referrerId}
        ORDER BY seen_at DESC, device_hash OFFSET ${MOST_OF_A_REFERRER})`);
  }
}

import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ContentCache } from '../../../../persistence/content-cache.ts';
import { Database } from '../../../../persistence/database.ts';
import { ReferralCodes, type ReferralCode } from '../../application/referral-codes.ts';

@Injectable()
export class PostgresReferralCodes extends ReferralCodes {
  constructor(
    private readonly database: Database,
    private readonly cache: ContentCache,
  ) {
    super();
  }

  all(): Promise<ReadonlyMap<string, ReferralCode>> {
    return this.cache.keep('referral codes', async () => {
      const rows = await this.database.rows(sql<ReferralCode>`
        SELECT c.referrer_id, c.code, CASE WHEN r.greets THEN split_part(trim(r.name), ' ', 1) END AS greeting
        FROM referrer_code c JOIN referrer r ON r.id = c.referrer_id WHERE r.state = 'active'`);
      return new Map(rows.map((row) => [row.code, row]));
    });
  }
}

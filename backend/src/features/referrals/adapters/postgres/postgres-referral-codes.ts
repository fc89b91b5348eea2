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
        SELECT id AS referrer_id, code FROM referrer WHERE state = 'active'`);
      return new Map(rows.map((row) => [row.code, row]));
    });
  }
}

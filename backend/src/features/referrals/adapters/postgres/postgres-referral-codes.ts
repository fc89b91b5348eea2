import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
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
      const greeting = sql<string | null>`CASE WHEN r.greets THEN split_part(trim(r.name), ' ', 1) END`;
      const rows = await this.database.rows(
        db
          .selectFrom('referrer_code as c')
          .innerJoin('referrer as r', 'r.id', 'c.referrerId')
          .select(['c.referrerId', 'c.code', greeting.as('greeting')])
          .where('r.state', '=', 'active'),
      );
      return new Map(rows.map((row) => [row.code, row]));
    });
  }
}

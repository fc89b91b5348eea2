import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ContentCache } from '../../../../platform/persistence/content-cache.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReferralCodes, type CountedVisits, type ReferralCode } from '../../application/referral-codes.ts';

/** Raw SQL: all counts of visits are written in one statement. */
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

  async addVisits(counted: readonly CountedVisits[]): Promise<void> {
    const column = <K extends keyof CountedVisits>(key: K) => counted.map((count) => count[key]);
    // In one order, so that two copies that write at once do not wait for each other.
    await this.database.run(sql`
      INSERT INTO referral_visit AS v (referrer_id, day, visits)
      SELECT * FROM unnest(${column('referrerId')}::uuid[], ${column('day')}::date[], ${column('visits')}::integer[])
        AS counted (referrer_id, day, visits) ORDER BY referrer_id, day
      ON CONFLICT (referrer_id, day) DO UPDATE SET visits = v.visits + excluded.visits`);
  }
}

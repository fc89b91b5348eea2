import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { VisitRepository, type CountedVisits } from '../../application/visit-repository.ts';

/** Raw SQL: all counts are written in one statement. */
@Injectable()
export class PostgresVisitRepository extends VisitRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(counted: readonly CountedVisits[]): Promise<void> {
    const column = <K extends keyof CountedVisits>(key: K) => counted.map((count) => count[key]);
    // In one order, so that two copies that write at once do not wait for each other.
    await this.database.run(sql`
      INSERT INTO referral_visit AS v (referrer_id, day, visits)
      SELECT * FROM unnest(${column('referrerId')}::uuid[], ${column('day')}::date[], ${column('visits')}::integer[])
        AS counted (referrer_id, day, visits) ORDER BY referrer_id, day
      ON CONFLICT (referrer_id, day) DO UPDATE SET visits = v.visits + excluded.visits`);
  }
}

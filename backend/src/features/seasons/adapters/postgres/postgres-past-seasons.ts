import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { PastSeasons, type PastSeason } from '../../application/past-seasons.ts';

@Injectable()
export class PostgresPastSeasons extends PastSeasons {
  constructor(private readonly database: Database) {
    super();
  }

  last(): Promise<PastSeason | null> {
    return this.database.row(sql<PastSeason>`
      SELECT number_prefix, name, opens_on, closes_on FROM season ORDER BY ended_at DESC LIMIT 1`);
  }
}

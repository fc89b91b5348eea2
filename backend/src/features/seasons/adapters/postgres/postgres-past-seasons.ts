import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { PastSeasons, type PastSeason } from '../../application/past-seasons.ts';

@Injectable()
export class PostgresPastSeasons extends PastSeasons {
  constructor(private readonly database: Database) {
    super();
  }

  last(): Promise<PastSeason | null> {
    return this.database.row(
      db
        .selectFrom('season')
        .select(['numberPrefix', 'name', 'opensOn', 'closesOn'])
        .orderBy('endedAt', 'desc')
        .limit(1),
    );
  }
}

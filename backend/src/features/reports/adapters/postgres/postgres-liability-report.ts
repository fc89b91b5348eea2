import { Injectable } from '@nestjs/common';
import type { ListLiabilityQuery } from '@shop/contracts/reports/schemes/requests';
import type { LiabilitySumsView } from '@shop/contracts/reports/schemes/views';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { allOf, pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { LiabilityReport } from '../../application/liability-report.ts';
import { liabilityListingOn } from './liability-list.ts';

/** Raw SQL: sums of what the list shows. */
@Injectable()
export class PostgresLiabilityReport extends LiabilityReport {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  page(query: ListLiabilityQuery, day: Day) {
    return this.replica.read((reads) => pageOf(reads, liabilityListingOn(day), query));
  }

  all(query: ListLiabilityQuery, day: Day) {
    return this.replica.readLong((reads) => allOf(reads, liabilityListingOn(day), query));
  }

  async sums(query: ListLiabilityQuery, day: Day): Promise<LiabilitySumsView> {
    const row = await this.replica.read((reads) => reads.row(sumsOf(query, day)));
    if (!row) throw new Error('A sum has a row');
    const { members, paise, soonMembers, soonPaise, overMembers, overPaise } = row;
    return {
      day,
      held: { members, paise },
      soon: { members: soonMembers, paise: soonPaise },
      over: { members: overMembers, paise: overPaise },
    };
  }
}

interface SumsRow {
  members: number;
  paise: number;
  soonMembers: number;
  soonPaise: number;
  overMembers: number;
  overPaise: number;
}

function sumsOf(query: ListLiabilityQuery, day: Day) {
  const { from, conditions } = liabilityListingOn(day);
  return sql<SumsRow>`
    SELECT count(*)::integer AS members, coalesce(sum(held.paise), 0)::bigint AS paise,
      count(*) FILTER (WHERE year.due = 'soon')::integer AS soon_members,
      coalesce(sum(held.paise) FILTER (WHERE year.due = 'soon'), 0)::bigint AS soon_paise,
      count(*) FILTER (WHERE year.due = 'over')::integer AS over_members,
      coalesce(sum(held.paise) FILTER (WHERE year.due = 'over'), 0)::bigint AS over_paise
    FROM ${from} WHERE ${sql.join(conditions(query), sql` AND `)}`;
}

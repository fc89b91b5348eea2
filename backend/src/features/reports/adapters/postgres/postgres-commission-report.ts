import { Injectable } from '@nestjs/common';
import type { ListCommissionsQuery } from '@shop/contracts/reports/referrers/requests';
import type { CommissionSumsView } from '@shop/contracts/reports/referrers/views';
import type { Day } from '@shop/contracts/rules/days';
import { sql } from 'kysely';
import { allOf, pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { CommissionReport } from '../../application/commission-report.ts';
import { commissionListingOn } from './commission-list.ts';

/** Raw SQL: sums of what the list shows. */
@Injectable()
export class PostgresCommissionReport extends CommissionReport {
  constructor(private readonly replica: ReadReplica) {
    super();
  }

  page(query: ListCommissionsQuery, day: Day) {
    return this.replica.read((reads) => pageOf(reads, commissionListingOn(day), query));
  }

  all(query: ListCommissionsQuery, day: Day) {
    return this.replica.readLong((reads) => allOf(reads, commissionListingOn(day), query));
  }

  async sums(query: ListCommissionsQuery, day: Day): Promise<CommissionSumsView> {
    const row = await this.replica.read((reads) => reads.row(sumsOf(query, day)));
    if (!row) throw new Error('A sum has a row');
    return { day, ...row };
  }
}

function sumsOf(query: ListCommissionsQuery, day: Day) {
  const { from, conditions } = commissionListingOn(day);
  return sql<Omit<CommissionSumsView, 'day'>>`
    SELECT count(*)::integer AS referrers, coalesce(sum(c.pending_paise), 0)::bigint AS pending_paise,
      coalesce(sum(c.earned_paise), 0)::bigint AS earned_paise, coalesce(sum(c.due_paise), 0)::bigint AS due_paise,
      coalesce(sum(c.paid_paise), 0)::bigint AS paid_paise, coalesce(sum(c.tax_paise), 0)::bigint AS tax_paise
    FROM ${from} WHERE ${sql.join(conditions(query), sql` AND `)}`;
}

import { Injectable } from '@nestjs/common';
import type { ListQuery } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import type { CommissionEntryView, CommissionSums } from '@shop/contracts/referrals/views';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReferrerLedger } from '../../application/referrer-ledger.ts';

/** Raw SQL: the columns, conditions and sort key of the list. */

interface EntriesQuery {
  referrerId: string;
  cursor?: string | undefined;
}

const entryListing: Listing<EntriesQuery, CommissionEntryView, CommissionEntryView> = {
  name: 'commission-entries',
  columns: sql`e.id, e.at, e.kind, e.cause, o.number AS order_number, e.pending_paise, e.due_paise, e.paid_paise,
    e.base_paise, e.basis_points`,
  from: sql`commission_entry e LEFT JOIN orders o ON o.id = e.order_id`,
  key: sql`e.id`,
  sorts: { newest: { by: sql`e.turn`, kind: 'number', descending: true } },
  conditions: ({ referrerId }) => [sql`e.referrer_id = ${referrerId}`],
  viewOf: (entry) => entry,
};

@Injectable()
export class PostgresReferrerLedger extends ReferrerLedger {
  constructor(private readonly database: Database) {
    super();
  }

  async sums(referrerId: string): Promise<CommissionSums> {
    const sums = await this.database.row(
      db
        .selectFrom('commission_sum')
        .select((eb) => [
          'pendingPaise',
          'duePaise',
          'paidPaise',
          eb('duePaise', '+', eb.ref('paidPaise')).as('earnedPaise'),
        ])
        .where('referrerId', '=', referrerId),
    );
    return sums ?? { pendingPaise: 0, earnedPaise: 0, duePaise: 0, paidPaise: 0 };
  }

  entries(referrerId: string, { cursor }: ListQuery): Promise<ListPage<CommissionEntryView>> {
    return pageOf(this.database, entryListing, { referrerId, cursor });
  }
}

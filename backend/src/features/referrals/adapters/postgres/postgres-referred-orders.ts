import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListReferredOrdersQuery } from '@shop/contracts/referrals/requests';
import type { ReferredOrderView } from '@shop/contracts/referrals/views';
import { maskMobile } from '@shop/contracts/rules/phone';
import { sql } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { hasWords, isWithin } from '../../../../platform/persistence/listing/conditions.ts';
import { pageOf, type Listing } from '../../../../platform/persistence/listing/listing.ts';
import { ReferredOrders } from '../../application/referred-orders.ts';

/** Raw SQL: the columns, conditions and sort key of a list. */

type Row = Omit<ReferredOrderView, 'maskedPhone' | 'way'> & { phone: string; assisted: boolean };
type OwnQuery = {
  [Field in 'search' | 'state' | 'way' | 'from' | 'to' | 'cursor']:
    ListReferredOrdersQuery[Field] | undefined;
} & {
  referrerId: string;
};

const referredListing: Listing<OwnQuery, Row, ReferredOrderView> = {
  name: 'referred-orders',
  columns: sql`o.number, o.placed_at, o.customer_name, o.phone, o.city, o.state, o.goods_paise,
    o.customer_agreed_at IS NOT NULL AS assisted, c.pending_paise, c.earned_paise`,
  from: sql`orders o CROSS JOIN LATERAL (
    SELECT coalesce(sum(e.pending_paise), 0)::bigint AS pending_paise, coalesce(sum(e.due_paise), 0)::bigint AS earned_paise
    FROM commission_entry e WHERE e.order_id = o.id AND e.referrer_id = o.referrer_id) c`,
  key: sql`o.id`,
  sorts: { newest: { by: sql`o.placed_at`, kind: 'instant', descending: true } },
  conditions: ({ referrerId, search = '', state, way, from, to }) => [
    sql`o.referrer_id = ${referrerId}`,
    ...hasWords(sql`(o.number || ' ' || o.customer_name || ' ' || o.city)`, search),
    ...(state ? [sql`o.state = ${state}`] : []),
    ...(way ? [sql`(o.customer_agreed_at IS NOT NULL) = ${way === 'assisted'}`] : []),
    ...isWithin(sql`o.placed_at`, { from, to }),
  ],
  viewOf: ({ phone, assisted, ...row }) => ({
    ...row,
    maskedPhone: maskMobile(phone),
    way: assisted ? 'assisted' : 'link',
  }),
};

@Injectable()
export class PostgresReferredOrders extends ReferredOrders {
  constructor(private readonly database: Database) {
    super();
  }

  page(
    referrerId: string,
    { search, state, way, from, to, cursor }: ListReferredOrdersQuery,
  ): Promise<ListPage<ReferredOrderView>> {
    const query = { referrerId, search, state, way, from, to, cursor };
    return pageOf(this.database, referredListing, query);
  }
}

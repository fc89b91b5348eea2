import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListOrdersQuery, LorrySheetQuery } from '@shop/contracts/orders/requests';
import type {
  AdminOrderView,
  CustomerOrdersView,
  LorrySheetView,
  NeighboursView,
  OrderRisksView,
  OrderRowView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import { MOST_LOADED } from '@shop/contracts/rules/limits';
import { sql } from 'kysely';
import { Database, type Reads } from '../../../../platform/persistence/database.ts';
import { allOf, neighboursOf, pageOf } from '../../../../platform/persistence/listing/listing.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ReadReplica } from '../../../../platform/persistence/replica/read-replica.ts';
import { Clock } from '../../../../shared/clock.ts';
import { SharedAnswer } from '../../../../shared/shared-answer.ts';
import { OrderQueries, type PaymentTerms } from '../../application/order-queries.ts';
import { lastAddress, MOST_OF_PHONE, ordersOfPhone } from './customer-orders.ts';
import { orderListing, orderListingFor, type OrdersAsked } from './order-list.ts';
import { countedRisks } from './order-risks.ts';
import { irnFrom } from './order-content.ts';
import { knownSearch } from './order-search.ts';
import { orderBehind, selectOrderView, type OrderViewRow } from './order-view-row.ts';
import { adminOrderView, trackedOrderView } from './order-views.ts';

/** Raw SQL: whole orders with all that belongs to them, and the list. */
@Injectable()
export class PostgresOrderQueries extends OrderQueries {
  private readonly sharedRisks = new SharedAnswer(() => this.countRisks());

  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly clock: Clock,
  ) {
    super();
  }

  async tracked(token: string, terms: PaymentTerms): Promise<TrackedOrderView | null> {
    const row = await this.database.row(sql<OrderViewRow>`
      ${selectOrderView} WHERE o.id = (${orderBehind(token)})`);
    return row && trackedOrderView(row, terms);
  }

  async tokenOf(number: string, phone: string): Promise<string | null> {
    const row = await this.database.row(
      db.selectFrom('orders').select('token').where('number', '=', number).where('phone', '=', phone),
    );
    return row?.token ?? null;
  }

  page(query: ListOrdersQuery): Promise<ListPage<OrderRowView>> {
    return this.replica.read(async (reads) => {
      const asked = await this.asked(reads, query);
      return pageOf(reads, orderListingFor(asked), asked);
    });
  }

  all(query: ListOrdersQuery): Promise<OrderRowView[]> {
    return this.replica.readLong(async (reads) => allOf(reads, orderListing, await this.asked(reads, query)));
  }

  async neighbours(number: string, query: ListOrdersQuery): Promise<NeighboursView> {
    const asked = await this.asked(this.database, query);
    const one = sql`o.number = ${number}`;
    const { before, after } = await neighboursOf(this.database, orderListing, asked, one);
    return { before: before?.number ?? null, after: after?.number ?? null };
  }

  async forDesk(number: string): Promise<AdminOrderView | null> {
    const row = await this.database.row(sql<OrderViewRow>`${selectOrderView} WHERE o.number = ${number}`);
    return row && adminOrderView(row);
  }

  async ofPhone(phone: string): Promise<CustomerOrdersView> {
    const rows = await this.database.rows(ordersOfPhone(phone));
    const last = await this.database.row(lastAddress(phone));
    const orders = rows.slice(0, MOST_OF_PHONE).map(orderListing.viewOf);
    return { orders, isMore: rows.length > MOST_OF_PHONE, last };
  }

  risks(): Promise<OrderRisksView> {
    return this.sharedRisks.ask();
  }

  async severalForDesk(numbers: readonly string[]): Promise<AdminOrderView[]> {
    const rows = await this.database.rows(sql<OrderViewRow>`
      ${selectOrderView} WHERE o.number = ANY(${numbers}::text[]) ORDER BY array_position(${numbers}::text[], o.number)`);
    return rows.map(adminOrderView);
  }

  async packed({ pickup }: LorrySheetQuery): Promise<Omit<LorrySheetView, 'ewayBillAbovePaise'>> {
    const location = sql<string | null>`pickup_location ->> 'name'`;
    const worth = sql<number>`total_paise - benefit_paise + benefit_rounding_paise`;
    const packed = db
      .selectFrom('orders')
      .select(['number', 'customerName', 'phone', 'whatsapp', 'token', 'city'])
      .select([
        location.as('pickupLocation'),
        worth.as('worthPaise'),
        'balancePaise',
        'parcels',
        'holdReason',
        irnFrom.as('irnFrom'),
      ])
      .where('state', '=', 'packed')
      .orderBy(location)
      .orderBy('city')
      .orderBy('number')
      .limit(MOST_LOADED + 1);
    const rows = await this.database.rows(pickup ? packed.where('pickupLocationId', '=', pickup) : packed);
    return { rows: rows.slice(0, MOST_LOADED), isMore: rows.length > MOST_LOADED };
  }

  private async countRisks(): Promise<OrderRisksView> {
    const row = await this.replica.read((reads) => reads.row(countedRisks(this.clock.now())));
    if (!row) throw new Error('Counts answer one row');
    return row;
  }

  private async asked(reads: Reads, query: ListOrdersQuery): Promise<OrdersAsked> {
    const asked: OrdersAsked = query.risk ? Object.assign(query, { now: this.clock.now() }) : query;
    if (!query.search) return asked;
    return Object.assign(asked, { known: await knownSearch(reads, query.search) });
  }
}

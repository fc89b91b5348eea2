import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListOrdersQuery } from '@shop/contracts/orders/requests';
import type {
  AdminOrderView,
  NeighboursView,
  OrderRowView,
  TrackedOrderView,
} from '@shop/contracts/orders/views';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { allOf, neighboursOf, pageOf } from '../../../../persistence/listing/listing.ts';
import { OrderQueries, type PaymentTerms } from '../../application/order-queries.ts';
import { orderListing, type OrdersAsked } from './order-list.ts';
import { knownWords } from './order-search.ts';
import { adminOrderView, selectOrderView, trackedOrderView, type OrderViewRow } from './order-view-row.ts';

@Injectable()
export class PostgresOrderQueries extends OrderQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async tracked(token: string, terms: PaymentTerms): Promise<TrackedOrderView | null> {
    const row = await this.database.row(sql<OrderViewRow>`${selectOrderView} WHERE o.token = ${token}`);
    return row && trackedOrderView(row, terms);
  }

  async tokenOf(number: string, phone: string): Promise<string | null> {
    const row = await this.database.row(sql<{ token: string }>`
      SELECT token FROM orders WHERE number = ${number} AND phone = ${phone}`);
    return row?.token ?? null;
  }

  async page(query: ListOrdersQuery): Promise<ListPage<OrderRowView>> {
    return pageOf(this.database, orderListing, await this.asked(query));
  }

  async all(query: ListOrdersQuery): Promise<OrderRowView[]> {
    return allOf(this.database, orderListing, await this.asked(query));
  }

  async neighbours(number: string, query: ListOrdersQuery): Promise<NeighboursView> {
    const asked = await this.asked(query);
    const one = sql`o.number = ${number}`;
    const { before, after } = await neighboursOf(this.database, orderListing, asked, one);
    return { before: before?.number ?? null, after: after?.number ?? null };
  }

  async forDesk(number: string): Promise<AdminOrderView | null> {
    const row = await this.database.row(sql<OrderViewRow>`${selectOrderView} WHERE o.number = ${number}`);
    return row && adminOrderView(row);
  }

  private async asked(query: ListOrdersQuery): Promise<OrdersAsked> {
    if (!query.search) return query;
    return Object.assign(query, { words: await knownWords(this.database, query.search) });
  }
}

import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListSalesQuery } from '@shop/contracts/reports/sales/requests';
import type { SalesGroup, SalesRowView, SalesSumsView } from '@shop/contracts/reports/sales/views';
import { pageOfRows } from './page-of-rows.ts';
import { FindSoldDays, type SoldDays } from './sold-days.ts';

/** Sums of orders that are confirmed or later, by the day on which they were placed. */
export abstract class SalesSums {
  /** The largest net first; days and weeks the newest first. */
  abstract rows(group: SalesGroup, days: SoldDays): Promise<SalesRowView[]>;
}

/** What was sold, beside the season before. */
@Injectable()
export class SalesReport {
  constructor(
    private readonly sums: SalesSums,
    private readonly days: FindSoldDays,
  ) {}

  async page(query: ListSalesQuery): Promise<ListPage<SalesRowView>> {
    return pageOfRows((await this.all(query)).rows, query.cursor);
  }

  async all(query: ListSalesQuery): Promise<{ rows: SalesRowView[]; before: string | null }> {
    const days = await this.days.find(query);
    return { rows: await this.sums.rows(query.group ?? 'day', days), before: days.before?.name ?? null };
  }

  async read(query: ListSalesQuery): Promise<SalesSumsView> {
    const days = await this.days.find(query);
    const { from, to, before } = days;
    const { group = 'day' } = query;
    const isInTime = group === 'day' || group === 'week';
    const rows = await this.sums.rows(isInTime ? group : 'day', days);
    return {
      from,
      to,
      before: before && { name: before.name, from: before.from, to: before.to },
      ...togetherOf(rows, before !== null),
      times: isInTime ? rows.toReversed() : null,
    };
  }
}

/** Of days or weeks, which the orders are whole in. */
function togetherOf(
  rows: readonly SalesRowView[],
  isCompared: boolean,
): Pick<SalesSumsView, 'together' | 'togetherBefore'> {
  const sum = (of: (row: SalesRowView) => number | undefined) =>
    rows.reduce((all, row) => all + (of(row) ?? 0), 0);
  return {
    together: {
      orders: sum(({ orders }) => orders),
      quantity: sum(({ quantity }) => quantity),
      discountPaise: sum(({ discountPaise }) => discountPaise),
      benefitPaise: sum(({ benefitPaise }) => benefitPaise),
      netPaise: sum(({ netPaise }) => netPaise),
      gstPaise: sum(({ gstPaise }) => gstPaise),
      chargesPaise: sum(({ bill }) => bill?.chargesPaise),
      billedPaise: sum(({ bill }) => bill?.billedPaise),
      invoiced: sum(({ bill }) => bill?.invoiced),
    },
    togetherBefore: isCompared
      ? {
          orders: sum(({ before }) => before?.orders),
          quantity: sum(({ before }) => before?.quantity),
          netPaise: sum(({ before }) => before?.netPaise),
        }
      : null,
  };
}

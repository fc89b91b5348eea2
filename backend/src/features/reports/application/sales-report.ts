import { Injectable } from '@nestjs/common';
import type { ReadSalesQuery } from '@shop/contracts/reports/requests';
import type { SalesGroup, SalesRowView, SalesView } from '@shop/contracts/reports/sales';
import { FindSoldDays, type SoldDays } from './sold-days.ts';

/** What was sold in days and in those before, by group. */
export interface Sales {
  together: Pick<SalesView, 'together' | 'togetherBefore'>;
  rows: SalesRowView[];
}

/** Sums of orders that are confirmed or later, by the day on which they were placed. */
export abstract class SalesSums {
  abstract read(group: SalesGroup, days: SoldDays): Promise<Sales>;
}

/** What was sold, beside the season before. */
@Injectable()
export class SalesReport {
  constructor(
    private readonly sums: SalesSums,
    private readonly days: FindSoldDays,
  ) {}

  async read({ group = 'category', from, to }: ReadSalesQuery): Promise<SalesView> {
    const days = await this.days.find({ from, to });
    const { together, rows } = await this.sums.read(group, days);
    const { before, seasons } = days;
    return {
      group,
      from: days.from,
      to: days.to,
      before: before && { name: before.name, from: before.from, to: before.to },
      seasons,
      ...together,
      rows,
    };
  }
}

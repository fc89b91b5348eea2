import { Injectable } from '@nestjs/common';
import type { ListPage } from '@shop/contracts/listing/views';
import type {
  EarnedView,
  MarginGroup,
  MarginRowView,
  MarginSumsView,
} from '@shop/contracts/reports/sales/margin';
import type { ListMarginQuery } from '@shop/contracts/reports/sales/requests';
import type { SalesDays } from '@shop/contracts/reports/sales/views';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { pageOfRows } from './page-of-rows.ts';
import { FindSoldDays, type SoldDays } from './sold-days.ts';

/** What was sold, beside what it was bought for. */
export abstract class MarginSums {
  /** The largest margin first. @param isTaxed whether the prices hold GST: without a GSTIN they hold none */
  abstract rows(group: MarginGroup, days: SoldDays, isTaxed: boolean): Promise<MarginRowView[]>;
}

@Injectable()
export class MarginReport {
  constructor(
    private readonly sums: MarginSums,
    private readonly days: FindSoldDays,
    private readonly settings: ShopSettings,
  ) {}

  async page(query: ListMarginQuery): Promise<ListPage<MarginRowView>> {
    return pageOfRows(await this.all(query), query.cursor);
  }

  async all(query: ListMarginQuery): Promise<MarginRowView[]> {
    return (await this.made(query)).rows;
  }

  async read(query: ListMarginQuery): Promise<MarginSumsView> {
    const { from, to, rows } = await this.made(query);
    const sum = (of: keyof EarnedView) => rows.reduce((all, row) => all + row[of], 0);
    return {
      from,
      to,
      quantity: sum('quantity'),
      salePaise: sum('salePaise'),
      knownPaise: sum('knownPaise'),
      costPaise: sum('costPaise'),
    };
  }

  private async made(query: ListMarginQuery): Promise<SalesDays & { rows: MarginRowView[] }> {
    const { identity } = await this.settings.current();
    const days = await this.days.find(query);
    const rows = await this.sums.rows(query.group ?? 'item', days, identity.gstin !== '');
    return { from: days.from, to: days.to, rows };
  }
}

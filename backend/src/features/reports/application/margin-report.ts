import { Injectable } from '@nestjs/common';
import type { EarnedView, MarginGroup, MarginRowView, MarginView } from '@shop/contracts/reports/margin';
import type { ReadMarginQuery } from '@shop/contracts/reports/requests';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { FindSoldDays, type SoldDays } from './sold-days.ts';

/** What was sold, beside what it was bought for. */
export abstract class MarginSums {
  /** @param isTaxed whether the prices hold GST: without a GSTIN they hold none */
  abstract read(group: MarginGroup, days: SoldDays, isTaxed: boolean): Promise<MarginRowView[]>;
}

@Injectable()
export class MarginReport {
  constructor(
    private readonly sums: MarginSums,
    private readonly days: FindSoldDays,
    private readonly settings: ShopSettings,
  ) {}

  async read({ group = 'category', from, to }: ReadMarginQuery): Promise<MarginView> {
    const days = await this.days.find({ from, to });
    const { identity } = await this.settings.current();
    const rows = await this.sums.read(group, days, identity.gstin !== '');
    const sum = (of: keyof EarnedView) => rows.reduce((all, row) => all + row[of], 0);
    return {
      group,
      from: days.from,
      to: days.to,
      seasons: days.seasons,
      together: {
        quantity: sum('quantity'),
        salePaise: sum('salePaise'),
        knownPaise: sum('knownPaise'),
        costPaise: sum('costPaise'),
      },
      rows,
    };
  }
}

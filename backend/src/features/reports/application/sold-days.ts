import { Injectable } from '@nestjs/common';
import type { ListSalesQuery } from '@shop/contracts/reports/sales/requests';
import type { SalesDays } from '@shop/contracts/reports/sales/views';
import { addDays, type Day } from '@shop/contracts/rules/days';
import { Clock } from '../../../shared/clock.ts';
import { SeasonRepository } from '../../seasons/application/season-repository.ts';
import { ShopSettings } from '../../shop/application/shop-settings.ts';

const DAY = 86_400_000;
const daysFrom = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Days that are reported, and those that they are compared with. */
export interface SoldDays extends SalesDays {
  /** `later`: so many days later a day of these stands beside one of the others. */
  before: (SalesDays & { name: string; later: number }) | null;
  /** Only what went to the state of this code. */
  place?: string | undefined;
}

/** Which days a report of sales is of. */
@Injectable()
export class FindSoldDays {
  constructor(
    private readonly settings: ShopSettings,
    private readonly past: SeasonRepository,
    private readonly clock: Clock,
  ) {}

  /** An end that is not named is that of the season; of days beyond it, the other end. */
  async find({ season, from, to, place }: Omit<ListSalesQuery, 'group' | 'cursor'>): Promise<SoldDays> {
    const { season: present } = await this.settings.current();
    const last = await this.past.last();
    const { opensOn, closesOn } = (season === 'last' && last) || present;
    const days = {
      from: from ?? (to && to < opensOn ? to : opensOn),
      to: to ?? (from && from > closesOn ? from : closesOn),
    };
    const before =
      last && season !== 'last'
        ? besideIn(
            { name: last.name, from: last.opensOn, to: last.closesOn },
            days,
            daysFrom(last.closesOn, present.closesOn),
            this.clock.today(),
          )
        : null;
    return { ...days, before, place };
  }
}

/**
 * The days of the season before that were as many days before its end: people buy for the festival, whatever its date.
 * What that season brought beyond today is not compared yet. Null where none of these days lay in it.
 */
function besideIn(
  last: SalesDays & { name: string },
  { from, to }: SalesDays,
  later: number,
  today: Day,
): SoldDays['before'] {
  const first = addDays(from, -later);
  const end = addDays(to < today ? to : today, -later);
  const beside = { from: first > last.from ? first : last.from, to: end < last.to ? end : last.to };
  return beside.from <= beside.to ? { name: last.name, ...beside, later } : null;
}

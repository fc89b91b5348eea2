import { Injectable } from '@nestjs/common';
import type { SalesDays, SalesView } from '@shop/contracts/reports/sales';
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
  seasons: SalesView['seasons'];
}

/** Which days a report of sales is of. */
@Injectable()
export class FindSoldDays {
  constructor(
    private readonly settings: ShopSettings,
    private readonly past: SeasonRepository,
    private readonly clock: Clock,
  ) {}

  /** Without days the present season is meant. */
  async find(asked: { from?: Day | undefined; to?: Day | undefined }): Promise<SoldDays> {
    const { season } = await this.settings.current();
    const last = await this.past.last();
    const from = asked.from ?? (asked.to && asked.to < season.opensOn ? asked.to : season.opensOn);
    const to = asked.to ?? (asked.from && asked.from > season.closesOn ? asked.from : season.closesOn);
    const of = ({ name, opensOn, closesOn }: { name: string; opensOn: Day; closesOn: Day }) => ({
      name,
      from: opensOn,
      to: closesOn,
    });
    return {
      from,
      to,
      before: last && besideIn(of(last), { from, to }, daysFrom(last.closesOn, season.closesOn), this.today),
      seasons: { this: of(season), last: last && of(last) },
    };
  }

  private get today(): Day {
    return this.clock.today();
  }
}

/**
 * The days of the season before that were as far from its end: people buy for the festival, whatever its date. What that
 * season brought later than today's distance is not compared yet. Null where none of these days lay in it.
 */
export function besideIn(
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

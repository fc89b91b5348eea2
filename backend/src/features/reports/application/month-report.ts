import { Injectable } from '@nestjs/common';
import type { MonthView } from '@shop/contracts/reports/month';
import type { Day } from '@shop/contracts/rules/days';
import { addMonths, firstDayOf, lastDayOf, monthOf, type Month } from '@shop/contracts/rules/months';
import { Clock } from '../../../shared/clock.ts';

export abstract class MonthLeftovers {
  /** @param over the last day of the month, or of the last one that is over */
  abstract read(from: Day, to: Day, over: Day): Promise<Omit<MonthView, 'month' | 'to' | 'isOver'>>;
}

/** What is left to do before a month is closed. */
@Injectable()
export class MonthReport {
  constructor(
    private readonly leftovers: MonthLeftovers,
    private readonly clock: Clock,
  ) {}

  async read(asked: Month | undefined): Promise<MonthView> {
    const today = this.clock.today();
    const before = addMonths(monthOf(today), -1);
    const month = asked ?? before;
    const to = lastDayOf(month);
    const over = lastDayOf(month < before ? month : before);
    return { month, to, isOver: to < today, ...(await this.leftovers.read(firstDayOf(month), to, over)) };
  }
}

import type { Day } from '@shop/contracts/rules/days';
import { DomainError } from '../../../shared/domain-error.ts';

interface SeasonDays {
  opensOn: Day;
  closesOn: Day;
  lastOrderOn: Day | null;
}

/** A season ends after it begins, and its last order day lies in it. Throws `season-dates-reversed`. */
export function demandDatesInOrder({ opensOn, closesOn, lastOrderOn }: SeasonDays): void {
  const lastDay = lastOrderOn ?? closesOn;
  if (closesOn < opensOn || lastDay < opensOn || lastDay > closesOn) {
    throw new DomainError('invalid', 'season-dates-reversed', {});
  }
}

/** What stands before the running number of an order: `DS26`. */
export function orderNumberPrefix(orderPrefix: string, seasonYear: number): string {
  return `${orderPrefix}${String(seasonYear).slice(-2)}`;
}

import { dayOf, type Day } from '@shop/contracts/rules/days';
import { DomainError } from '../../../shared/domain-error.ts';

/** What happens to orders happens between the day of the first of them and today. */
export function assertDay(day: Day, orders: readonly { day: Day }[], at: Date): void {
  const to = dayOf(at);
  const from = orders.reduce((first, order) => (order.day < first ? order.day : first), to);
  if (day < from || day > to) throw new DomainError('invalid', 'day-unsuitable', { from, to });
}

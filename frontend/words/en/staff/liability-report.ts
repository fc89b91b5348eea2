import type { LiabilityDue } from '@shop/contracts/reports/schemes/views';
import { counted } from './list.ts';

const members = counted('member', 'members');

/** What the shop held of its members' money on a day. */
export const words = {
  title: 'Scheme liability',
  search: 'Search passbooks',
  searchHelp: 'Passbook, name or scheme',
  day: 'On',
  due: 'Year',
  anyDue: 'Any year',
  dues: { soon: 'Ends within thirty days', over: 'Over' } satisfies Record<LiabilityDue, string>,
  sorts: { year: 'Year ends first', held: 'Largest sum first', name: 'Name' },
  found: members,
  none: 'Nothing is held',
  noneHelp: 'Whoever has paid into a scheme, and has not bought or been paid back, stands here.',
  noneFound: 'Nothing was held that matches',
  noneFoundHelp: 'Try another day, fewer words or other filters.',
  columns: { member: 'Member', scheme: 'Scheme', year: 'Year ends on', held: 'Held' },
  together: (money: string, of: number, day: string) => `${money} of ${members(of)} at the end of ${day}`,
  sums: {
    title: 'By the end of the year',
    held: 'Held',
    members: 'Members',
    soon: 'Year ends within thirty days of that day',
    over: 'Year is over',
    rest: 'Year goes on longer',
    together: 'Together',
    how: 'Counted by the day on which money came or went: what was recorded late or corrected counts as if it had been right from the beginning, unless its month was closed; then it counts from the day on which it was recorded. A year is 365 days from the first payment.',
  },
} as const;

import { MOST_LINES } from '@shop/contracts/rules/limits';

/** Ready-made lists, as staff keep them. */
export const words = {
  title: 'Ready-made lists',
  found: (total: number, isMore: boolean) =>
    total === 1 ? '1 ready-made list' : `${total}${isMore ? '+' : ''} ready-made lists`,
  none: 'No ready-made lists yet',
  noneHelp: 'Put together what suits an evening or a budget. Shoppers take it over with one tap.',
  noneFound: 'No ready-made list is called that',
  noneFoundHelp: 'Look for another part of its name.',
  search: 'Search',
  searchHelp: 'Name, Tamil name',
  columns: { name: 'Name', items: 'Items', total: 'Total today', missing: 'Not for sale', active: 'Shown' },
  nothingMissing: 'nothing',
  yes: 'yes',
  no: 'no',
  add: 'Add a ready-made list',
  added: (name: string) => `${name} is added.`,
  record: 'Ready-made list',
  order: 'The order of ready-made lists',
  orderHelp: 'The home page and the price list show them in this order.',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removed: (name: string) => `${name} is deleted.`,
  removeEffects: ['Shoppers see it no more. What they put on their lists stays there.'],
  fields: {
    name: 'Name',
    nameHelp: 'Say what it is for; the number of items and the total of today stand beside it.',
    nameTa: 'Tamil name',
    sentence: 'One sentence about it',
    sentenceTa: 'The sentence in Tamil',
    lines: 'Items',
    linesProblem: `Please choose 1 to ${MOST_LINES} items, and how many of each: 1 or more.`,
    active: 'Shown on the home page and the price list',
  },
} as const;

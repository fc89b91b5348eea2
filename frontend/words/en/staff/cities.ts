import { counted } from './list.ts';
import { slugWords } from './slug.ts';

/** Cities, as staff keep them. */
export const words = {
  title: 'Cities',
  found: counted('city', 'cities'),
  none: 'No cities yet',
  noneHelp: 'Add the cities that customers order from: each has a page with its days and pickup locations.',
  noneFound: 'No city is called that',
  noneFoundHelp: 'Look for its name, its state or its address.',
  search: 'Search',
  searchHelp: 'Name, state, address',
  columns: { name: 'City', slug: 'Address', days: 'Delivery', lastOrder: 'Last order', shown: 'Shown' },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  noLastOrder: 'not set',
  shown: 'yes',
  hidden: 'no',
  add: 'Add a city',
  added: (name: string) => `${name} is added. Shoppers do not see it yet.`,
  removeEffects: [
    'Their pages are gone, for shoppers and for search engines. Orders and pickup locations stay.',
  ],
  record: 'City',
  order: 'The order of cities',
  orderHelp: 'The overview of cities follows it at once; the state of the first city stands first.',
  fields: {
    name: 'Name',
    nameHelp: 'Spelled as the town of its pickup locations is: that is how its page finds them.',
    ...slugWords('kanyakumari'),
    stateCode: 'State',
    introduction: 'Introduction',
    introductionTa: 'Introduction in Tamil',
    deliveryDays: 'Days until the goods arrive',
    lastOrderOn: 'Last order date',
    lastOrderOnHelp: 'Empty while nobody knows it.',
    questions: 'Questions and answers',
    questionsTa: 'Questions and answers in Tamil',
    active: 'Shoppers see it',
  },
  meaning: 'What its page is to search engines',
  meanings: {
    hidden: 'Nobody finds the page: not shoppers, not search engines.',
    pickups: (count: number) =>
      `They list it: it has ${count === 1 ? 'a pickup location' : `${count} pickup locations`}.`,
    ownText: (characters: number) => `They list it: it has ${characters} characters of text of its own.`,
    noindex: (characters: number, enough: number) =>
      `They are told not to list it (noindex): it has no pickup location, and its introduction has ${characters} of ${enough} characters. Pages that all say the same would harm the whole shop.`,
    moves: (from: string, to: string) =>
      `The page moves from ${from} to ${to}. Old links lead there for good.`,
  },
  see: 'See the page',
} as const;

import { productTagOrder, productTags, removeProductTag } from '@shop/contracts/catalogue/product-tags';
import { paths } from '../../../lib/paths.ts';
import { tagWords as words } from '../../../words/en/staff/product-words.ts';
import { plainScreens } from '../parts/records/plain-screens.ts';

const { columns } = words;

/** What products are marked with. */
export const { List, Record } = plainScreens(productTags, {
  path: paths.adminRecords('tag'),
  columns: [
    { head: columns.name, cell: ({ name }) => name, wide: true },
    { head: columns.products, cell: ({ products }) => products, figure: true },
    { head: columns.filter, cell: ({ filter }) => (filter ? words.yes : words.no) },
    { head: columns.active, cell: ({ active }) => (active ? words.yes : words.no) },
  ],
  ordering: { ...productTagOrder, title: words.order, help: words.orderHelp },
  removal: { endpoint: removeProductTag, words },
  words,
});

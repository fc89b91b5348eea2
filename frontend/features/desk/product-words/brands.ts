import { brandOrder, brands, removeBrand } from '@shop/contracts/catalogue/brands';
import { paths } from '../../../lib/paths.ts';
import { brandWords as words } from '../../../words/en/staff/product-words.ts';
import { plainScreens } from '../parts/records/plain-screens.ts';

const { columns } = words;

/** Makers of products. */
export const { List, Record } = plainScreens(brands, {
  path: paths.adminRecords('brand'),
  columns: [
    { head: columns.name, cell: ({ name }) => name, wide: true },
    { head: columns.products, cell: ({ products }) => products, figure: true },
    { head: columns.active, cell: ({ active }) => (active ? words.yes : words.no) },
  ],
  ordering: { ...brandOrder, title: words.order, help: words.orderHelp },
  removal: { endpoint: removeBrand, words },
  words,
});

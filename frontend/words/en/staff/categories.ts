import { counted } from './list.ts';
import { slugWords } from './slug.ts';

const productsOf = (products: number) => (products === 1 ? 'its product' : `its ${products} products`);

/** Categories, as staff keep them. */
export const words = {
  title: 'Categories',
  found: counted('category', 'categories'),
  none: 'No categories yet',
  noneHelp: 'Add the kinds of goods: the price list is divided into them.',
  noneFound: 'No category is called that',
  noneFoundHelp: 'Look for its name, its Tamil name or its address.',
  search: 'Search',
  searchHelp: 'Name, Tamil name, address',
  columns: { name: 'Name', slug: 'Address', products: 'Products', shown: 'Shown' },
  products: (products: number) => (products === 1 ? '1 product' : `${products} products`),
  shown: 'yes',
  hidden: 'no',
  order: 'The order of categories',
  orderHelp: 'The price list and every menu of the shop follow it at once.',
  add: 'Add a category',
  added: (name: string) => `${name} is added. Shoppers do not see it yet.`,
  removeEffects: [
    'Only a category without products is deleted, archived ones counted. One with products can be hidden.',
  ],
  record: 'Category',
  fields: {
    name: 'Name',
    nameTa: 'Name in Tamil',
    aliases: 'Other names',
    aliasesHelp:
      'Words people search by: all products of the category are found by them. Press Enter after each one.',
    ...slugWords('flower-pots'),
    description: 'Description',
    descriptionTa: 'Description in Tamil',
    picture: 'Picture',
    active: 'Shoppers see it',
  },
  meaning: 'What shoppers find',
  meanings: {
    empty: 'The category stands in the price list, with no product in it yet.',
    shown: (products: number) => `The category with ${productsOf(products)} stands in the price list.`,
    hides: (products: number) =>
      products === 0
        ? 'Nobody finds the category. Nothing is deleted.'
        : `Nobody finds the category or ${productsOf(products)}, and none of it can be ordered. Nothing is deleted: all of it comes back when shoppers may see it again. Orders that were sent stay as they are.`,
    moves: (from: string, to: string) =>
      `Its page moves from ${from} to ${to}, and those of its products with it. Old links lead there for good.`,
  },
  see: 'See the page',
  sort: 'Sort its products',
  sortTitle: (name: string) => `${name} in the order of the price list`,
  sortHelp: 'The price list follows it at once.',
} as const;

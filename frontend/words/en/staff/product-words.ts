const count = new Intl.NumberFormat('en-IN');
const found = (one: string, many: string) => (total: number, isMore: boolean) =>
  total === 1 ? `1 ${one}` : `${count.format(total)}${isMore ? '+' : ''} ${many}`;

const shared = {
  search: 'Search',
  searchHelp: 'Name',
  added: (name: string) => `${name} is added.`,
  yes: 'yes',
  no: 'no',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete ${name}?`,
  removed: (name: string) => `${name} is deleted.`,
} as const;

/** Tags of products, as staff keep them. */
export const tagWords = {
  ...shared,
  title: 'Tags',
  found: found('tag', 'tags'),
  none: 'No tags yet',
  noneHelp: 'Add what you tell your customers of a product: low noise, for the night, a present.',
  noneFound: 'No tag is called that',
  noneFoundHelp: 'Look for another part of its name.',
  columns: { name: 'Name', filter: 'Filter of the list', active: 'Shown', products: 'Products' },
  add: 'Add a tag',
  record: 'Tag',
  order: 'The order of tags',
  orderHelp: 'Products and the filters of the price list show them in this order.',
  removeEffects: ['Only a tag that no product has is deleted. One that products have can be hidden.'],
  fields: {
    name: 'Name',
    nameHelp: 'Another name stands on every product that has the tag, at once.',
    nameProblem: 'At most 40 letters, without , ; / or |',
    filter: 'Shoppers can narrow the price list to it',
    active: 'Shown to shoppers, and offered on a product’s page',
  },
} as const;

/** Brands, as staff keep them. */
export const brandWords = {
  ...shared,
  title: 'Brands',
  found: found('brand', 'brands'),
  none: 'No brands yet',
  noneHelp: 'Add the makers of your goods, or import a list with a column Brand.',
  noneFound: 'No brand is called that',
  noneFoundHelp: 'Look for another part of its name.',
  columns: { name: 'Name', active: 'Offered', products: 'Products' },
  add: 'Add a brand',
  record: 'Brand',
  order: 'The order of brands',
  orderHelp: 'A product’s page offers them in this order.',
  removeEffects: ['Only a brand that no product has is deleted. One that products have can be hidden.'],
  fields: {
    name: 'Name',
    nameHelp: 'Another name stands on every product of the brand, at once.',
    active: 'Offered on a product’s page',
  },
} as const;

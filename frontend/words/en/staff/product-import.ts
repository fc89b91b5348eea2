/** Products out of a file. */
export const words = {
  title: 'Import products',
  help: 'Open a CSV or XLSX file with a row a product. You see what it would add and change before the shop does.',
  rules: [
    'The item code says which product a row is. A new code is a new product, and needs a name, a category, a unit, an MRP and a net rate.',
    'A new product is a draft until you put it into the list, unless its column State says “In the list”.',
    'An empty cell, and a column that is not there, leave a product as it is.',
    'Stock is read for new products only. What is on the shelf is counted and corrected on the product’s page.',
  ],
  fromFile: 'From a file',
  columns: (heads: string) => `Columns that are read, in any order: ${heads}.`,
  emptySheet: 'Save an empty sheet',
  emptySheetName: 'products',
  notRead: (heads: string) => `Not read: ${heads}`,
  stockOfNew: 'Stock counts for new products only; of the others it stays as it is.',
  alike: (pairs: readonly string[]) =>
    `A spreadsheet may have cut the zeros of these codes: ${pairs.slice(0, 12).join(', ')}${pairs.length > 12 ? ', …' : ''}. Which are meant?`,
  alikePair: (typed: string, known: string) => `${typed} for ${known}`,
  alikeSame: 'The codes with zeros',
  alikeNew: 'These are new products',
  drafts: (many: number) =>
    many === 1
      ? '1 new product is a draft: put it into the list on its page, or write “In the list” in its column State.'
      : `${many.toLocaleString('en-IN')} new products are drafts: put them into the list among the products, or write “In the list” in their column State.`,
  broughtBack: (many: number) =>
    many === 1
      ? '1 product comes back from the archive. Write “archived” in its column State to leave it there.'
      : `${many.toLocaleString('en-IN')} products come back from the archive. Write “archived” in their column State to leave them there.`,
  categories: (names: string) => `The categories are: ${names}.`,
  noCategories: 'The shop has no categories yet.',
  missingCategories: (names: readonly string[]) =>
    `The shop has no ${names.length === 1 ? 'category' : 'categories'} of ${names.length === 1 ? 'this name' : 'these names'}: ${names.join(', ')}.`,
  addCategories: (many: number) => (many === 1 ? 'Add this category' : `Add these ${many} categories`),
  newBrands: (names: readonly string[]) =>
    `${names.length === 1 ? 'A brand is' : 'Brands are'} new and added with the products: ${names.join(', ')}.`,
  newTags: (names: readonly string[]) =>
    `${names.length === 1 ? 'A tag is' : 'Tags are'} new and added with the products: ${names.join(', ')}.`,
  showNew: (many: number) => (many === 1 ? 'Put it into the list at once' : 'Put them into the list at once'),
  forgetSure: 'Leave the preview? Nothing of the file is in the shop yet.',
  applied: 'Done. Shoppers see at once what is in the list.',
  undone: 'Taken back. What was changed is as it was; what was added is in the archive.',
  percent: (basisPoints: number) => `${basisPoints / 100} %`,
} as const;

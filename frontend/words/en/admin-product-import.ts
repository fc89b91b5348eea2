/** Products out of a file. */
export const words = {
  title: 'Import products',
  help: 'Open a CSV or XLSX file with a row a product. You see what it would add and change before the shop does.',
  rules: [
    'The item code says which product a row is. A new code is a new product, and needs a name, a category, a unit, an MRP and a net rate.',
    'A new product is for sale at once, unless its column State says “draft”.',
    'An empty cell, and a column that is not there, leave a product as it is.',
    'Stock is read for new products only. What is on the shelf is counted and corrected on the product’s page.',
  ],
  fromFile: 'From a file',
  columns: (heads: string) => `Columns that are read, in any order: ${heads}.`,
  emptySheet: 'Save an empty sheet',
  emptySheetName: 'products',
  notRead: (heads: string) => `Not read: ${heads}`,
  stockOfNew: 'Stock counts for new products only; of the others it stays as it is.',
  broughtBack: (many: number) =>
    many === 1
      ? '1 product comes back from the archive. Write “archived” in its column State to leave it there.'
      : `${many.toLocaleString('en-IN')} products come back from the archive. Write “archived” in their column State to leave them there.`,
  categories: (names: string) => `The categories are: ${names}.`,
  noCategories: 'The shop has no categories yet.',
  forgetSure: 'Leave the preview? Nothing of the file is in the shop yet.',
  applied: 'Done. Shoppers see it at once.',
  undone: 'Taken back. What was changed is as it was; what was added is in the archive.',
  percent: (basisPoints: number) => `${basisPoints / 100} %`,
  decibel: (noise: number) => `${noise} dB`,
} as const;

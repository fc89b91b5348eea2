import type { ProductSort } from '@shop/contracts/products/requests';
import type { StockReason } from '@shop/contracts/products/views';
import { counted } from './admin-list.ts';
import { productStateWords } from './product-states.ts';

/** The list of products. */
export const words = {
  title: 'Products',
  found: counted('product', 'products'),
  none: 'No products yet',
  noneHelp: 'Add one here, or import a whole list from a spreadsheet.',
  noneFound: 'No product matches',
  noneFoundHelp: 'Try fewer words or other filters. Archived ones are shown when their state is chosen.',
  search: 'Search products',
  searchHelp: 'Code, name, Tamil name or other name',
  state: 'State',
  anyState: 'Any state',
  states: { current: 'All but archived', ...productStateWords },
  category: 'Category',
  anyCategory: 'Any category',
  stock: 'Stock',
  anyStock: 'Any stock',
  stocks: { low: 'Low', none: 'None left', uncounted: 'Not counted' },
  pictureless: 'Without a picture',
  green: 'Green crackers',
  sorts: {
    list: 'As in the price list',
    name: 'By name',
    code: 'By code',
    stock: 'Least stock first',
    dearest: 'Dearest first',
  } satisfies Record<ProductSort, string>,
  columns: {
    code: 'Code',
    name: 'Name',
    category: 'Category',
    content: 'Content',
    net: 'Net rate',
    stock: 'Stock',
    state: 'State',
  },
  mrp: (money: string) => `MRP ${money}`,
  left: (stock: number | null) => (stock === null ? 'not counted' : stock.toLocaleString('en-IN')),
  leftOf: (stock: number | null) =>
    stock === null ? 'stock not counted' : `${stock.toLocaleString('en-IN')} in stock`,
  activate: 'Put into the list',
  activated: (products: number) =>
    products === 1 ? '1 product is in the list.' : `${products} products are in the list.`,
  archive: 'Archive',
  archived: (products: number) =>
    products === 1 ? '1 product is archived.' : `${products} products are archived.`,
  add: 'New product',
  addButton: 'Add as a draft',
  added: (name: string) => `${name} is a draft now. Nobody but staff sees it yet.`,
  duplicate: 'Duplicate',
  duplicateHelp: 'The rest is copied, its pictures too; its NEERI certificate and its stock are not.',
  inShop: 'See it in the shop',
  stockNow: 'Stock to begin with',
  stockNowHelp: 'Empty when nobody counts it.',

  sort: 'Sort by hand',
  sortHelp: 'The price list shows them in this order.',
  sortSave: 'Save this order',
  sorted: 'The order is saved.',
} as const;

/** The boxes of a product. */
export const boxWords = {
  nameHeading: 'In the list',
  name: 'Name',
  nameTa: 'Tamil name',
  aliases: 'Other names',
  aliasesHelp:
    'Words people search by: anar, phuljhari, zameen chakkar, புஸ்வாணம். Press Enter after each one.',
  code: 'Item code',
  codeHelp: 'Capital letters, digits and dashes: SP-01.',
  codeProblem: 'Capital letters, digits and dashes, at most 20.',
  categoryId: 'Category',
  slug: 'Address',
  slugHelp: 'The last part of its page’s address. Whoever comes by an old one is led here, for good.',
  slugProblem: 'Small letters, digits and single dashes between them.',
  state: 'State',
  featured: 'Shown on the home page',
  mrpPaiseHeading: 'Price and unit',
  mrpPaise: 'MRP',
  netPaise: 'Net rate',
  netPaiseHelp: 'What shoppers pay, taxes included. Never above the MRP.',
  unit: 'Sold by the',
  content: 'Content',
  contentHelp: 'What one of them holds: 10 pcs.',
  brand: 'Brand',
  maxQuantity: 'Most per order',
  maxQuantityHelp: 'Empty when there is no limit.',
  picturesHeading: 'Pictures and text',
  pictures: 'Pictures',
  picturesHelp: 'The first one stands in the list.',
  videoUrl: 'Link to a video',
  videoUrlHelp: 'Begins with https://',
  videoUrlProblem: 'A link that begins with https://',
  description: 'Description',
  tagsHeading: 'Safety and law',
  tags: 'Marks',
  noiseDb: 'Noise, dB(A) at 4 m',
  noiseDbHelp: 'The law allows 125. Empty when nobody measured it.',
  neeriCertificate: 'NEERI certificate',
  neeriCertificateHelp: 'With a number it is sold as a green cracker. Leave it empty otherwise.',
  hsn: 'HSN code',
  hsnProblem: 'Four, six or eight digits.',
  gstBasisPoints: 'GST, per cent',
  gstBasisPointsProblem: 'A number from 0 to 100 with at most two decimals.',
} as const;

export const stateHelps = {
  draft: 'Only staff see it.',
  active: 'Shoppers see it and can order it.',
  archived: 'It is sold no more. Orders keep it, and its page says that it is gone.',
} as const;

const figure = new Intl.NumberFormat('en-IN');

/** Its stock. */
export const stockWords = {
  title: 'Stock',
  free: 'Free to be sold',
  held: 'Sold, not packed yet',
  onShelf: 'Should stand on the shelf',
  uncounted: 'Nobody counts this product: it is always in stock.',
  correct: 'Correct',
  begin: 'Begin to count',
  end: 'Count no more',
  endHelp: 'The product is always in stock then, however many are ordered.',
  how: 'What happened',
  hows: {
    counted: 'I counted the shelf',
    came: 'More came in',
    gone: 'Some are gone: broken, damp, given away',
  },
  number: 'How many',
  reason: 'Reason',
  reasonHelp: 'It stands in the ledger with your name.',
  correction: (change: number, free: number) =>
    `${change > 0 ? `${figure.format(change)} more` : `${figure.format(-change)} fewer`} than the shop thought. ${figure.format(free)} will be free to be sold.`,
  agrees: 'As many as the shop thought: nothing is to be corrected.',
  tooFew: (free: number) => `Only ${figure.format(free)} are free; the rest is sold.`,
  corrected: 'The stock is corrected.',
  begun: 'The stock is counted from now on.',
  ended: 'The stock is not counted any more.',
  ledger: 'Ledger of the stock',
  none: 'Nothing came or went yet.',
  older: 'Show older ones',
  columns: { what: 'What', change: 'Change' },
  reasons: {
    opening: 'Stock to begin with',
    'order-placed': 'Ordered',
    'order-cancelled': 'Given back',
    correction: 'Corrected',
  } satisfies Record<StockReason, string>,
  change: (by: number) => (by > 0 ? `+${figure.format(by)}` : `−${figure.format(-by)}`),
} as const;

import type { StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { counted } from './list.ts';

const figure = new Intl.NumberFormat('en-IN');
const products = counted('product', 'products');

const columns = {
  code: 'Item code',
  product: 'Product',
  name: 'Name',
  unit: 'Unit',
  content: 'Content',
  onShelf: 'Counted',
  quantity: 'Quantity',
  rate: 'Purchase rate',
  expected: 'On the shelf',
  held: 'Sold, not packed',
  difference: 'Difference',
  after: 'Then on the shelf',
  amount: 'Amount',
};

/** The stock sheet: counts and goods in. */
export const words = {
  title: 'Stock',
  way: 'What is entered',
  ways: { count: 'Count', 'goods-in': 'Goods in' } satisfies Record<StockWay, string>,
  lowList: 'Low or out',
  columns,
  figure: (number: number) => figure.format(number),
  notCounted: 'not counted',
  belowSold: 'fewer than sold',
  difference: (by: number) =>
    by === 0 ? 'as counted' : by > 0 ? `+${figure.format(by)}` : `−${figure.format(-by)}`,
  count: {
    title: 'Count',
    help: 'Count all that stands on the shelf, also what is sold and not packed yet; orders that come meanwhile change nothing of it. Type, paste, or open a CSV or XLSX file with item codes and counts.',
    fileName: 'stock-count',
    figure: 'count',
    columns,
    labels: { onShelf: (name: string) => `Counted of ${name}` },
    chooseHelp: 'Say once where the item codes and the counts stand in your file.',
    chooseFigure: 'Choose the column with the counts.',
  },
  goodsIn: {
    title: 'Goods in',
    help: 'Type, paste, or open a CSV or XLSX file with item codes, quantities and what one of each was bought for. The quantities are added to the stock after the preview.',
    fileName: 'goods-in',
    figure: 'quantity',
    columns,
    labels: {
      quantity: (name: string) => `Quantity of ${name}`,
      rate: (name: string) => `Purchase rate of ${name}`,
    },
    chooseHelp: 'Say once where the item codes, the quantities and the purchase rates stand in your file.',
    chooseFigure: 'Choose the column with the quantities.',
  },
  bill: 'Bill',
  billNumber: 'Bill number',
  billedOn: 'Date of the bill',
  supplier: 'Supplier',
  supplierHelp: 'May stay empty',
  billNumberMissing: 'The number that stands on the bill.',
  billedOnMissing: 'The day that stands on the bill.',
  billedOnToCome: 'This day is still to come.',
  billTotal: (paise: number) => `${formatMoney(paise)} together`,
  billOf: (bill: { billNumber: string; billedOn: string; supplier: string }, paise: number) =>
    `Bill ${bill.billNumber} of ${formatDay(bill.billedOn)}${bill.supplier && `, ${bill.supplier}`}: ${formatMoney(paise)} for what is added.`,
  bookedBill: (number: string, day: string, paise: number) =>
    `Bill ${number} of ${formatDay(day)}, ${formatMoney(paise)}`,
  rowsOfBill: 'Rows',
  rowsOf: (number: string) => `Rows of bill ${number}`,
  lastRate: (rupees: string) => `last ${rupees}`,
  begins: 'is counted from now on',
  came: (quantity: number, ratePaise: number) =>
    `${figure.format(quantity)} at ${formatMoney(ratePaise)}, ${formatMoney(quantity * ratePaise)} together`,
  fewerOrMore: (by: number) => (by > 0 ? `${figure.format(by)} more` : `${figure.format(-by)} fewer`),
  done: { count: 'The count is booked.', 'goods-in': 'The goods are in stock.' } satisfies Record<
    StockWay,
    string
  >,
  undone: { count: 'The count is taken back.', 'goods-in': 'The goods are taken back.' } satisfies Record<
    StockWay,
    string
  >,
  leftSome: (many: number) =>
    `${products(many)} stayed as they are: somebody counted them meanwhile, fewer would be left than are sold, or nobody counts them any more. The list of changes names them.`,
  history: {
    left: (titles: string) =>
      `Left, as somebody counted them meanwhile, or fewer would be there than are sold: ${titles}`,
    undoEffects: [
      'The differences are booked back; what orders took and gave back since stays.',
      'Where fewer would be left than are sold, the stock stays, and is named in the list of changes.',
    ],
  },
  low: {
    title: 'Low or out',
    back: 'Stock',
    print: 'Print',
    of: (day: string) => `as of ${formatDay(day)}`,
    free: 'Free',
    countHere: 'Counted',
    none: 'Nothing is low',
    noneHelp: (least: number) => `Of every product that is counted ${least} or more are free to be sold.`,
    help: (many: number, least: number) => `${products(many)} with fewer than ${least} free to be sold`,
  },
} as const;

import type { StockReportRowView } from '@shop/contracts/reports/stock/views';
import { productStateWords } from '../shop/product-states.ts';
import { counted } from './list.ts';

const figure = new Intl.NumberFormat('en-IN');
const products = counted('product', 'products');

/** What stands in the shop, what it is worth, and what moved. */
export const words = {
  title: 'Stock report',
  search: 'Search products',
  searchHelp: 'Item code, or words of the name',
  state: 'State',
  anyState: 'Any state',
  states: productStateWords,
  category: 'Category',
  anyCategory: 'Any category',
  unsold: 'Did not sell',
  from: 'From',
  to: 'To',
  sorts: {
    value: 'Largest value first',
    code: 'Item code',
    name: 'Name',
    onHand: 'Most on hand first',
    sold: 'Most sold first',
  },
  found: products,
  none: 'No products yet',
  noneHelp: 'Each product stands here with what is on hand of it.',
  noneFound: 'No product matches',
  noneFoundHelp: 'Try fewer words or other filters.',
  columns: {
    name: 'Product',
    onHand: 'On hand',
    free: 'Free',
    sold: 'Sold',
    purchase: 'At purchase rate',
    net: 'At net rate',
  },
  units: (units: number) => figure.format(units),
  notCounted: 'not counted',
  held: (held: number) => `${figure.format(held)} held`,
  each: (money: string) => `${money} each`,
  unknown: 'unknown',
  onCard: ({ onHand, held, free }: Pick<StockReportRowView, 'onHand' | 'held' | 'free'>) =>
    onHand === null || free === null
      ? 'Not counted'
      : `${figure.format(onHand)} on hand, ${figure.format(held)} held, ${figure.format(free)} free`,
  soldUnits: (sold: number) => `${figure.format(sold)} sold`,
  together: (units: number, net: string, purchase: string) =>
    `${figure.format(units)} on hand: ${net} at net rates, ${purchase} at purchase rates where known`,
  sums: {
    summary: (held: number, free: number) =>
      `${figure.format(held)} held for orders, ${figure.format(free)} free`,
    worth: 'On hand',
    products: 'Products',
    units: 'Units',
    purchase: 'At purchase rate',
    net: 'At net rate',
    known: 'Purchase rate known',
    unknown: 'Purchase rate unknown',
    together: 'Together',
    covered: (percent: number) =>
      `A purchase rate is known for ${percent} % of the units on hand; the rest is in no sum at purchase rates.`,
    uncounted: (count: number) =>
      count === 1
        ? '1 product is not counted and stands in no sum.'
        : `${figure.format(count)} products are not counted and stand in no sum.`,
    unsold: (count: number, units: number, money: string) =>
      `${products(count)} on sale did not sell: ${figure.format(units)} on hand, ${money} at net rates`,
    movements: 'Movements by reason',
    reason: 'Reason',
    entries: 'Entries',
    in: 'In',
    out: 'Out',
    how: 'On hand is what stands on the shelf now: free, and held by orders that are not packed. The purchase rate is the average of all goods in by their quantities, without what was taken back. Movements and sales are those of the chosen days; sold is what stands in confirmed and later orders by the day on which they were placed.',
  },
} as const;

import type { MarginGroup } from '@shop/contracts/reports/sales/margin';
import type { SalesGroup } from '@shop/contracts/reports/sales/views';
import { counted } from './list.ts';

const figure = new Intl.NumberFormat('en-IN');
const orders = counted('order', 'orders');
const pieces = counted('piece', 'pieces');
const range = {
  season: 'Season',
  thisSeason: 'This season',
  seasons: { last: 'Last season' },
  from: 'From',
  to: 'To',
  noneFound: 'Nothing was sold in these days',
  noneFoundHelp: 'Try other days, or another season.',
} as const;

/** What was sold, by whatever it is divided. */
export const salesWords = {
  ...range,
  title: 'Sales',
  by: 'Divided by',
  groups: {
    item: 'Items',
    category: 'Categories',
    state: 'States',
    city: 'Cities',
    pickup: 'Pickup locations',
    referrer: 'Referrers',
    week: 'Weeks',
    day: 'Days',
  } satisfies Record<SalesGroup, string>,
  heads: {
    item: 'Item',
    category: 'Category',
    state: 'State',
    city: 'City',
    pickup: 'Pickup location',
    referrer: 'Referrer',
    week: 'Week from',
    day: 'Day',
  } satisfies Record<SalesGroup, string>,
  /** What is of no pickup location, and of no referrer. */
  nothing: { pickup: 'To the door', referrer: 'No referrer' } as Partial<Record<SalesGroup, string>>,
  place: 'State',
  anyPlace: 'Any state',
  found: counted('row', 'rows'),
  none: 'No sales yet',
  noneHelp: 'What confirmed orders of this season sold stands here, day by day.',
  columns: {
    orders: 'Orders',
    quantity: 'Quantity',
    discount: 'Discount',
    net: 'Net',
    gst: 'GST',
    billed: 'Billed',
  },
  figure: (count: number) => figure.format(count),
  orders,
  pieces,
  benefit: (money: string) => `${money} with passbooks`,
  was: (money: string) => `${money} last season`,
  charges: (money: string) => `${money} packing, freight`,
  invoiced: (count: number) => (count === 1 ? '1 invoice' : `${figure.format(count)} invoices`),
  together: (count: number, quantity: number, net: string, billed: string) =>
    `${orders(count)}, ${pieces(quantity)}: ${net} for goods, ${billed} billed`,
  sums: {
    title: 'Together',
    orders: 'Orders',
    quantity: 'Pieces',
    discount: 'Discount off MRP',
    benefit: 'Discount with passbooks',
    net: 'Net: goods',
    charges: 'Packing and freight, with rounding',
    billed: 'Billed',
    gst: 'GST on invoices',
    invoiced: 'Orders with a tax invoice',
    days: (from: string, to: string) => `${from} to ${to}`,
    before: (name: string, from: string, to: string) =>
      `Compared with ${name}, ${from} to ${to}: up to the same number of days before the festival.`,
    how: 'Counted are orders that are confirmed or later, by the day on which they were placed, as they stand after edits; cancelled ones are left out, and goods of part credit notes are taken off. Net is what customers are billed for goods, with GST; GST is that of the tax invoices less credit notes, so far as invoices are made; by item it leaves out packing and freight.',
  },
  chart: {
    chartEmpty: 'Nothing was sold in these days.',
    chartSaid: (day: string, money: string) =>
      `Net by time; the most on ${day}: ${money}. The figures are in the table below.`,
    asTable: 'Show as a table',
  },
  beforeMark: (name: string) => `${name}, same number of days before the festival`,
} as const;

/** What goods brought beyond what they were bought for. */
export const marginWords = {
  ...range,
  title: 'Gross margin',
  by: 'Divided by',
  groups: { item: 'Items', category: 'Categories' } satisfies Record<MarginGroup, string>,
  heads: { item: 'Item', category: 'Category' } satisfies Record<MarginGroup, string>,
  found: counted('row', 'rows'),
  none: 'No sales yet',
  noneHelp: 'What confirmed orders of this season earned stands here, item by item.',
  columns: {
    quantity: 'Quantity',
    sale: 'Sale',
    cost: 'Bought for',
    margin: 'Margin',
    percent: 'Of the sale',
  },
  unknown: 'unknown',
  figure: (count: number) => figure.format(count),
  pieces,
  percent: (percent: number) => `${percent} %`,
  knownPart: (money: string) => `of ${money}`,
  together: (margin: string, percent: number | null, known: number) =>
    percent === null
      ? 'No purchase rate is known of what was sold'
      : `${margin}, ${percent} % of the sale whose purchase rate is known: ${known} % of all`,
  sums: {
    title: 'Together',
    sum: 'Without GST',
    sale: 'Sale',
    known: 'Of it at a known purchase rate',
    unknown: 'Of it without a known purchase rate',
    cost: 'Bought for',
    margin: 'Gross margin',
    days: (from: string, to: string) => `${from} to ${to}`,
    enter: 'Enter goods in with their purchase rates',
    how: 'Counted are the goods of orders that are confirmed or later, by the day on which they were placed, as in the sales report; without GST, at the product’s rate of now. The purchase rate is the average of all goods in billed until the last of these days, by their quantities, without what was taken back, as it was typed. Packing and freight are in neither.',
  },
} as const;

import { type Day, formatDay } from '@shop/contracts/rules/days';

/** The price list on paper. */
export const words = {
  fileTitle: (shop: string) => `${shop}: price list`,
  title: 'Price list',
  underTitle: (season: string, day: Day) => `${season} · prices of ${formatDay(day)}`,
  code: 'Code',
  product: 'Product',
  content: 'Content',
  mrp: 'MRP',
  netRate: 'Net rate',
  quantity: 'Quantity',
  green: (name: string) => `${name} · green cracker`,
  soldOut: 'sold out',
  foot: 'Prices include GST. Packing and lorry freight are added by state and pickup location. Crackers go by lorry only, and only to people of 18 or older. Prices and stock may change; the order page shows them as they are.',
};

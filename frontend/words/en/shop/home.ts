import { formatMoney } from '@shop/contracts/rules/money';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import type { ShopIdentity } from '@shop/contracts/shop/views';

const CALL_FIRST = {
  title: 'We call you',
  text: 'Our order desk rings, goes through the list with you and tells you how to pay. No money before that call.',
};
const CALL_AFTER = {
  title: 'We call you',
  text: 'Our order desk rings, goes through the list with you and answers what you ask.',
};

export const words = {
  title: (city: string) => `Crackers from ${city} at net rates`,
  description: ({ name, city, since }: ShopIdentity) =>
    `${name}, a licensed fireworks shop in ${city} since ${since}. One price list with true net rates; your order comes by lorry to a pickup location near you.`,
  openList: 'Open the price list',
  browse: 'Look through the crackers',
  pictureAlt: 'A row of clay lamps with fountains and sparklers behind them',
  bestSellers: 'Best sellers',
  categories: 'What we sell',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  steps: 'How ordering works',
  step: (saleMode: SaleMode) => [
    {
      title: 'Fill in the list',
      text: 'Put a number beside each item you want. The total and the minimum for your state are always in sight.',
    },
    saleMode === 'order'
      ? { title: 'Send the order', text: 'Once. You get an order number, the bill and how to pay at once.' }
      : {
          title: 'Send the request',
          text: 'Once. You get a number and a link to follow it. Nothing is paid yet.',
        },
    saleMode === 'order' ? CALL_AFTER : CALL_FIRST,
    {
      title: 'Collect it',
      text: 'The parcels come by licensed lorry to a pickup location near you. You see where they are all the way.',
    },
  ],
  catalogueOnly: 'At the moment this is a price list to look at: orders are not taken.',
  trust: 'Why you can trust us',
  trustFacts: {
    licence: 'Explosives licence',
    gstin: 'GSTIN',
    since: 'Selling since',
    where: 'Where we are',
  },
  verify: 'Call us before you pay. A real shop answers.',
  cities: 'Order in time',
  cityHead: 'City',
  cityDays: 'On the road',
  cityBy: 'Order by',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  noDate: 'Ask us',
  allCities: 'All cities, with freight and pickup locations',
  schemes: 'Pay monthly, buy for more',
  schemesText: 'You can join an advance purchase scheme now.',
  scheme: (monthly: number, instalments: number, paid: number, worth: number) =>
    `${formatMoney(monthly)} a month, ${instalments} times: you pay ${formatMoney(paid)} and buy for ${formatMoney(worth)}.`,
  schemesLink: 'The schemes and the calculator',
  posts: 'Newest in the blog',
  postsLink: 'All posts',
  safety: 'Light them safely',
  safetyText:
    'Short rules that keep eyes and hands whole. Worth two minutes with the children before the first match.',
  safetyLink: 'Read the fire-safety tips',
} as const;

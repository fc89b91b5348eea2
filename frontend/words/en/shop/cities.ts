import { formatMoney } from '@shop/contracts/rules/money';

/** The overview of cities and the page of one. */
export const words = {
  title: 'Cities we send to',
  description: (shop: string) =>
    `Where ${shop} hands over crackers: pickup locations, freight, minimum order and the last day to order, city by city.`,
  lead: 'Fireworks travel by licensed lorry to a pickup location near you, in some states to your door. Dates and rules for your city:',
  notListed: 'Your city is not here?',
  notListedText:
    'We also send to towns on the way. Choose the pickup location nearest to you in the order form, or call us and we tell you honestly whether it can be done.',
  none: 'No city is listed just now. Call us, and we tell you how the goods can reach you.',
  days: (days: number) => (days === 1 ? '1 day on the road' : `${days} days on the road`),
  minimum: (paise: number) => `Minimum ${formatMoney(paise)}`,
  freightFrom: (paise: number) => (paise === 0 ? 'Freight free' : `Freight from ${formatMoney(paise)}`),
  freightOnCollection: 'Freight paid on collection',
  orderBy: (day: string) => `Order by ${day}`,
  tooLate: (day: string) => `Last order day was ${day}`,

  cityTitle: (city: string, shop: string) =>
    `Crackers for ${city}: pickup, freight, last order day | ${shop}`,
  heading: (city: string) => `Crackers for ${city}`,
  cityDescription: (city: string, minimum: number, days: number, orderBy: string | null) =>
    `Order crackers from Sivakasi to ${city}: minimum ${formatMoney(minimum)}, ${days === 1 ? '1 day' : `${days} days`} on the road${orderBy ? `, order by ${orderBy}` : ''}. Pickup locations, freight and permitted hours.`,
  facts: 'At a glance',
  factMinimum: 'Minimum order',
  factMinimumHelp: (state: string) => `Goods without packing and freight, for all of ${state}.`,
  factDays: 'On the road',
  dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  factOrderBy: 'Order by',
  factOrderByHelp: (festival: string) => `Later orders may come after ${festival}.`,
  factTooLate: 'Last order day',
  factTooLateHelp: 'It has passed. Call us: sometimes a lorry still has room.',
  askUs: 'Ask us',
  factHours: 'Permitted hours',
  factHoursHelp: (source: string, day: string) => `${source}. Checked on ${day}.`,
  factDoor: 'To your door',
  doorCharge: (paise: number) => (paise === 0 ? 'Free of charge' : `${formatMoney(paise)}, flat`),
  noDoor: 'Not in this state',
  factNote: 'Please mind',
  blockedTitle: (state: string) => `We cannot send to ${state}`,
  pickup: 'Where you collect',
  pickupNone: (city: string) => `There is no pickup location in ${city}.`,
  pickupNearest: (city: string) => `The nearest is in ${city}:`,
  pickupNoneDoor:
    'The goods come to your door, or you choose a pickup location of another city in the order form.',
  pickupNoneElse: 'Choose a pickup location of another city in the order form, or call us.',
  bring: 'Bring the lorry-receipt (LR) number from your order page and a photo identity card.',
  open: 'Open',
  contact: 'Ask for',
  freight: 'Freight',
  freightOf: (paise: number | null) =>
    paise === null ? 'Paid to the office on collection' : paise === 0 ? 'Free' : formatMoney(paise),
  map: 'Show on the map',
  about: (city: string) => `Ordering from ${city}`,
  questions: 'Questions and answers',
  order: 'Order from the price list',
  others: 'Other cities',
  breadcrumbs: 'Where you are',
  cities: 'Cities',
} as const;

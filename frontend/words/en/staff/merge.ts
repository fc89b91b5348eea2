import { formatMoney } from '@shop/contracts/rules/money';

/** Orders of one customer beside each other, and as one. */
export const words = {
  title: 'Other orders of this number',
  newest: (orders: number) => `These are the newest ${orders}.`,
  all: 'All orders of this number',
  put: 'Put into this order',
  ask: (from: string, into: string) => `Put ${from} into ${into}`,
  line: (name: string, quantity: number, was: number) =>
    was === 0 ? `${name}: ${quantity} come to it` : `${name}: ${quantity} in place of ${was}`,
  rate: (line: string, rate: number, other: number) =>
    `${line}, each at ${formatMoney(rate)} in place of ${formatMoney(other)}`,
  shelf: 'The goods of both stay taken; the shelf stays as it is.',
  freight: (paise: number | null) =>
    paise === null ? 'Freight is paid on collection' : `Freight once: ${formatMoney(paise)}`,
  packing: (paise: number) => `Packing ${formatMoney(paise)}`,
  total: (paise: number, was: number) => `Total ${formatMoney(paise)}, in place of ${formatMoney(was)}`,
  moved: (paise: number) => `${formatMoney(paise)} that were paid come with it`,
  owes: (paise: number) =>
    paise >= 0
      ? `Still to be paid: ${formatMoney(paise)}`
      : `Due back to the customer: ${formatMoney(-paise)}`,
  emptied: (from: string) =>
    `${from} is cancelled. Its link leads to this order, and it cannot be taken up again.`,
  done: (from: string) => `${from} is put into this order.`,
} as const;

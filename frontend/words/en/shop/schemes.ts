import { formatMoney } from '@shop/contracts/rules/money';

export const words = {
  title: 'Advance purchase schemes',
  closed: 'The sale is closed; schemes go on.',
  pay: 'You pay',
  benefit: 'Benefit',
  buyFor: 'You buy for',
  perMonth: (monthly: number, instalments: number) => `${formatMoney(monthly)} a month, ${instalments} times`,
  percent: (basisPoints: number) => `${basisPoints / 100} % of what you paid`,
  first: 'First instalment',
  last: 'Last instalment',
  joinUntil: 'Join until',
  members: 'Members at most',
  join: (scheme: string) => `Join ${scheme}`,
  full: 'Every place is taken.',
  calculator: 'Calculator',
  calculatorText: 'What do you want to buy crackers for?',
  amount: 'Amount in rupees',
  scheme: 'Scheme',
  covers: (worth: number, over: number) =>
    over === 0
      ? `That is exactly what you can buy for: ${formatMoney(worth)}.`
      : `You can buy for up to ${formatMoney(worth)}, so the scheme covers it. What you paid and do not use is paid back.`,
  add: (missing: number, worth: number) =>
    `The scheme covers ${formatMoney(worth)}. You add ${formatMoney(missing)} when you order.`,
} as const;

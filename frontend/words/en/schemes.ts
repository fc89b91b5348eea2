import { formatMoney } from '@shop/contracts/rules/money';

export const words = {
  title: 'Advance purchase schemes',
  description: (shop: string) =>
    `Pay a little every month and buy crackers from ${shop} at Diwali for more than you paid: the schemes that can be joined now, and a calculator.`,
  lead: 'Pay a fixed sum every month, and buy at Diwali from the price list for more than you paid. The benefit is a trade discount on your order; there is no interest, no draw and no prize.',
  none: 'No scheme can be joined just now',
  noneText:
    'Schemes open some weeks after Diwali and are listed here while they can be joined. Call us if you want to hear of the next one.',
  pay: 'You pay',
  benefit: 'Benefit',
  buyFor: 'You buy for',
  perMonth: (monthly: number, instalments: number) => `${formatMoney(monthly)} a month, ${instalments} times`,
  percent: (basisPoints: number) => `${basisPoints / 100} % of what you paid`,
  first: 'First instalment',
  last: 'Last instalment',
  joinUntil: 'Join until',
  members: 'Members at most',
  join: (scheme: string) => `Call to join ${scheme}`,
  joinText:
    'Joining is done by phone: we write your name, address and nominee into a passbook and read it back to you.',
  whatsapp: 'or write on WhatsApp',
  rulesTitle: 'How it works',
  rules: (graceDays: number | null) => [
    'You pay one instalment a month by UPI, bank or cash, and get a receipt for each. The last one is due within 365 days of the first.',
    graceDays === null
      ? 'You may be a few days late. When an instalment is missed longer, the benefit lapses; catch up and it is restored, once.'
      : `You may be ${graceDays} days late. When an instalment is missed longer, the benefit lapses; catch up and it is restored, once.`,
    'At Diwali you order from the price list like everybody else, at the rates of that day. What you paid and the benefit come off the bill.',
    'What is left over is refunded and never lost. You may leave at any time and get back what you paid.',
    'It is a purchase paid in advance from one licensed shop, not a deposit and no saving with interest.',
  ],
  calculator: 'Calculator',
  calculatorText: 'What do you want to buy crackers for?',
  amount: 'Amount in rupees',
  scheme: 'Scheme',
  covers: (worth: number, over: number) =>
    over === 0
      ? `That is exactly what you can buy for: ${formatMoney(worth)}.`
      : `You can buy for up to ${formatMoney(worth)}, so the scheme covers it. What you paid and do not use is refunded.`,
  add: (missing: number, worth: number) =>
    `The scheme covers ${formatMoney(worth)}. You add ${formatMoney(missing)} when you order.`,
} as const;

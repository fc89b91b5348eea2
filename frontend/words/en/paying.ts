import { formatMoney } from '@shop/contracts/rules/money';

/** How a sum is paid, wherever one is asked for. */
export const words = {
  byUpi: (paise: number) => `Pay ${formatMoney(paise)} by UPI`,
  square: 'A square that opens the payment in your app for UPI',
  squareHelp: (paise: number) =>
    `Photograph the square with your app for UPI: it pays ${formatMoney(paise)} with everything filled in.`,
  bankOnly: (mostPaise: number) => `More than ${formatMoney(mostPaise)} at once goes by bank transfer only.`,
} as const;

import { formatMoney } from '@shop/contracts/rules/money';

/** How a sum is paid, wherever one is asked for. */
export const words = {
  byUpi: (paise: number) => `Pay ${formatMoney(paise)} by UPI`,
  qrCode: 'A QR code that opens the payment in your UPI app',
  qrCodeHelp: (paise: number) =>
    `Scan this QR code with your UPI app: it pays ${formatMoney(paise)} with everything filled in.`,
  bankOnly: (mostPaise: number) => `More than ${formatMoney(mostPaise)} at once goes by bank transfer only.`,
} as const;

import { MOST_BY_UPI_PAISE, upiLink } from '@shop/contracts/rules/orders/upi';
import type { PaymentDetails, UpiView } from '@shop/contracts/shop/views';
import { toString as toQrCode } from 'qrcode';
import { KeptQrCodes } from './kept-qr-codes.ts';

/** About 3 kB each. */
const qrCodes = new KeptQrCodes((link) => toQrCode(link, { type: 'svg', margin: 2 }), 500);

/** What pays a sum by UPI; null for more than can be paid by it. */
export async function upiViewOf(
  details: PaymentDetails,
  amountPaise: number,
  note: string,
): Promise<UpiView | null> {
  if (amountPaise > MOST_BY_UPI_PAISE) return null;
  const link = upiLink(details, amountPaise, note);
  return { link, qrCode: await qrCodes.of(link) };
}

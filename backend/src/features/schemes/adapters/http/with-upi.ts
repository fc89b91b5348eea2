import { upiLink } from '@shop/contracts/rules/orders/upi';
import type { OwnPassbookView, PassbookView } from '@shop/contracts/schemes/passbook-views';
import { toString as toSquare } from 'qrcode';

/** A passbook with the link that pays what is asked for next, and the same as a square to be photographed. */
export async function withUpi(passbook: PassbookView): Promise<OwnPassbookView> {
  const { number, next, paymentDetails } = passbook;
  if (next === null || paymentDetails === null) return { ...passbook, upi: null };
  const link = upiLink(paymentDetails, next.amountPaise, number);
  return { ...passbook, upi: { link, square: await toSquare(link, { type: 'svg', margin: 2 }) } };
}

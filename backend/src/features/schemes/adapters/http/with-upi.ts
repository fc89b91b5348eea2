import type { OwnPassbookView, PassbookView } from '@shop/contracts/schemes/passbook-views';
import { upiViewOf } from '../../../../platform/http/upi/upi-view.ts';

/** A passbook with what pays the next instalment. */
export async function withUpi(passbook: PassbookView): Promise<OwnPassbookView> {
  const { number, next, paymentDetails } = passbook;
  const isAsked = next !== null && paymentDetails !== null;
  return { ...passbook, upi: isAsked ? await upiViewOf(paymentDetails, next.amountPaise, number) : null };
}

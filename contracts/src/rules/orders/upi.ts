import type { PaymentDetails } from '../../shop/views.ts';

/** What can be paid by UPI at once, paise; above it a transfer goes by the bank. */
export const MOST_BY_UPI_PAISE = 10_000_000;

/**
 * A link that opens an app for UPI with payee, sum and note filled in, as NPCI's linking specification has it. Spaces go
 * as %20: apps show a plus.
 */
export function upiLink(
  { upiId, accountName }: Pick<PaymentDetails, 'upiId' | 'accountName'>,
  amountPaise: number,
  note: string,
): string {
  const amount = (amountPaise / 100).toFixed(2);
  return `upi://pay?pa=${upiId}&pn=${encodeURIComponent(accountName)}&am=${amount}&cu=INR&tn=${encodeURIComponent(note)}`;
}

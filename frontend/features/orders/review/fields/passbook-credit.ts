import type { PlaceOrderRequest } from '@shop/contracts/orders/requests';
import { redemptionOf, type Redemption } from '@shop/contracts/rules/schemes/passbook';
import { typedPassbookNumber } from '@shop/contracts/rules/schemes/passbook-number';
import { mobileDigits } from '@shop/contracts/rules/phone';
import type { AskCreditRequest } from '@shop/contracts/schemes/requests';
import type { CreditView } from '@shop/contracts/schemes/passbook-views';
import type { ReviewFields } from '../../form/review-fields.ts';

/** What of a passbook pays for an order, as the shopper was told. */
export type PaidCredit = NonNullable<PlaceOrderRequest['passbook']>;

/** The passbook that the fields name, whose phone is the shopper's unless another stands there; null where none is. */
export function passbookIn({ passbook, passbookPhone, phone }: ReviewFields): AskCreditRequest | null {
  const number = typedPassbookNumber(passbook);
  const digits = mobileDigits(passbookPhone.trim() || phone);
  return number && digits ? { passbook: number, phone: digits } : null;
}

/** What it takes off a bill. */
export function takenOff({ creditPaise, benefitBasisPoints }: CreditView, totalPaise: number): Redemption {
  return redemptionOf(creditPaise, benefitBasisPoints, totalPaise);
}

/** The same, to be sent. */
export function paidCredit(asked: AskCreditRequest, credit: CreditView, totalPaise: number): PaidCredit {
  return { number: asked.passbook, phone: asked.phone, ...takenOff(credit, totalPaise) };
}

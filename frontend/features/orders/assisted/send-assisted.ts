import { placeAssistedOrder } from '@shop/contracts/orders/endpoints';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import type { OrderContent } from '../review/sending/order-request.ts';
import { deviceId } from '../review/sending/device-id.ts';
import { forgetReviewFields } from '../review/fields/forget-review-fields.ts';
import { endAssisted } from './assisted-mode.ts';
import { keepSent } from './sent-for-customer.ts';

/** Sends an order for a customer, forgets the customer’s fields, and says which it is and where the referrer goes on. */
export async function sendAssisted(
  idempotencyKey: string,
  content: OrderContent,
): Promise<{ number: string; href: string }> {
  const { name, phone, whatsapp, email } = content.customer;
  const { number } = await callSignedIn(placeAssistedOrder, {
    body: { idempotencyKey, deviceId: deviceId(), ...content, customerAgreed: true },
  });
  keepSent({ number, name, phone: mobileDigits(whatsapp ?? phone) ?? '', mailed: email !== undefined });
  endAssisted();
  forgetReviewFields();
  return { number, href: paths.placedForCustomer(number) };
}

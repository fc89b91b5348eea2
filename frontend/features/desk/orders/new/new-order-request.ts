import type { PlaceOrderRequest, QuoteRequest } from '@shop/contracts/orders/requests';
import type { CustomerOrdersView } from '@shop/contracts/orders/views';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { goodsIn } from '../../parts/goods/goods-text.ts';
import type { FieldInputs } from '../../parts/record/state/merge.ts';
import type { EnteredOrder } from './new-order-fields.ts';

/** What is asked about the price, as far as it is told; null while there are no goods. */
export function quoteRequestOf(inputs: FieldInputs): QuoteRequest | null {
  const lines = goodsIn(String(inputs['lines'] ?? '')).filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return null;
  const text = (name: string) => String(inputs[name] ?? '') || null;
  const isDoor = inputs['delivery'] === 'door';
  const stateCode = text('stateCode');
  return {
    lines,
    stateCode,
    // Before there is a state nothing goes to a door.
    delivery: isDoor && stateCode !== null ? 'door' : 'pickup',
    pickupLocationId: isDoor || stateCode === null ? null : text('pickupLocationId'),
  };
}

/** The order as it is sent, at the rates and the total that were told. */
export function orderRequestOf(
  entered: EnteredOrder,
  quote: Quote,
  idempotencyKey: string,
): PlaceOrderRequest {
  const { phone, name, whatsapp, email, address, city, district, stateCode, pinCode } = entered;
  const { gstin, tradeName } = entered;
  return {
    idempotencyKey,
    lines: quote.lines.map(({ code, asked, netPaise }) => ({ code, quantity: asked, netPaise })),
    expectedTotalPaise: quote.totals.totalPaise,
    customer: {
      phone,
      name,
      address,
      city,
      district,
      stateCode,
      pinCode,
      ...(whatsapp !== null && { whatsapp }),
      ...(email !== null && { email }),
      ...(gstin !== null && { gstin }),
      ...(tradeName !== null && { tradeName }),
    },
    delivery: entered.delivery,
    pickupLocationId: entered.delivery === 'door' ? null : entered.pickupLocationId,
    remarks: entered.remarks,
    adult: true,
    terms: true,
    ...(entered.referralCode !== null && { referralCode: entered.referralCode }),
  };
}

/** The fields as the customer's last order would fill them. */
export function inputsOfLast({
  customer,
  delivery,
  pickupLocationId,
}: NonNullable<CustomerOrdersView['last']>): FieldInputs {
  const { name, whatsapp, email, address, city, district, stateCode, pinCode, gstin, tradeName } = customer;
  return {
    name,
    whatsapp: whatsapp === null ? '' : formatMobile(whatsapp),
    email: email ?? '',
    address,
    city,
    district,
    stateCode,
    pinCode,
    delivery,
    pickupLocationId: pickupLocationId ?? '',
    gstin: gstin ?? '',
    tradeName: tradeName ?? '',
  };
}

import type { PlaceOrderRequest, QuoteRequest } from '@shop/contracts/orders/requests';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import type { DestinationsView } from '@shop/contracts/places/views';
import { typedGstin } from '@shop/contracts/rules/documents/gstin';
import { ITEM_CODE, MOST_LINES } from '@shop/contracts/rules/limits';
import { pageLanguage } from '../../../../lib/language.ts';
import { withQuantity, type Draft } from '../../../draft/draft.ts';
import type { Quantities } from '../../form/list-link.ts';
import type { PaidCredit } from '../fields/passbook-credit.ts';
import {
  addressNeedOf,
  addressSent,
  chosenPlace,
  stateOf,
  type ReviewFields,
} from '../../form/review-fields.ts';

/** What an order says besides its key and its device; `customerAgreed`: a referrer sends it for a customer. */
export type OrderContent = Omit<PlaceOrderRequest, 'idempotencyKey' | 'deviceId'> & { customerAgreed?: true };

/** How many of each an order has. */
export function quantitiesOf({ lines }: OrderContent): Quantities {
  return Object.fromEntries(lines.map(({ code, quantity }) => [code, quantity]));
}

/** Whether the list is what the order has, no more and no less. */
export function isListOf({ lines }: OrderContent, list: Quantities): boolean {
  return (
    Object.keys(list).length === lines.length && lines.every(({ code, quantity }) => list[code] === quantity)
  );
}

/** The draft without what was sent: of each line as many as went; what was added meanwhile stays, and the referral. */
export function withoutSent(draft: Draft, { lines }: Pick<OrderContent, 'lines'>): Draft {
  return lines.reduce(
    (left, { code, quantity }) =>
      withQuantity(left, code, (left.quantities[code] ?? 0) - quantity, left.rates[code] ?? 0),
    draft,
  );
}

/** What to ask a price for: the destination as far as it is chosen and allowed. Null for an empty list. */
export function quoteRequest(
  quantities: Quantities,
  fields: ReviewFields,
  destinations: DestinationsView,
): QuoteRequest | null {
  const lines = Object.entries(quantities)
    .filter(([code, quantity]) => ITEM_CODE.test(code) && quantity > 0)
    .slice(0, MOST_LINES)
    .map(([code, quantity]) => ({ code, quantity }));
  if (lines.length === 0) return null;
  const state = stateOf(fields, destinations);
  const place = chosenPlace(fields, destinations) ?? { delivery: 'pickup', pickupLocationId: null };
  return { lines, stateCode: state?.allowed ? state.code : null, ...place };
}

/** What the shopper agrees to: each line at its rate, and the total. */
export type AgreedLines = Pick<PlaceOrderRequest, 'lines' | 'expectedTotalPaise'>;

/** What a quote offers, to be agreed to. */
export function agreedLines({ lines, totals }: Quote): AgreedLines {
  return {
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ code, quantity, netPaise }) => ({ code, quantity, netPaise })),
    expectedTotalPaise: totals.totalPaise,
  };
}

/** The order as the shopper agreed to it; the fields must have passed the checks. */
export function orderContent(
  agreed: AgreedLines,
  fields: ReviewFields,
  destinations: DestinationsView,
  referralCode: string | null,
  passbook: PaidCredit | null,
  isAssisted = false,
): OrderContent {
  const { delivery, pickupLocationId } = chosenPlace(fields, destinations) ?? {
    delivery: 'pickup',
    pickupLocationId: null,
  };
  const whatsapp = fields.whatsapp.trim();
  const email = fields.email.trim();
  const gstin = typedGstin(fields.gstin);
  const tradeName = fields.tradeName.trim();
  return {
    ...agreed,
    customer: {
      name: fields.name.trim(),
      phone: fields.phone,
      ...(whatsapp && { whatsapp }),
      ...(email && { email }),
      ...(gstin && { gstin }),
      ...(tradeName && { tradeName }),
      ...addressSent(fields, addressNeedOf(fields, destinations, agreed.expectedTotalPaise)),
      city: fields.city.trim(),
      stateCode: fields.stateCode,
      pinCode: fields.pinCode,
    },
    delivery,
    pickupLocationId,
    remarks: fields.remarks.trim(),
    adult: true,
    terms: true,
    ...pageLanguage,
    ...(passbook && { passbook }),
    ...(referralCode && { referralCode }),
    ...(isAssisted && { customerAgreed: true }),
    ...(!isAssisted && fields.remember !== '' && { remember: fields.remember === 'yes' }),
  };
}

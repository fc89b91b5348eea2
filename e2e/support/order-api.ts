import { randomUUID } from 'node:crypto';

import type { System } from '../../infra/src/system.ts';

export interface PlacedOrder {
  number: string;
  token: string;
}

/**
 * Sends an order past the browser, for tests that begin after it: GB-04 × 5 (₹610) and SP-01 × 10 (₹13) to Madurai.
 * Goods ₹3,180; packing 3 % = ₹95.40; freight ₹120; ₹3,395.40 rounds down by 40 paise to ₹3,395.
 */
export async function placeOrder(
  shop: System,
  customerName: string,
  city?: string,
  referralCode?: string,
  phone?: string,
): Promise<PlacedOrder> {
  const response = await sendOrder(shop, customerName, city, referralCode, phone);
  if (!response.ok) throw new Error(`The order was refused: ${await response.text()}`);
  return (await response.json()) as PlacedOrder;
}

export async function sendOrder(shop: System, ...who: WhoOrders): Promise<Response> {
  return fetch(`${shop.url}/api/public/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.publicUrl },
    body: JSON.stringify(await goodOrderBody(shop, ...who)),
  });
}

type WhoOrders = [customerName: string, city?: string, referralCode?: string, phone?: string];

/** What is sent for it. */
export async function goodOrderBody(
  shop: System,
  ...[customerName, city = 'Madurai', referralCode, phone = '9876543210']: WhoOrders
): Promise<object> {
  const destinations = (await (await fetch(`${shop.url}/api/public/destinations`)).json()) as {
    pickupLocations: { id: string; city: string }[];
  };
  const place = destinations.pickupLocations.find(({ city }) => city === 'Madurai');
  return {
    idempotencyKey: randomUUID(),
    lines: [
      { code: 'GB-04', quantity: 5, netPaise: 61_000 },
      { code: 'SP-01', quantity: 10, netPaise: 1_300 },
    ],
    expectedTotalPaise: 339_500,
    customer: {
      name: customerName,
      phone,
      address: '12 North Masi Street',
      city,
      district: 'Madurai',
      stateCode: '33',
      pinCode: '625001',
    },
    delivery: 'pickup',
    pickupLocationId: place?.id ?? null,
    remarks: '',
    adult: true,
    terms: true,
    ...(referralCode && { referralCode }),
  };
}

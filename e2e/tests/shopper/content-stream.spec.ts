import { watchContentVersion } from '@shop/contracts/shop/endpoints';

import { expect, test } from '../../support/shop.ts';

test('a crowd at the stream of content versions takes no connection from the shop', async ({ shop }) => {
  const crowd = await Promise.all(
    Array.from({ length: 80 }, () => fetch(shop.url + watchContentVersion.path)),
  );
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([404]));
  const lookUp = await fetch(`${shop.url}/api/public/order-lookups`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ number: 'DS26-99999', phone: '9876543210' }),
    signal: AbortSignal.timeout(5_000),
  });
  expect(lookUp.status).toBe(404);
});

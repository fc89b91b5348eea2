import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import { placeGoodOrder } from '../../../support/orders.ts';

const LOOK_UPS = '/api/public/order-lookups';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

const lookUp = (number: string, phone: string, address?: string, deviceId?: string) =>
  shop.visitor(address).post(LOOK_UPS, { number, phone, ...(deviceId && { deviceId }) });

describe('finding an order by number and phone', () => {
  test('gives its private link, however the two were typed', async () => {
    const { number, token } = await placeGoodOrder(shop);
    expect((await lookUp(number, '9876543210')).body).toEqual({ token });
    expect((await lookUp(` ${number.toLowerCase().replace('-', '')} `, '+91 98765-43210')).body).toEqual({
      token,
    });
    const short = `${number.slice(0, 4)}-${Number(number.slice(5))}`;
    expect((await lookUp(short, '09876543210')).body).toEqual({ token });
  });

  test('says the same of a wrong phone and of a number that is none', async () => {
    const { number } = await placeGoodOrder(shop);
    const wrongPhone = await lookUp(number, '9876543211');
    const unknown = await lookUp('DS26-99998', '9876543210');
    expect(wrongPhone.status).toBe(404);
    expect({ ...wrongPhone.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  test('stops who guesses phones for a number, for a quarter of an hour', async () => {
    const { number } = await placeGoodOrder(shop);
    for (let guess = 0; guess < 10; guess++) await lookUp(number, `98765432${11 + guess}`);
    expect(await lookUp(number, '9876543210')).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    });
    shop.clock.advance(15 * 60_000 + 1);
    expect((await lookUp(number, '9876543210')).status).toBe(200);
  });

  test('guesses from elsewhere never stop the customer', async () => {
    const { number } = await placeGoodOrder(shop);
    for (let guess = 0; guess < 11; guess++) {
      await lookUp(number, `98765432${11 + guess}`, `2001:db8:0:1::${guess}`);
    }
    expect((await lookUp(number, '9876543210', '2001:db8:0:1::9')).status).toBe(429);
    expect((await lookUp(number, '9876543210', '2001:db8:0:2::9')).status).toBe(200);
  });

  test('a stranger at the customer’s address has ten tries, however many devices they make up', async () => {
    const deviceId = randomUUID();
    const { number } = await placeGoodOrder(shop, { deviceId });
    const address = '198.51.100.21';
    for (let guess = 0; guess < 10; guess++)
      await lookUp(number, `98765432${11 + guess}`, address, randomUUID());
    // However long they go on in vain.
    for (let guess = 0; guess < 100; guess++) {
      expect((await lookUp(number, '9876543210', address, randomUUID())).status).toBe(429);
    }
    expect((await lookUp(number, '9876543210', address)).status).toBe(429);
    expect((await lookUp(number, '9876543210', address, deviceId)).status).toBe(200);
    expect((await lookUp(number, '9876543210', '198.51.100.22')).status).toBe(200);
  });

  test('the device that sent the order finds it, also where all others at its address are stopped', async () => {
    const deviceId = randomUUID();
    const { number } = await placeGoodOrder(shop, { deviceId });
    const address = '198.51.100.23';
    for (let guess = 0; guess < 100; guess++) await lookUp(`DS26-${90_000 + guess}`, '9876543210', address);
    expect((await lookUp(number, '9876543210', address, randomUUID())).status).toBe(429);
    expect((await lookUp(number, '9876543210', address, deviceId)).status).toBe(200);
    // It is stopped by its own guesses alone.
    for (let guess = 0; guess < 10; guess++) await lookUp(number, `98765432${11 + guess}`, address, deviceId);
    expect((await lookUp(number, '9876543210', address, deviceId)).status).toBe(429);
  });

  test('whoever looks up an order of theirs uses up nobody’s tries', async () => {
    const { number } = await placeGoodOrder(shop);
    for (let time = 1; time <= 101; time++) {
      expect((await lookUp(number, '9876543210', '198.51.100.7')).status).toBe(200);
    }
    for (let guess = 1; guess <= 100; guess++) {
      expect((await lookUp(`DS26-${90_000 + guess}`, '9876543210', '198.51.100.7')).status).toBe(404);
    }
    expect((await lookUp(number, '9876543210', '198.51.100.7')).status).toBe(429);
  });
});

describe('the private link', () => {
  test('opens nothing with a token that is foreign, guessed or malformed', async () => {
    const { token } = await placeGoodOrder(shop);
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;
    expect((await shop.visitor().get(`/api/public/orders/${other}`)).status).toBe(404);
    for (const bad of ['x', `${token}x`, '..%2f..%2fadmin', '%00', "'--"]) {
      const answer = await shop.visitor().get(`/api/public/orders/${bad}`);
      expect([400, 404]).toContain(answer.status);
    }
  });

  test('is never kept by a cache', async () => {
    const { token } = await placeGoodOrder(shop);
    const answer = await shop.visitor().get(`/api/public/orders/${token}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('lets a telephone keep this page, and no other, on its home screen', async () => {
    const { number, token } = await placeGoodOrder(shop);
    const manifest = await shop.app.inject({
      method: 'GET',
      url: `/api/public/orders/${token}/order.webmanifest`,
    });
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'no-store',
    });
    expect(manifest.json()).toMatchObject({
      id: `/order/${token}`,
      start_url: `/order/${token}`,
      scope: '/',
      name: `Order ${number}`,
      short_name: number,
      lang: 'en-IN',
    });
    const tamil = await shop.app.inject({
      method: 'GET',
      url: `/api/public/orders/${token}/order.webmanifest?language=ta`,
    });
    expect(tamil.json()).toMatchObject({
      id: `/ta/order/${token}`,
      start_url: `/ta/order/${token}`,
      scope: '/',
      name: `ஆர்டர் ${number}`,
      short_name: number,
      lang: 'ta-IN',
    });
    const url = `/api/public/orders/${'A'.repeat(22)}/order.webmanifest`;
    expect((await shop.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  test('asks for payment at once when the shop sells outright', async () => {
    await shop.changeContent(
      `UPDATE setting SET value = value || '{"mode": "order"}' WHERE section = 'sale'`,
    );
    const { token } = await placeGoodOrder(shop);
    const { body } = await shop.visitor().get(`/api/public/orders/${token}`);
    expect(body['paymentDetails']).toMatchObject({ ifsc: expect.any(String) });
  });
});

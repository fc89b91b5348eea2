import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DeviceView } from '@shop/contracts/devices/views';
import type { PlacedOrderView } from '@shop/contracts/orders/views';
import { Devices } from '../../../src/features/orders/application/customer/devices.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { fillShelf, goodOrder, type OrderBody, placeGoodOrder } from '../../support/orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
  await fillShelf(shop, 1_000);
});
afterAll(() => shop.close());

const known = async (device: Caller) => (await device.get<DeviceView>('/api/public/device')).body.remembered;
const idOf = async (number: string) =>
  (await shop.database.query<{ id: string }>('SELECT id FROM orders WHERE number = $1', [number]))[0]?.id ??
  '';
/** @param phone of a person of the test's own */
async function send(device: Caller, phone: string, changes: Partial<OrderBody> = {}, name = 'Meenakshi') {
  const order = await goodOrder(shop, changes);
  const body = { ...order, customer: { ...order.customer, phone, name } };
  const answer = await device.post<PlacedOrderView>('/api/public/orders', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
/** As if it had been placed so many days ago. */
const age = (number: string, days: number) =>
  shop.database.query(`UPDATE orders SET placed_at = placed_at - $2 * interval '1 day' WHERE number = $1`, [
    number,
    days,
  ]);

describe('a device on which a customer asked to be remembered', () => {
  test('knows who they are, where the goods go, and their orders, the newest first', async () => {
    const device = shop.visitor();
    const first = await send(device, '9876500001', { remember: true });
    const second = await send(device, '9876500001', { remember: true, remarks: 'Ring twice' });
    const remembered = await known(device);
    expect(remembered).toMatchObject({
      customer: { name: 'Meenakshi', phone: '9876500001', city: 'Madurai', pinCode: '625001' },
      delivery: 'pickup',
      pickupLocationId: (await goodOrder(shop)).pickupLocationId,
      lastSeason: null,
    });
    expect(remembered?.orders).toEqual([
      {
        number: second.number,
        token: second.token,
        placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        state: 'placed',
        onHold: false,
        totalPaise: 339_500,
      },
      expect.objectContaining({ number: first.number }),
    ]);
  });

  test('has the lines of last season, and not of what was cancelled', async () => {
    const device = shop.visitor();
    const gone = await send(device, '9876500002', { remember: true });
    const lastYear = await send(device, '9876500002', { remember: true });
    await age(lastYear.number, 360);
    await age(gone.number, 350);
    const desk = await shop.staff('orders');
    await desk.step(`/api/admin/orders/${gone.number}/cancel`, { from: 'placed', reason: 'Not wanted' });
    expect((await known(device))?.lastSeason).toMatchObject({
      number: lastYear.number,
      lines: [
        { code: 'GB-04', quantity: 5 },
        { code: 'SP-01', quantity: 10 },
      ],
    });
  });

  test('keeps its cookie from scripts, which learn only that somebody is remembered', async () => {
    const device = shop.visitor();
    const order = await goodOrder(shop, { remember: true });
    const { headers } = await device.post('/api/public/orders', {
      ...order,
      customer: { ...order.customer, phone: '9876500003' },
    });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^device=[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toBe('remembered=1; Max-Age=34560000; Path=/; SameSite=Lax');
    const { headers: later } = await device.get('/api/public/device');
    expect(later).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('knows nothing once it was told to forget, in no tab', async () => {
    const device = shop.visitor();
    const { number } = await send(device, '9876500004', { remember: true });
    const otherTab = device.copy();
    expect((await device.post('/api/public/device/forget')).status).toBe(204);
    expect(device.cookies.size).toBe(0);
    expect(await known(otherTab)).toBeNull();
    expect(otherTab.cookies.has('remembered')).toBe(false);
    expect(
      await shop.database.query('SELECT FROM device_order WHERE order_id = $1', [await idOf(number)]),
    ).toEqual([]);
  });

  test('does not show an order whose customer did not ask to be remembered with it', async () => {
    const device = shop.visitor();
    const first = await send(device, '9876500005', { remember: true });
    await send(device, '9876500005', { remember: false });
    expect((await known(device))?.orders.map(({ number }) => number)).toEqual([first.number]);
    expect(device.cookies.has('remembered')).toBe(true);
  });
});

describe('two people on one phone', () => {
  test('the second, who asked for nothing, is not shown, and the first stays', async () => {
    const device = shop.visitor();
    const first = await send(device, '9876500011', { remember: true });
    await send(device, '9876500012', { remember: false }, 'Raja');
    const remembered = await known(device);
    expect(remembered?.customer.name).toBe('Meenakshi');
    expect(remembered?.orders.map(({ number }) => number)).toEqual([first.number]);
  });

  test('the second, who asks to be remembered, takes the place of the first', async () => {
    const device = shop.visitor();
    await send(device, '9876500013', { remember: true });
    const second = await send(device, '9876500014', { remember: true }, 'Raja');
    const remembered = await known(device);
    expect(remembered?.customer.name).toBe('Raja');
    expect(remembered?.orders.map(({ number }) => number)).toEqual([second.number]);
  });
});

describe('whose order it is', () => {
  const isOwn = async (number: string, device: Caller) =>
    shop.app.get(Devices).isOwn(await idOf(number), device.cookies.get('device') ?? null);

  test('is told by the device that sent it, remembered or not', async () => {
    const [device, other] = [shop.visitor(), shop.visitor()];
    const { number } = await send(device, '9876500021', { remember: false });
    await send(other, '9876500022', { remember: true });
    expect(await isOwn(number, device)).toBe(true);
    expect(await isOwn(number, other)).toBe(false);
    expect(await isOwn(number, shop.visitor())).toBe(false);
  });

  test('also where the first answer was lost with its cookie', async () => {
    const body = await goodOrder(shop, { remember: true, idempotencyKey: randomUUID() });
    const customer = { ...body.customer, phone: '9876500023' };
    const device = shop.visitor();
    const lost = device.copy();
    const first = await lost.post<PlacedOrderView>('/api/public/orders', { ...body, customer });
    const again = await device.post<PlacedOrderView>('/api/public/orders', { ...body, customer });
    expect(again.body).toEqual(first.body);
    expect(await isOwn(again.body.number, device)).toBe(true);
    expect((await known(device))?.orders).toHaveLength(1);
  });

  test('no cookie comes where the browser does not say what its owner wants', async () => {
    const device = shop.visitor();
    const { number } = await placeGoodOrder(shop);
    expect(device.cookies.size).toBe(0);
    expect(
      await shop.database.query('SELECT FROM device_order WHERE order_id = $1', [await idOf(number)]),
    ).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Client, Pool } from 'pg';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { placeGoodOrder } from '../support/orders.ts';
import { waitFor } from '../support/wait-for.ts';

/** What people typed: it may travel as a value, never in the text of a statement, which stands in logs. */
const TYPED = {
  name: 'Kaviyarasu Typed',
  phone: '9812345678',
  email: 'typed@people.example',
  address: '7 Typed Street',
  remarks: 'typed remarks',
  reason: 'typed reason',
  note: 'typed note',
  reference: '630198765432',
  transporter: 'Typed Parcel',
  message: 'a typed message of some length',
};

/** A statement comes as its text, or as a prepared one with its values beside it. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as { text: string }).text;

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

test('nothing that people typed is written into the text of a statement', async () => {
  const desk = await shop.staff('orders');
  const connection = shop.app.get(MikroORM).em.getDriver().getConnection();
  const pool = (await connection.getNativeClient()) as Pool & { Client: typeof Client };
  const asked = jest.spyOn(pool.Client.prototype, 'query');
  const { name, phone, email, address } = TYPED;
  const customer = { name, phone, email, address, city: 'Madurai', district: 'Madurai' };
  const { number } = await placeGoodOrder(shop, {
    customer: { ...customer, stateCode: '33', pinCode: '625001' },
    remarks: TYPED.remarks,
  });
  const step = async (what: string, body: object) => {
    const { status } = await desk.post(`/api/admin/orders/${number}/${what}`, body);
    expect([what, status]).toEqual([what, 200]);
  };
  await step('advance', { from: 'placed', to: 'confirmed' });
  await step('hold', { reason: TYPED.reason });
  await step('release', {});
  await step('notes', { text: TYPED.note });
  await step('payments', {
    mode: 'upi',
    amountPaise: 339_500,
    reference: TYPED.reference,
    receivedOn: shop.clock.today(),
    note: TYPED.note,
  });
  await step('advance', { from: 'confirmed', to: 'packed' });
  await step('dispatch', {
    from: 'packed',
    transporter: TYPED.transporter,
    lrNumber: 'LR-1',
    lrDate: shop.clock.today(),
    parcels: 1,
  });
  await desk.get(`/api/admin/orders?search=${phone}`);
  await shop.visitor().post('/api/public/order-lookups', { number, phone });
  await shop.visitor().post('/api/public/contact-messages', {
    name,
    phone,
    email,
    subject: 'delivery',
    message: TYPED.message,
  });
  await shop.database.query(
    `UPDATE setting SET value = value || '{"closed": true}' WHERE section = 'season'`,
  );
  await waitFor(async () => {
    const asked = await shop.visitor().post('/api/public/reminders', { email, consent: true });
    expect(asked.status).toBe(204);
  });
  await shop.visitor().post('/api/public/staff-session', { email, password: 'a wrong password' });

  const texts = asked.mock.calls.map(([asked]) => textOf(asked)).join('\n');
  asked.mockRestore();
  for (const table of ['orders', 'order_event', 'payment']) {
    expect(texts).toMatch(new RegExp(`insert into \\W*${table}`, 'i'));
  }
  expect(Object.values(TYPED).filter((typed) => texts.includes(typed))).toEqual([]);
});

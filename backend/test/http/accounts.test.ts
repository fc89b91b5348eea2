import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { addReferrer, addStaff, PASSWORD } from '../support/people.ts';

const STAFF_DOOR = '/api/public/staff-session';
const REFERRER_DOOR = '/api/public/referrer-session';
const MINUTE = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
});
afterAll(() => shop.close());

describe('the staff door', () => {
  test('e-mail in any case and the password let staff in, with their rights', async () => {
    const { id, email } = await addStaff(shop.database, 'orders');
    const caller = shop.visitor();
    const answer = await caller.post(STAFF_DOOR, { email: email.toUpperCase(), password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, role: 'orders' });
    expect(answer.body.permissions).toContain('orders.advance');
    expect(answer.body.permissions).not.toContain('settings.read');
    expect((await caller.get('/api/admin/session')).body.id).toBe(id);
  });
});

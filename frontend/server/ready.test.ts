import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FakeShopFront } from './test/fake-shop-front.ts';

const shop = new FakeShopFront();
beforeAll(() => shop.open());
afterAll(() => shop.close());

const AN_ORDER = `/api/public/orders/${'A'.repeat(22)}`;
const PATHS = ['/crackers', '/crackers', '/api/public/cities', AN_ORDER, '/robots.txt', '/no//page'];
const closes = async () => {
  const answers = [];
  for (const path of PATHS) answers.push((await shop.get(path)).headers.get('connection'));
  return answers;
};

test('a copy that was asked to end says so, and serves whoever comes nevertheless, each on a last connection', async () => {
  expect((await shop.get('/readyz')).status).toBe(200);
  expect(await closes()).toEqual(PATHS.map(() => 'keep-alive'));
  shop.drain.begun = true;
  expect((await shop.get('/readyz')).status).toBe(503);
  expect((await shop.get('/crackers')).status).toBe(200);
  // A page that is rendered, one from memory, a read that all share, an answer that is passed on, a file of our own, and a refusal.
  expect(await closes()).toEqual(PATHS.map(() => 'close'));
});

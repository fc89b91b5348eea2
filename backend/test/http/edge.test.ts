import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PrivateListener } from '../../src/platform/http/private-listener.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty', config: { production: true } });
});
afterAll(() => shop.close());

const SIGN_IN = '/api/public/staff-session';

describe('hostile bodies', () => {
  const send = (payload: string, type = 'application/json') =>
    shop.app.inject({
      method: 'POST',
      url: SIGN_IN,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      payload,
    });
  const deep = (open: string, close: string, levels: number) =>
    open.repeat(levels) + '1' + close.repeat(levels);

  test.each([
    ['lists in lists', `{"email":${deep('[', ']', 50_000)},"password":"x"}`],
    ['objects in objects', `{"email":${deep('{"a":', '}', 30_000)},"password":"x"}`],
    ['a list as the whole', deep('[', ']', 50_000)],
    ['broken JSON', '{"email":'],
    ['a poisoned prototype', '{"__proto__":{"role":"owner"},"email":"a@b.example","password":"x"}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}},"email":"a@b.example","password":"x"}'],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
    ['an address with a line break', JSON.stringify({ email: '"a\nb"@c.example', password: 'x' })],
    ['an address with half a character', '{"email":"a\\ud800@c.example","password":"x"}'],
    ['an address with a control character', JSON.stringify({ email: '"a\u0001"@c.example', password: 'x' })],
  ])('%s are a bad request', async (_, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-request' });
  });

  test('one of more than 256 kB is refused unread', async () => {
    const answer = await send(JSON.stringify({ email: 'x'.repeat(300_000), password: 'x' }));
    expect(answer.statusCode).toBe(413);
  });

  test('one that is no JSON is refused', async () => {
    expect((await send('email=a&password=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send('<a/>', 'text/xml')).statusCode).toBe(415);
  });
});

describe('hostile addresses', () => {
  test.each(['/api/public/referral-codes/%00', '/api/public/referral-codes/a%00b'])('%s', async (url) => {
    expect((await shop.visitor().get(url)).status).toBe(400);
  });

  test.each([
    '/api/nothing',
    '/api/public/referral-codes/%E0%A4%A',
    '/api/public/referral-codes/' + 'x'.repeat(300),
    '/%2e%2e/etc/passwd',
  ])('%s is not there', async (url) => {
    const { status, body } = await shop.visitor().get<{ code: string }>(url);
    expect([400, 404, 414]).toContain(status);
    expect(['not-found', 'invalid-request']).toContain(body.code);
  });
});

describe('the private listener', () => {
  const READY = '/api/private/health/ready';

  test('has what is private, and nothing else', async () => {
    const privately = await shop.app.get(PrivateListener).listen();
    expect((await fetch(privately + READY)).status).toBe(200);
    expect((await fetch(`${privately}/api/public/shop`)).status).toBe(404);
  });

  test.each([
    READY,
    '/api/private/health/live',
    '/api/private/content-version',
    '/api/%70rivate/health/live',
  ])('has %s to itself', async (path) => {
    expect((await shop.visitor().get(path)).status).toBe(404);
  });
});

/** Node looks at `requestTimeout` every 30 s, and gives a head 60, unless all three are set. */
test('a request that has not arrived whole after 15 s is given up', () => {
  expect(shop.app.getHttpServer()).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
  });
});

describe('the documentation of the API', () => {
  test.each([
    '/api/docs',
    '/api/docs-json',
    '/api/docs-yaml',
    '/api/docs/',
    '/api/%64ocs',
    '/api/docs/swagger-ui.css',
  ])('in production %s is for staff only', async (url) => {
    const { status, headers } = await shop.visitor().get(url);
    expect(`${status} ${String(headers['content-type'])}`).toBe(
      '401 application/problem+json; charset=utf-8',
    );
  });

  test('lists the endpoints', async () => {
    const staff = await shop.staff('content');
    const { status, body } = await staff.get<{ paths: Record<string, unknown> }>('/api/docs-json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toContain('/api/admin/settings');
  });
});

import { accountLinkPath } from '../../contracts/src/rules/account-links.ts';
import { query } from '../support/database.ts';
import { placeOrder, sendOrder } from '../support/order-api.ts';
import { expect, testWithLogs as test } from '../support/shop.ts';

const NAME = 'Quiet Kuyilamma';
const PHONE = '9123498765';
const EMAIL = 'kuyil.quiet@letters.example';
const PASSWORD = 'a wrong password that nobody has';
const LINK = 'Zx8Kq2Lw5Tc9Vb3Nm7Pj1Hg4';

/** In the real processes, with the level that says the most. */
test('no log repeats a phone, a name, an address, a token, an e-mail address or a password', async ({
  loud: { shop, logs },
}) => {
  const post = (path: string, body: object, headers = {}) =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.url, ...headers },
      body: JSON.stringify(body),
    });
  const { owner } = shop;
  if (owner === undefined) throw new Error('The demonstration has an owner');

  const { number, token } = await placeOrder(shop, NAME, undefined, undefined, PHONE);
  // Looked up with the right phone and with a wrong one, and by its link, as a page and as data.
  expect((await post('/api/public/order-lookups', { number, phone: PHONE })).status).toBe(200);
  expect((await post('/api/public/order-lookups', { number, phone: '9123498766' })).status).toBe(404);
  for (const path of [
    `/order/${token}`,
    `/api/public/orders/${token}`,
    `/api/public/orders/${token}/estimate.pdf`,
  ])
    await fetch(shop.url + path);
  // Signed in, and refused; a link that somebody was sent, and one that is asked for.
  expect((await post('/api/public/staff-session', owner)).status).toBe(200);
  expect((await post('/api/public/staff-session', { email: EMAIL, password: PASSWORD })).status).toBe(401);
  await fetch(shop.url + accountLinkPath('admin', 'invitation', LINK));
  await fetch(`${shop.url}/contact?token=${LINK}&phone=${PHONE}`);
  await fetch(`${shop.url}/passbook/${LINK}`);
  await fetch(`${shop.url}/api/public/${PHONE}/${LINK}`);
  // Refused as it came.
  expect((await sendOrder(shop, NAME, undefined, undefined, `${PHONE}${PHONE}`)).status).toBe(400);
  expect(
    (await post('/api/public/contact-messages', { name: NAME, phone: PHONE, email: EMAIL })).status,
  ).toBe(400);
  // A row that PostgreSQL refuses, whose words of it hold all of it.
  await query(shop, `ALTER TABLE orders ADD CONSTRAINT nobody CHECK (customer_name <> '${NAME}') NOT VALID`);
  expect((await sendOrder(shop, NAME, undefined, undefined, PHONE)).status).toBe(500);
  await query(shop, 'ALTER TABLE orders DROP CONSTRAINT nobody');
  // A page that fails: what its customer reads out on the telephone leads to it in both logs.
  await query(shop, 'ALTER TABLE order_event RENAME TO order_event_gone');
  const failed = await fetch(`${shop.url}/order/${token}`);
  expect(failed.status).toBe(500);
  await query(shop, 'ALTER TABLE order_event_gone RENAME TO order_event');
  const [, first, second] =
    /tell us this:(?:<!-- -->)? <code>([\da-f]{4}) ([\da-f]{4})<\/code>/.exec(await failed.text()) ?? [];

  const named = (name: string) => new RegExp(`"name":"${name}",.*"requestId":"${first}${second}-`);
  // A busy machine answers first, and passes its lines on a moment later.
  await expect.poll(() => logs().processes).toMatch(named('frontend'));
  await expect.poll(() => logs().processes).toMatch(named('backend'));
  const said = logs();
  // The right logs, and they said something of it.
  expect(said.processes).toContain('violates check constraint');
  expect(said.processes).toContain('/api/public/orders/:token');
  expect(said.processes).toContain('"name":"frontend"');
  expect(said.postgres).toContain('violates check constraint');
  const secrets = {
    NAME,
    PHONE,
    EMAIL,
    PASSWORD,
    LINK,
    token,
    address: 'North Masi',
    owner: owner.email,
    own: owner.password,
  };
  for (const [which, secret] of Object.entries(secrets)) {
    expect(said.processes.includes(secret), `${which} in the logs of backend and frontend`).toBe(false);
    expect(said.postgres.includes(secret), `${which} in the log of PostgreSQL`).toBe(false);
  }
});

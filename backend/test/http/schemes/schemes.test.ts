import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { JoinedView, OwnPassbookView, PassbookView } from '@shop/contracts/schemes/passbook-views';
import type { SchemeView } from '@shop/contracts/schemes/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { addScheme, beginOn, join, joinRequest } from '../../support/schemes.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
  await beginOn(shop, '2026-11-25');
});
afterAll(() => shop.close());

describe('a wish to join', () => {
  test('opens a passbook with its private link, while the shop is closed too', async () => {
    await shop.changeContent(
      `UPDATE setting SET value = jsonb_set(value, '{closed}', 'true') WHERE section = 'season'`,
    );
    const slug = await addScheme(shop);
    const { status, body } = await join(shop.visitor(), slug, {
      nominee: { name: 'Kannan S', relation: 'Husband', phone: '+91 98421 55502' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      number: expect.stringMatching(/^PB-\d{5}$/),
      token: expect.stringMatching(/^[\w-]{22}$/),
    });
    const passbook = await shop.visitor().get<PassbookView>(`/api/public/passbooks/${body.token}`);
    expect(passbook.body).toMatchObject({
      number: body.number,
      state: 'requested',
      ending: null,
      name: 'Meena Kannan',
      phone: 'xxxxxx5501',
      nominee: { name: 'Kannan S', relation: 'Husband', phone: 'xxxxxx5502' },
      entries: [],
      next: null,
      settleBy: null,
      paymentDetails: null,
      sums: { receivedPaise: 0, heldPaise: 0, duePaise: 0, overduePaise: 0, benefitPaise: 0 },
      // 4 × 500; 10 % of it
      scheme: { slug, totals: { paidPaise: 200_000, benefitPaise: 20_000, worthPaise: 220_000 } },
    });
    expect(passbook.body.instalments.map(({ dueOn, state }) => [dueOn, state])).toEqual([
      ['2026-12-10', 'coming'],
      ['2027-01-10', 'coming'],
      ['2027-02-10', 'coming'],
      ['2027-03-10', 'coming'],
    ]);
    await shop.changeContent(
      `UPDATE setting SET value = jsonb_set(value, '{closed}', 'false') WHERE section = 'season'`,
    );
  });

  test('is kept once a key, and another person’s under the same key is refused', async () => {
    const slug = await addScheme(shop);
    const wish = joinRequest();
    const url = `/api/public/schemes/${slug}/members`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.visitor().post<JoinedView>(url, wish)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.token}`)).size).toBe(1);
    const other = await shop.visitor().post(url, { ...wish, name: 'Somebody Else' });
    expect([other.status, other.body['code']]).toEqual([409, 'idempotency-key-reused']);
  });

  test('gets the last place once, however many ask for it at the same time', async () => {
    const slug = await addScheme(shop, { mostMembers: 3 });
    for (const at of [1, 2]) expect((await join(shop.visitor(`10.1.0.${at}`), slug)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        join(shop.visitor(`10.2.0.${at}`), slug, { phone: `98421${55_600 + at}` }),
      ),
    );
    const codes = answers.map(({ status, body }) =>
      status === 200 ? 'joined' : (body as never as { code: string }).code,
    );
    expect(codes.toSorted()).toEqual(['joined', ...Array<string>(19).fill('scheme-full')]);
    const { body } = await shop.visitor().get<{ schemes: SchemeView[] }>('/api/public/schemes');
    expect(body.schemes.find((scheme) => scheme.slug === slug)?.isFull).toBe(true);
  });

  test('needs consent, an open scheme, a last day that is not over, and people', async () => {
    const slug = await addScheme(shop);
    const url = `/api/public/schemes/${slug}/members`;
    let asked = 0;
    const said = async (body: object) => {
      asked += 1;
      const answer = await shop.visitor(`10.3.0.${asked}`).post(url, body);
      return [answer.status, answer.body['code']];
    };
    expect(await said(joinRequest({ consent: false }))).toEqual([400, 'invalid-request']);
    expect(await said(joinRequest({ adult: undefined }))).toEqual([400, 'invalid-request']);
    expect(await said(joinRequest({ nominee: { name: 'A' } }))).toEqual([400, 'invalid-request']);
    const bot = await join(shop.visitor(), slug, { website: 'https://spam.test' });
    expect(bot.status).toBe(200);
    expect((await shop.visitor().get(`/api/public/passbooks/${bot.body.token}`)).status).toBe(404);
    shop.clock.setDay('2026-12-06');
    expect(await said(joinRequest())).toEqual([409, 'scheme-not-open']);
    shop.clock.setDay('2026-12-05');
    await shop.database.query("UPDATE scheme SET state = 'running' WHERE slug = $1", [slug]);
    expect(await said(joinRequest())).toEqual([409, 'scheme-not-open']);
    await shop.database.query("UPDATE scheme SET state = 'draft' WHERE slug = $1", [slug]);
    expect(await said(joinRequest())).toEqual([404, 'not-found']);
    shop.clock.setDay('2026-11-25');
  });
});

describe('the database', () => {
  test('refuses a scheme of one instalment or twelve, and other terms for who has joined', async () => {
    const slug = await addScheme(shop);
    const set = (change: string) =>
      shop.database.query(`UPDATE scheme SET ${change} WHERE slug = $1`, [slug]);
    await expect(set('instalments = 12')).rejects.toThrow('scheme_instalments_check');
    await expect(set('instalments = 1')).rejects.toThrow('scheme_instalments_check');
    await set('instalments = 11');
    await join(shop.visitor(), slug);
    await expect(set('monthly_paise = 60000')).rejects.toThrow('membership_terms_fkey');
    await set('most_members = 7');
  });

  test.each([
    ['2026-12-01', 31, ['2026-12-31', '2027-01-31', '2027-02-28']],
    ['2027-12-01', 30, ['2027-12-30', '2028-01-30', '2028-02-29']],
  ])('knows the due days from %s on the %i', async (first, day, expected) => {
    const rows = await shop.database.query<{ due: string }>(
      'SELECT scheme_due_day($1::date, $2::integer, nth)::text AS due FROM generate_series(1, 3) nth',
      [first, day],
    );
    expect(rows.map(({ due }) => due)).toEqual(expected);
  });
});

test('a passbook is found by its link alone', async () => {
  const { status } = await shop.visitor().get(`/api/public/passbooks/${randomUUID().slice(0, 22)}`);
  expect(status).toBe(404);
});

describe('the files of a passbook', () => {
  const fileOf = (token: string, name: string) =>
    shop.app.inject({ method: 'GET', url: `/api/public/passbooks/${token}/${name}` });

  test('are a calendar of what is due, and an app that starts at its page and nowhere else', async () => {
    const { number, token } = (await join(shop.visitor(), await addScheme(shop))).body;
    const calendar = await fileOf(token, 'due-days.ics');
    expect(calendar.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${number}.ics"`,
      'cache-control': 'no-store',
    });
    expect(calendar.body.match(/^DTSTART.*(?=\r$)/gm)).toEqual([
      'DTSTART;VALUE=DATE:20261210',
      'DTSTART;VALUE=DATE:20270110',
      'DTSTART;VALUE=DATE:20270210',
      'DTSTART;VALUE=DATE:20270310',
    ]);
    expect(calendar.body).not.toContain(token);
    const manifest = await fileOf(token, 'passbook.webmanifest');
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json',
      'cache-control': 'no-store',
    });
    expect(manifest.json()).toMatchObject({ start_url: `/passbook/${token}`, id: `/passbook/${token}` });
    const inTamil = await fileOf(token, 'passbook.webmanifest?language=ta');
    expect(inTamil.json()).toMatchObject({
      start_url: `/ta/passbook/${token}`,
      id: `/ta/passbook/${token}`,
      name: expect.stringMatching(/: பாஸ்புக் PB-\d{5}$/),
      lang: 'ta-IN',
    });
    expect((await fileOf(token, 'due-days.ics?language=ta')).body).toContain(`X-WR-CALNAME:பாஸ்புக் ${number}`);
  });

  test('are found by its link alone', async () => {
    for (const name of ['due-days.ics', 'passbook.webmanifest'])
      expect((await fileOf('A'.repeat(22), name)).statusCode).toBe(404);
  });
});

test('what is asked for next is paid by a link for UPI and its QR code', async () => {
  const { number, token } = (await join(shop.visitor(), await addScheme(shop))).body;
  await shop.database.query("UPDATE membership SET state = 'active' WHERE number = $1", [number]);
  const { body } = await shop.visitor().get<OwnPassbookView>(`/api/public/passbooks/${token}`);
  expect(body.next).toMatchObject({ number: 1, dueOn: '2026-12-10', amountPaise: 50_000 });
  expect(body.upi?.link).toMatch(
    new RegExp(`^upi://pay\\?pa=[\\w.-]+@\\w+&pn=[^&]+&am=500\\.00&cu=INR&tn=${number}$`),
  );
  expect(body.upi?.qrCode).toMatch(/^<svg /);
});

test('a passbook’s number has five digits, and six from the hundred thousandth on', async () => {
  const slug = await addScheme(shop);
  const numberAfter = async (last: number, phone: string) => {
    await shop.database.query("SELECT setval('passbook_number', $1)", [last]);
    return (await join(shop.visitor(), slug, { phone })).body.number;
  };
  expect(await numberAfter(70_041, '98421 55571')).toBe('PB-70042');
  expect(await numberAfter(99_999, '98421 55572')).toBe('PB-100000');
  expect(await numberAfter(410, '98421 55573')).toBe('PB-00411');
});

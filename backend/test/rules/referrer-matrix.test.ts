import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { Endpoint } from '@shop/contracts/endpoint';
import { watchReferrerLive } from '@shop/contracts/referrals/endpoints';
import { REFERRER_CONTROLLERS } from '../../src/audiences/referrer.module.ts';
import { handlersOf } from '../../src/platform/http/audience.ts';
import { endpointOf } from '../../src/platform/http/route.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { followLive, listening } from '../support/live-stream.ts';
import { goodOrder, placeGoodOrder } from '../support/orders.ts';
import { addReferrer, PASSWORD } from '../support/people.ts';
import { testConfig } from '../support/test-config.ts';
import { waitFor } from '../support/wait-for.ts';

/** Every route of referrers that the application serves; what signs somebody out comes last. */
const routes: Endpoint[] = REFERRER_CONTROLLERS.flatMap((controller) => handlersOf(controller))
  .flatMap((handler) => endpointOf(handler) ?? [])
  .toSorted(
    (a, b) => Number(a.path === '/api/referrer/session') - Number(b.path === '/api/referrer/session'),
  );
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

interface Referrer {
  id: string;
  code: string;
  caller: Caller;
  /** All by which one knows them, their sessions and their orders again. */
  marks: string[];
}

let shop: TestShop;
let url: string;
let meena: Referrer;
let kumar: Referrer;
beforeAll(async () => {
  shop = await bootShop();
  await shop.database.query('UPDATE product SET stock = NULL');
  meena = await referrer('MEENA77', 'Lakshmi', '9842155501');
  kumar = await referrer('KUMAR88', 'Velmurugan', '9842155502');
  url = await listening(shop);
});
afterAll(() => shop.close());

/** One with an order by the link, one sent for a customer, visits, and sessions. */
async function referrer(code: string, customerName: string, phone: string): Promise<Referrer> {
  const { id, email } = await addReferrer(shop.database, code);
  await shop.changeContent('UPDATE referrer SET name = $2 WHERE id = $1', [id, `Person ${code}`]);
  const caller = shop.visitor();
  await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
  const order = await goodOrder(shop);
  const customer = { ...order.customer, name: customerName, phone };
  await placeGoodOrder(shop, { customer, referralCode: code });
  await caller.post('/api/referrer/orders', { ...(await goodOrder(shop)), customer, customerAgreed: true });
  await shop.database.query("INSERT INTO referral_visit VALUES ($1, '2026-10-01', 5)", [id]);
  await addPayout(id, `P26${code.slice(-2)}00001`);
  const found = await shop.database.query<{ mark: string }>(
    `SELECT unnest(ARRAY[number, token, id::text]) AS mark FROM orders WHERE referrer_id = $1
     UNION ALL SELECT id::text FROM session WHERE person_id = $1
     UNION ALL SELECT id::text FROM commission_entry WHERE referrer_id = $1
     UNION ALL SELECT unnest(ARRAY[reference, id::text]) FROM payout WHERE referrer_id = $1`,
    [id],
  );
  expect(found.length).toBeGreaterThan(8);
  const marks = [id, code, email, `Person ${code}`, customerName, phone, ...found.map(({ mark }) => mark)];
  return { id, code, caller, marks };
}

/** One that is with the bank. */
async function addPayout(id: string, reference: string): Promise<void> {
  await shop.staff('owner');
  await shop.database.query(
    `WITH maker AS (SELECT id FROM staff LIMIT 1),
     batch AS (
       INSERT INTO payout_batch (id, state, created_at, created_by, approved_at, approved_by)
       SELECT gen_random_uuid(), 'approved', now(), id, now(), id FROM maker RETURNING id)
     INSERT INTO payout (id, batch_id, reference, referrer_id, state, through_turn, gross_paise, uncredited_paise, tax_year, tax_section,
       tax_basis_points, taxable_paise, tax_paise, payee)
     SELECT gen_random_uuid(), id, $2, $1, 'sent', 0, 50000, 50000, '2026-27', '393(1)', 200, 50000, 1000,
       jsonb_build_object('name', 'Payee ' || $2::text, 'upiId', $2::text || '@bank') FROM batch`,
    [id, reference],
  );
}

/** Asks each route in whatever way might bring something of the other to light; the texts that came back. */
async function everyAnswer(caller: Caller, other: Referrer): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const keep = (what: string, { status, body }: { status: number; body: unknown }) => {
    if (status >= 500) throw new Error(`${what}: ${status}`);
    // Of a document no text can be looked through: another's is not there.
    if (what.includes('.pdf') && status !== 400 && status !== 404) throw new Error(`${what}: ${status}`);
    answers.set(what, JSON.stringify(body));
  };
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    if (route.path === watchReferrerLive.path) continue;
    // What is theirs by name is a document, and no text to look through.
    if (route.path.endsWith('.pdf') && caller === other.caller) continue;
    const asked = route.path.includes(':') ? other.marks : [''];
    for (const mark of asked) {
      const path = route.path.replace(/:\w+/g, encodeURIComponent(mark));
      keep(`${nameOf(route)} ${mark}`, await caller.get(path));
    }
    for (const name of ['search', 'cursor', 'referrerId', 'referrer', 'id', 'code', 'from', 'state']) {
      if (route.path.endsWith('.pdf')) continue;
      for (const mark of other.marks.slice(0, 8)) {
        keep(
          `${nameOf(route)} ${name}=${mark}`,
          await caller.get(`${route.path}?${name}=${encodeURIComponent(mark)}`),
        );
      }
    }
  }
  return answers;
}

describe('each route of referrers', () => {
  test('is found by this test', () => {
    expect(routes.length).toBeGreaterThan(15);
  });

  test('shows its own referrer what is theirs, and nothing of another', async () => {
    for (const [own, other] of [
      [meena, kumar],
      [kumar, meena],
    ] as const) {
      const answers = await everyAnswer(own.caller, other);
      expect(answers.get('GET /api/referrer/orders ')).toContain('98xxxxxx0');
      expect(answers.get('GET /api/referrer/commissions ')).toMatch(/DS\d\d-/);
      expect(answers.get('GET /api/referrer/payouts ')).toContain('"reference":"P26');
      const { statusCode } = await shop.app.inject({
        url: `/api/referrer/payouts/${own.marks.find((mark) => mark.startsWith('P26')) ?? ''}/statement.pdf`,
        cookies: Object.fromEntries(own.caller.cookies),
      });
      expect(statusCode).toBe(200);
      const leaks = [...answers].flatMap(([asked, text]) =>
        // What was asked by is not found by asking; a refusal may repeat it.
        other.marks
          .filter((mark) => text.includes(mark) && !asked.includes(mark))
          .map((mark) => `${asked}: ${mark}`),
      );
      expect(leaks).toEqual([]);
      const repeated = [...answers].filter(
        ([asked, text]) => text.includes('"rows":[{') && asked.includes('search='),
      );
      expect(repeated.map(([asked]) => asked)).toEqual([]);
    }
  });

  test('masks phones, and gives no token of an order, of the own customers too', async () => {
    const answers = await everyAnswer(meena.caller, meena);
    const tokens = await shop.database.query<{ token: string }>('SELECT token FROM orders');
    const secrets = ['9842155501', '42155501', ...tokens.map(({ token }) => token)];
    const told = [...answers].flatMap(([asked, text]) =>
      secrets.filter((secret) => text.includes(secret) && !asked.includes(secret)).map(() => asked),
    );
    expect(told).toEqual([]);
  });

  test('changes nothing of another', async () => {
    const [before] = await rowsOf(kumar);
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      if (!route.path.includes(':')) continue;
      for (const mark of kumar.marks) {
        const path = route.path.replace(/:\w+/g, encodeURIComponent(mark));
        const answer =
          route.method === 'DELETE' ? await meena.caller.delete(path) : await meena.caller.post(path, {});
        expect(`${nameOf(route)} ${answer.status}`).toMatch(/ 40[04]$/);
      }
    }
    expect(await rowsOf(kumar)).toEqual([before]);
    expect((await kumar.caller.get('/api/referrer/session')).status).toBe(200);
  });

  test('tells live what is the own referrer’s, and no other’s', async () => {
    const streams = await Promise.all([
      followLive(url, meena.caller, watchReferrerLive.path),
      followLive(url, kumar.caller, watchReferrerLive.path),
    ]);
    const { number } = await placeGoodOrder(shop, { referralCode: kumar.code });
    const desk = await shop.staff('orders');
    await waitFor(async () => expect(streams[1].changes.length).toBeGreaterThan(0));
    await desk.post(`/api/admin/orders/${number}/advance`, { from: 'placed', to: 'confirmed' });
    await waitFor(async () => expect(streams[1].changes.length).toBeGreaterThan(1));
    expect(new Set(streams[1].changes.map(({ topic, id }) => `${topic} ${id}`))).toEqual(
      new Set([`referrals ${kumar.id}`]),
    );
    // Of a payout, and of a doubt about an order, the other hears nothing either.
    await shop.database.query("UPDATE payout SET bank_reference = 'UTR1' WHERE referrer_id = $1", [kumar.id]);
    await shop.database.query(
      `INSERT INTO referral_flag (id, order_id, referrer_id, signs, raised_at)
       SELECT uuidv7(), id, referrer_id, ARRAY['phone'], now() FROM orders WHERE number = $1`,
      [number],
    );
    const received = streams[1].changes.length;
    await waitFor(async () => expect(streams[1].changes.length).toBeGreaterThan(received));
    expect(streams[0].changes).toEqual([]);
    await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE id = $1", [kumar.id]);
    await streams[1].ended;
    await shop.database.query("UPDATE referrer SET state = 'active' WHERE id = $1", [kumar.id]);
    streams[0].leave();
  });
});

async function rowsOf({ id }: Referrer): Promise<unknown[]> {
  return shop.database.query(
    `SELECT r.*, (SELECT count(*)::int FROM session s WHERE s.person_id = r.id AND s.ended_at IS NULL) AS open
     FROM referrer r WHERE r.id = $1`,
    [id],
  );
}

describe('kept out of every route of referrers', () => {
  const signedIn = async (code: string) => {
    const { id, email } = await addReferrer(shop.database, code);
    const caller = shop.visitor();
    await caller.post('/api/public/referrer-session', { email, password: PASSWORD });
    return { id, caller };
  };
  const withToken = async (
    code: string,
    change: object,
    secret = testConfig('postgres://unused').referrerJwtSecret,
  ) => {
    const { caller } = await signedIn(code);
    const jwt = new JwtService({});
    const claims = jwt.decode<object>(caller.cookies.get('referrer-access') ?? '');
    caller.cookies.set(
      'referrer-access',
      await jwt.signAsync({ ...claims, ...change }, { secret, algorithm: 'HS256' }),
    );
    return caller;
  };
  const callers: Record<string, () => Promise<Caller>> = {
    'an anonymous visitor': async () => shop.visitor(),
    'an owner of the shop': () => shop.staff('owner'),
    'an owner who brings their token as a referrer': async () => {
      const caller = await shop.staff('owner');
      caller.cookies.set('referrer-access', caller.cookies.get('staff-access') ?? '');
      caller.cookies.set('referrer-refresh', caller.cookies.get('staff-refresh') ?? '');
      return caller;
    },
    'a referrer who was suspended': async () => {
      const { id, caller } = await signedIn('OUT1');
      await shop.database.query("UPDATE referrer SET state = 'suspended' WHERE id = $1", [id]);
      return caller;
    },
    'a referrer whose session ended': async () => {
      const { caller } = await signedIn('OUT2');
      await caller.copy().delete('/api/referrer/session');
      return caller;
    },
    'a referrer whose token is over': () => withToken('OUT3', { exp: 1_700_000_000 }),
    'one who signs with the secret of staff': () =>
      withToken('OUT4', {}, testConfig('postgres://unused').staffJwtSecret),
    'one whose token is for staff': () => withToken('OUT5', { aud: 'admin' }),
  };

  test.each(Object.keys(callers))('is %s', async (who) => {
    const caller = await callers[who]?.();
    const met: string[] = [];
    for (const { method, path } of routes) {
      const address = path.replace(/:\w+/g, '01900000-0000-7000-8000-000000000000');
      const answer =
        method === 'GET'
          ? await caller?.get(address)
          : method === 'DELETE'
            ? await caller?.delete(address)
            : method === 'PUT'
              ? await caller?.put(address, {})
              : await caller?.post(address, {});
      if (answer?.status !== 401) met.push(`${method} ${path}: ${answer?.status}`);
    }
    expect(met).toEqual([]);
  });
});

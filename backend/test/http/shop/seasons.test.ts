import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ATTEMPT_KEY, REPEATED } from '@shop/contracts/attempt-key';
import { addDays } from '@shop/contracts/rules/days';
import type { RollOverView } from '@shop/contracts/seasons/views';
import type { SettingsView } from '@shop/contracts/shop/views';
import { festivalAhead } from '../../../src/demo/festival.ts';
import { SeasonRepository } from '../../../src/features/seasons/application/season-repository.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { OWN_PAGE, type Caller } from '../../support/caller.ts';
import { placeGoodOrder, stockDifferences, stockOf } from '../../support/orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

describe('what is kept of a season that is over', () => {
  test('is its name, its days and what its orders were called, the newest first', async () => {
    const today = shop.clock.today();
    const festival = festivalAhead(today);
    const year = festival.year - 1;
    expect(await shop.app.get(SeasonRepository).last()).toEqual({
      numberPrefix: `DS${String(year).slice(-2)}`,
      name: `${festival.name} ${year}`,
      opensOn: addDays(today, -60 - 365),
      closesOn: addDays(today, 90 - 365),
    });
  });
});

describe('the numbers of orders', () => {
  test('begin anew with a series, and go on where there is none', async () => {
    const { number } = await placeGoodOrder(shop);
    const reached = Number(number.slice(-5));
    const prefix = number.slice(0, 4);
    const other = prefix.replace('DS', 'NS');
    await shop.database.query('INSERT INTO order_series VALUES ($1, $2)', [other, reached + 1]);
    const letters = (to: string) =>
      shop.changeContent(
        `UPDATE setting SET value = jsonb_set(value, '{orderPrefix}', to_jsonb($1::text)) WHERE section = 'sale'`,
        [to],
      );
    expect((await placeGoodOrder(shop)).number).toBe(`${prefix}-${String(reached + 1).padStart(5, '0')}`);
    await letters('NS');
    expect((await placeGoodOrder(shop)).number).toBe(`${other}-00001`);
    expect((await placeGoodOrder(shop)).number).toBe(`${other}-00002`);
    await letters('DS');
    expect((await placeGoodOrder(shop)).number).toBe(`${prefix}-${String(reached + 4).padStart(5, '0')}`);
  });
});

describe('the next season', () => {
  const URL = '/api/admin/season/roll-over';
  let season: TestShop;
  let owner: Caller;
  let festival: string;
  let year: number;
  beforeAll(async () => {
    season = await bootShop();
    owner = await season.staff('owner');
    ({ name: festival, year } = festivalAhead(season.clock.today()));
    await placeGoodOrder(season);
    await season.database.query(
      "INSERT INTO reminder (id, at, channel, contact) VALUES (gen_random_uuid(), now(), 'phone', '9876543210')",
    );
    // Two products: one is sold, of one there are 7 and nobody sees it.
    await season.database.query(
      `UPDATE product SET stock = NULL WHERE code NOT IN ('GB-04', 'SP-01');
       UPDATE product SET state = 'draft' WHERE code <> 'GB-04';
       DELETE FROM stock_entry; UPDATE product SET stock = 40 WHERE code = 'GB-04';
       UPDATE product SET stock = 7 WHERE code = 'SP-01';
       INSERT INTO stock_entry (id, product_id, at, change, reason)
       SELECT uuidv7(), id, now(), stock, 'opening' FROM product WHERE stock > 0`,
    );
  });
  afterAll(() => season.close());

  const wanted = (changes: object = {}) => ({
    name: `Diwali ${year + 1}`,
    year: year + 1,
    orderPrefix: 'DS',
    opensOn: addDays(season.clock.today(), 300),
    closesOn: addDays(season.clock.today(), 390),
    festival: 'Diwali',
    festivalTa: 'தீபாவளி',
    festivalOn: null,
    lastOrderOn: null,
    message: 'See you in August',
    messageTa: null,
    stock: 'zero',
    schemes: 'close',
    ...changes,
  });
  const preview = (changes?: object) => owner.post<RollOverView>(`${URL}/preview`, wanted(changes));
  const begin = async (changes?: object, key = randomUUID()) => {
    const { seen } = (await preview(changes)).body;
    return owner.post(URL, { ...wanted(changes), seen }, { ...OWN_PAGE, [ATTEMPT_KEY]: key });
  };
  const turn = async (closed: boolean) => {
    const { revision } = (await owner.get<SettingsView>('/api/admin/settings')).body.season;
    await season.awaitContentChange(async () => {
      expect((await owner.put('/api/admin/settings/door', { closed, revision })).status).toBe(200);
    });
  };
  /** All that a roll-over could touch. */
  const everything = () =>
    Promise.all(
      ['setting', 'season', 'order_series', 'scheme', 'stock_entry', 'product'].map((table) =>
        season.database.query(`SELECT * FROM ${table} ORDER BY 1, 2`),
      ),
    );

  test('does not begin while the shop is open', async () => {
    expect(await preview()).toMatchObject({ status: 409, body: { code: 'season-not-over' } });
    await turn(true);
    expect((await preview()).status).toBe(200);
  });

  test.each([
    [
      'that closes before it opens',
      () => ({ closesOn: addDays(season.clock.today(), 299) }),
      'season-dates-reversed',
    ],
    [
      'that begins in this one',
      () => ({ opensOn: addDays(season.clock.today(), 90) }),
      'season-dates-overlap',
    ],
    ['that is numbered like this one', () => ({ year }), 'number-prefix-used'],
    ['that is numbered like the last', () => ({ year: year - 1 }), 'number-prefix-used'],
  ])('one %s is refused', async (_, changes, code) => {
    expect(await preview(changes())).toMatchObject({ status: 400, body: { code } });
  });

  test.each([
    { stock: 'half' },
    { orderPrefix: 'ds' },
    { name: '' },
    { opensOn: '2027-02-30' },
    { closed: true },
  ])('nonsense is refused: %j', async (nonsense) =>
    expect((await preview(nonsense)).body).toMatchObject({ code: 'invalid-request' }),
  );

  test('is previewed in figures, and nothing is done by looking', async () => {
    const before = await everything();
    const { body } = await preview();
    expect(body).toEqual({
      from: {
        name: `${festival} ${year}`,
        numberPrefix: `DS${String(year).slice(-2)}`,
        opensOn: addDays(season.clock.today(), -60),
        closesOn: addDays(season.clock.today(), 90),
      },
      to: {
        name: `Diwali ${year + 1}`,
        numberPrefix: `DS${String(year + 1).slice(-2)}`,
        opensOn: addDays(season.clock.today(), 300),
        closesOn: addDays(season.clock.today(), 390),
      },
      closedBySwitch: true,
      openOrders: 1,
      stock: { products: 2, pieces: 47 },
      prices: 1,
      schemes: ['Deepam 500', 'Mathappu 1000'],
      pricesChanged: null,
      pricesToCome: [],
      reminders: 1,
      seen: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await everything()).toEqual(before);
  });

  test('tells of prices that were changed in the season already, and of those that will change by themselves', async () => {
    const before = (await preview()).body.seen;
    const opened = `${addDays(season.clock.today(), -60)}T00:00:00+05:30`;
    await season.database.query(
      `INSERT INTO change_set (id, kind, state, made_at, made_by, changes, apply_at, applied_at)
       SELECT uuidv7(), kind, state, now(), (SELECT id FROM staff LIMIT 1), changes::jsonb, apply_at, applied_at
       FROM (VALUES
         ('prices', 'applied', '[1, 2, 3]', NULL, $1::timestamptz + interval '72 hours'),
         ('prices', 'applied', '[1]', NULL, $1::timestamptz - interval '24 hours'),
         ('prices', 'undone', '[1]', NULL, $1::timestamptz + interval '120 hours'),
         ('prices', 'scheduled', '[1, 2]', $1::timestamptz + interval '2400 hours', NULL),
         ('prices', 'withdrawn', '[1]', $1::timestamptz + interval '2424 hours', NULL),
         ('products', 'applied', '[1]', NULL, $1::timestamptz + interval '144 hours')
       ) AS made (kind, state, changes, apply_at, applied_at)`,
      [opened],
    );
    const at = (days: number) => new Date(Date.parse(opened) + days * 86_400_000).toISOString();
    const { body } = await preview();
    expect(body).toMatchObject({
      pricesChanged: { at: at(3), rows: 3 },
      pricesToCome: [{ at: at(100), rows: 2 }],
    });
    expect(body.seen).not.toBe(before);
    await season.database.query('DELETE FROM change_set');
  });

  test('that is not what was previewed does not begin, and nothing of it is done', async () => {
    const { seen } = (await preview()).body;
    const before = await everything();
    expect(await owner.post(URL, { ...wanted({ stock: 'keep' }), seen })).toMatchObject({
      status: 409,
      body: { code: 'roll-over-changed' },
    });
    await season.database.query("UPDATE product SET stock = 41 WHERE code = 'GB-04'");
    expect((await owner.post(URL, { ...wanted(), seen })).body).toMatchObject({ code: 'roll-over-changed' });
    await season.database.query("UPDATE product SET stock = 40 WHERE code = 'GB-04'");
    expect(await everything()).toEqual(before);
  });

  test('is begun by owners alone, with a fresh password', async () => {
    const { seen } = (await preview()).body;
    const manager = await season.staff('manager');
    expect((await manager.post(URL, { ...wanted(), seen })).status).toBe(403);
    const stale = await season.staff('owner');
    await season.database.query("UPDATE session SET proven_at = proven_at - interval '11 minutes'");
    expect((await stale.post(URL, { ...wanted(), seen })).body).toMatchObject({ code: 'password-needed' });
    await season.database.query('UPDATE session SET proven_at = now()');
  });

  test('begins once: dates, letters, stock, schemes and prices together', async () => {
    const key = randomUUID();
    const first = await begin({}, key);
    expect(first.status).toBe(200);
    const again = await owner.post(
      URL,
      { ...wanted(), seen: first.body['seen'] },
      { ...OWN_PAGE, [ATTEMPT_KEY]: key },
    );
    expect(again.headers[REPEATED]).toBe('1');

    const { season: now, sale } = (await owner.get<SettingsView>('/api/admin/settings')).body;
    expect(now.value).toEqual({
      name: `Diwali ${year + 1}`,
      year: year + 1,
      opensOn: addDays(season.clock.today(), 300),
      closesOn: addDays(season.clock.today(), 390),
      festival: 'Diwali',
      festivalTa: 'தீபாவளி',
      festivalOn: null,
      lastOrderOn: null,
      closed: true,
      message: 'See you in August',
      messageTa: null,
      nextOpensOn: addDays(season.clock.today(), 300),
    });
    expect(sale.value).toEqual({ mode: 'estimate', orderPrefix: 'DS', secondForCash: false, claimDays: 3 });
    expect(await season.app.get(SeasonRepository).last()).toEqual({
      numberPrefix: `DS${String(year).slice(-2)}`,
      name: `${festival} ${year}`,
      opensOn: addDays(season.clock.today(), -60),
      closesOn: addDays(season.clock.today(), 90),
    });
    expect([
      await stockOf(season, 'GB-04'),
      await stockOf(season, 'SP-01'),
      await stockOf(season, 'SP-02'),
    ]).toEqual([0, 0, null]);
    expect(await stockDifferences(season)).toEqual([]);
    expect(await season.database.query("SELECT FROM scheme WHERE state <> 'closed'")).toEqual([]);
    expect(
      await season.database.query("SELECT last_season_net_paise AS paise FROM product WHERE code = 'GB-04'"),
    ).toEqual([{ paise: 61_000 }]);
    expect(await season.database.query('SELECT contact FROM reminder')).toHaveLength(1);
    const entries = await season.database.query(
      "SELECT actor_name, subject, after->'stock' AS stock FROM audit_entry WHERE action = 'season.rolled-over'",
    );
    expect(entries).toEqual([
      { actor_name: 'The owner', subject: 'setting/season', stock: { products: 2, pieces: 47 } },
    ]);
  });

  test('numbers its orders from 1, and the one after it as well', async () => {
    await season.database.query(
      "UPDATE product SET state = 'active', stock = 1000 WHERE code IN ('GB-04', 'SP-01')",
    );
    await season.database.query(
      "UPDATE setting SET value = jsonb_set(value, '{opensOn}', to_jsonb($1::text)) WHERE section = 'season'",
      [season.clock.today()],
    );
    await turn(false);
    const prefix = `DS${String(year + 1).slice(-2)}`;
    expect((await placeGoodOrder(season)).number).toBe(`${prefix}-00001`);
    expect((await placeGoodOrder(season)).number).toBe(`${prefix}-00002`);
    await turn(true);
    season.clock.advance(1_000);
    const later = {
      opensOn: addDays(season.clock.today(), 500),
      closesOn: addDays(season.clock.today(), 590),
    };
    const two = { ...later, stock: 'keep', schemes: 'keep', year: year + 2 };
    // Two owners at the same moment: one of them begins it.
    const answers = await Promise.all([begin(two), begin(two)]);
    expect(answers.map(({ status }) => status)).not.toContain(500);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(season, 'GB-04')).toBe(990);
    expect(
      await season.database.query('SELECT number_prefix FROM season ORDER BY ended_at DESC'),
    ).toMatchObject([{ number_prefix: prefix }, {}, {}]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PriceListView } from '@shop/contracts/catalogue/views';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import { goodOrder, pickupIn, placeGoodOrder, stockDifferences, stockOf } from '../../../support/orders.ts';
import { waitFor } from '../../../support/wait-for.ts';

const ORDERS = '/api/public/orders';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

const send = (order: object) => shop.visitor().post<{ number: string; code: string }>(ORDERS, order);

async function counts() {
  const [row] = await shop.database.query<{ orders: string; entries: string }>(
    'SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM stock_entry) AS entries',
  );
  return row;
}

describe('an order that everything is right with', () => {
  test('is stored with its own copies, takes the goods, and is followed by its private link', async () => {
    const before = await stockOf(shop, 'GB-04');
    const { number, token } = await placeGoodOrder(shop);
    expect(number).toMatch(/^DS\d\d-\d{5}$/);
    expect(token).toMatch(/^[\w-]{22}$/);
    const { body } = await shop.visitor().get<TrackedOrderView>(`${ORDERS}/${token}`);
    expect(body).toMatchObject({
      number,
      state: 'placed',
      customer: { phone: '9876543210', stateName: 'Tamil Nadu', pinCode: '625001' },
      pickupLocation: { city: 'Madurai' },
      // By hand: 5 × 3,050 + 10 × 65 = 15,900 MRP; 5 × 610 + 10 × 13 = 3,180.
      totals: {
        mrpPaise: 1_590_000,
        discountPaise: 1_272_000,
        goodsPaise: 318_000,
        packingPaise: 9_540,
        freightPaise: 12_000,
        roundingPaise: -40,
        totalPaise: 339_500,
      },
      paymentStatus: 'unpaid',
      balancePaise: 339_500,
      paymentDetails: null,
    });
    expect(body.lines).toEqual([
      expect.objectContaining({ code: 'GB-04', quantity: 5, netPaise: 61_000, amountPaise: 305_000 }),
      expect.objectContaining({ code: 'SP-01', quantity: 10, netPaise: 1_300, amountPaise: 13_000 }),
    ]);
    expect(await stockOf(shop, 'GB-04')).toBe((before ?? 0) - 5);
    expect(await stockDifferences(shop)).toEqual([]);
  });

  test('keeps what it was sold for when the price changes afterwards', async () => {
    const { token } = await placeGoodOrder(shop);
    await shop.database.query("UPDATE product SET net_paise = 62000, name = 'Renamed' WHERE code = 'GB-04'");
    const { body } = await shop.visitor().get<TrackedOrderView>(`${ORDERS}/${token}`);
    expect(body.lines[0]).toMatchObject({ name: 'Lakshmi Gift Box (42 items)', netPaise: 61_000 });
    await shop.database.query("UPDATE product SET net_paise = 61000 WHERE code = 'GB-04'");
  });

  test('goes to the door where the state allows it, for the flat charge', async () => {
    // 3,180 + 95.40 + 350 = 3,625.40, rounded down by 40 paise.
    const { token } = await placeGoodOrder(shop, {
      delivery: 'door',
      pickupLocationId: null,
      expectedTotalPaise: 362_500,
    });
    const { body } = await shop.visitor().get<TrackedOrderView>(`${ORDERS}/${token}`);
    expect(body).toMatchObject({ delivery: 'door', pickupLocation: null, totals: { freightPaise: 35_000 } });
  });

  test('stores the confirmation of age and of the terms with their times', async () => {
    const { number } = await placeGoodOrder(shop);
    const [row] = await shop.database.query<{ adult: Date; terms: Date }>(
      'SELECT adult_confirmed_at AS adult, terms_accepted_at AS terms FROM orders WHERE number = $1',
      [number],
    );
    expect([row?.adult, row?.terms]).toEqual([shop.clock.now(), shop.clock.now()]);
  });
});

describe('sent exactly once', () => {
  test('the same order twice at once makes one order', async () => {
    const order = await goodOrder(shop);
    const before = await stockOf(shop, 'GB-04');
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(order)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(await stockOf(shop, 'GB-04')).toBe((before ?? 0) - 5);
  });

  test('the same key gets the same order even when prices moved or the shop closed since', async () => {
    const order = await goodOrder(shop);
    const first = await send(order);
    await shop.database.query("UPDATE product SET net_paise = 60900 WHERE code = 'GB-04'");
    expect((await send(order)).body).toEqual(first.body);
    await shop.database.query("UPDATE product SET net_paise = 61000 WHERE code = 'GB-04'");
    await shop.changeContent(
      `UPDATE setting SET value = value || '{"closed": true}' WHERE section = 'season'`,
    );
    expect((await send(order)).body).toEqual(first.body);
    await shop.changeContent(
      `UPDATE setting SET value = value || '{"closed": false}' WHERE section = 'season'`,
    );
  });

  test('the same key with other content is a conflict', async () => {
    const order = await goodOrder(shop);
    await send(order);
    const other = await send({ ...order, remarks: 'and a gift card' });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
  });
});

describe('a state that lets green crackers in and nothing else', () => {
  /** 200 × ₹35 green: goods ₹7,000; packing 4 % = ₹280; freight to pay on collection. */
  const green = [{ code: 'SP-09', quantity: 200, netPaise: 3_500 }];
  const toKarnataka = async (changes: object) => {
    const good = await goodOrder(shop);
    const customer = { ...good.customer, city: 'Bengaluru', stateCode: '29', pinCode: '560001' };
    const pickupLocationId = await pickupIn(shop, 'Bengaluru');
    return { ...good, customer, pickupLocationId, ...changes };
  };

  test('takes an order of green crackers', async () => {
    const answer = await send(await toKarnataka({ lines: green, expectedTotalPaise: 728_000 }));
    expect(answer.status).toBe(200);
    const placed = answer.body as unknown as { token: string };
    const { body } = await shop.visitor().get<TrackedOrderView>(`${ORDERS}/${placed.token}`);
    expect(body.destination).toMatchObject({
      goods: 'green',
      burstingHours: '8 to 10 pm on the days of the festival',
      burstingHoursTa: 'பண்டிகை நாட்களில் இரவு 8 முதல் 10 வரை',
    });
  });

  test('refuses everything else by name, and nothing is stored or dropped in silence', async () => {
    const before = await counts();
    const lines = [
      ...green,
      { code: 'GB-03', quantity: 5, netPaise: 40_000 },
      { code: 'SP-02', quantity: 1, netPaise: 1_400 },
    ];
    // Agreed to as the quote offers it, or with all of it in the sum: 7,000 + 2,000 + 14, packing 360.56.
    for (const expectedTotalPaise of [728_000, 937_500]) {
      expect(await send(await toKarnataka({ lines, expectedTotalPaise }))).toMatchObject({
        status: 400,
        body: {
          code: 'goods-not-allowed',
          details: {
            state: 'Karnataka',
            goods: [
              { code: 'GB-03', name: 'Krishna Gift Box (30 items)' },
              { code: 'SP-02', name: '7 cm Colour Crackling Sparklers' },
            ],
          },
        },
      });
    }
    expect(await counts()).toEqual(before);
  });

  test('is quoted without them, each marked; another state takes the same list', async () => {
    const lines = [...green, { code: 'GB-04', quantity: 5, netPaise: 61_000 }].map(({ code, quantity }) => ({
      code,
      quantity,
    }));
    const quoteFor = async (stateCode: string | null) =>
      (
        await shop
          .visitor()
          .post('/api/public/quotes', { lines, stateCode, delivery: 'pickup', pickupLocationId: null })
      ).body;
    expect(await quoteFor('29')).toMatchObject({
      lines: [{ problem: null }, { code: 'GB-04', asked: 5, quantity: 0, problem: 'not-green' }],
      totals: { goodsPaise: 700_000 },
    });
    for (const anywhere of ['33', null]) {
      expect(await quoteFor(anywhere)).toMatchObject({ lines: [{ problem: null }, { problem: null }] });
    }
  });
});

describe('the last boxes', () => {
  test('50 buyers at once for 10 boxes: exactly 10 are sold', async () => {
    await shop.database.query(`
      UPDATE product SET stock = 10 WHERE code = 'FM-01'`);
    await shop.database.query(`
      INSERT INTO stock_entry (id, product_id, at, change, reason)
      SELECT uuidv7(), p.id, now(), 10 - (SELECT sum(change) FROM stock_entry WHERE product_id = p.id), 'correction'
      FROM product p WHERE code = 'FM-01'`);
    // ₹3,500 + 3 % packing ₹105 + freight ₹120.
    const orders = await Promise.all(
      Array.from({ length: 50 }, () =>
        goodOrder(shop, {
          lines: [{ code: 'FM-01', quantity: 1, netPaise: 350_000 }],
          expectedTotalPaise: 372_500,
        }),
      ),
    );
    const answers = await Promise.all(orders.map(send));
    const sold = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([sold.length, refused.length]).toEqual([10, 40]);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['quote-changed']));
    expect(await stockOf(shop, 'FM-01')).toBe(0);
    expect(await stockDifferences(shop)).toEqual([]);
  });

  test('baskets with the same goods in other orders do not deadlock', async () => {
    const lines = [
      { code: 'GB-01', quantity: 3, netPaise: 27_000 },
      { code: 'GB-02', quantity: 3, netPaise: 35_000 },
      { code: 'GB-03', quantity: 4, netPaise: 40_000 },
    ];
    // 810 + 1,050 + 1,600 = 3,460; packing 103.80; freight 120; 3,683.80 rounds up by 20 paise.
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, index) =>
        send(
          await goodOrder(shop, {
            lines: index % 2 ? lines : lines.toReversed(),
            expectedTotalPaise: 368_400,
          }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
    expect(await stockDifferences(shop)).toEqual([]);
  });
});

/** Makes a change that is not announced, so that prices in memory are the old ones, and takes it back. */
async function expectUnheard(change: string, expected: () => Promise<void>): Promise<void> {
  const tables = ['product', 'category'];
  const silence = (verb: string) =>
    shop.database.query(tables.map((table) => `ALTER TABLE ${table} ${verb} TRIGGER USER`).join(';'));
  await shop.database.query(`CREATE TABLE kept AS SELECT * FROM product WHERE code = 'GB-04'`);
  await silence('DISABLE');
  await shop.database.query(change);
  try {
    await expected();
  } finally {
    await shop.database.query(`
      UPDATE product p SET net_paise = k.net_paise, mrp_paise = k.mrp_paise, state = k.state FROM kept k
        WHERE k.id = p.id;
      UPDATE category c SET active = true FROM kept k WHERE k.category_id = c.id;
      DROP TABLE kept`);
    await silence('ENABLE');
  }
}

test('a price that rose before this copy heard of it is taken from who agreed to the new one', async () => {
  // 5 × 640 + 10 × 13 = 3,330; packing 99.90; freight 120; 3,549.90 rounds up by 10 paise.
  await expectUnheard("UPDATE product SET net_paise = 64000 WHERE code = 'GB-04'", async () => {
    const { body } = await send(
      await goodOrder(shop, {
        lines: [
          { code: 'GB-04', quantity: 5, netPaise: 64_000 },
          { code: 'SP-01', quantity: 10, netPaise: 1_300 },
        ],
        expectedTotalPaise: 355_000,
      }),
    );
    expect(body).toEqual({
      number: expect.stringMatching(/^DS/),
      token: expect.any(String),
      referral: 'none',
    });
  });
});

test('what was printed on a box before this copy heard of a new MRP is not stored', async () => {
  await expectUnheard("UPDATE product SET mrp_paise = 305100 WHERE code = 'GB-04'", async () => {
    const { token } = await placeGoodOrder(shop);
    const { body } = await shop.visitor().get<TrackedOrderView>(`${ORDERS}/${token}`);
    // 5 × 3,051 + 10 × 65.
    expect(body.totals).toMatchObject({ mrpPaise: 1_590_500, totalPaise: 339_500 });
  });
});

describe('a refused order changes nothing', () => {
  let before: Awaited<ReturnType<typeof counts>>;
  beforeEach(async () => {
    before = await counts();
  });

  async function expectRefused(changes: object, status: number, body: object) {
    const answer = await send({ ...(await goodOrder(shop)), ...changes });
    expect(answer).toMatchObject({ status, body });
    expect(await counts()).toEqual(before);
  }

  test('an unknown product, and the quote says which', () =>
    expectRefused(
      {
        lines: [
          { code: 'GB-04', quantity: 5, netPaise: 61_000 },
          { code: 'XX-99', quantity: 1, netPaise: 100 },
        ],
      },
      409,
      {
        code: 'quote-changed',
        details: { quote: { lines: [{ problem: null }, { code: 'XX-99', problem: 'gone', quantity: 0 }] } },
      },
    ));

  test.each([0, -1, 1.5, 10_000, '3', null])('a quantity of %j', (quantity) =>
    expectRefused({ lines: [{ code: 'GB-04', quantity, netPaise: 61_000 }] }, 400, {
      code: 'invalid-request',
    }),
  );

  test('more than there are, and the quote says how many', () =>
    expectRefused({ lines: [{ code: 'AM-16', quantity: 9_999, netPaise: 320_000 }] }, 409, {
      code: 'quote-changed',
      details: { quote: { lines: [{ asked: 9_999, problem: 'short' }] } },
    }));

  test('a changed price, with the old and the new total apart', () =>
    expectRefused(
      {
        lines: [
          { code: 'GB-04', quantity: 5, netPaise: 60_000 },
          { code: 'SP-01', quantity: 10, netPaise: 1_300 },
        ],
        expectedTotalPaise: 334_000,
      },
      409,
      { code: 'quote-changed', details: { quote: { totals: { totalPaise: 339_500 } } } },
    ));

  test('a price, or a category, that changed a moment before this copy hears of it', async () => {
    for (const change of [
      "UPDATE product SET net_paise = 62000 WHERE code = 'GB-04'",
      "UPDATE product SET state = 'archived' WHERE code = 'GB-04'",
      "UPDATE category SET active = false WHERE id = (SELECT category_id FROM product WHERE code = 'GB-04')",
    ]) {
      await expectUnheard(change, () => expectRefused({}, 409, { code: 'quote-changed' }));
    }
  });

  test('rates that the shopper did not see, though they come to the same total', () =>
    expectRefused(
      // 5 × 609.98 + 10 × 13.01 = 3,049.90 + 130.10 = 3,180, as 5 × 610 + 10 × 13.
      {
        lines: [
          { code: 'GB-04', quantity: 5, netPaise: 60_998 },
          { code: 'SP-01', quantity: 10, netPaise: 1_301 },
        ],
      },
      409,
      { code: 'quote-changed', details: { quote: { totals: { totalPaise: 339_500 } } } },
    ));

  test('a total the shopper did not see', () =>
    expectRefused({ expectedTotalPaise: 339_400 }, 409, { code: 'quote-changed' }));

  test('too small a total: ₹610 of the ₹3,000 for Tamil Nadu', () =>
    expectRefused(
      // 610 + 18.30 + 120 = 748.30.
      { lines: [{ code: 'GB-04', quantity: 1, netPaise: 61_000 }], expectedTotalPaise: 74_800 },
      400,
      { code: 'below-minimum', details: { minimumPaise: 300_000, lackingPaise: 239_000 } },
    ));

  test('a blocked state, politely', async () => {
    const { customer } = await goodOrder(shop);
    await expectRefused({ customer: { ...customer, stateCode: '07', pinCode: '110001' } }, 400, {
      code: 'state-blocked',
      details: { state: 'Delhi' },
    });
  });

  test.each([
    ['560001', 'Karnataka', true],
    ['110001', 'Delhi', true],
    // Of Kerala or Lakshadweep, which are not served.
    ['682001', null, false],
  ])('a door at %s, in another state than the one named', async (pinCode, isIn, sends) => {
    const { customer } = await goodOrder(shop);
    await expectRefused(
      // 3,180 + 95.40 + 350 = 3,625.40, rounded down.
      {
        customer: { ...customer, pinCode },
        delivery: 'door',
        pickupLocationId: null,
        expectedTotalPaise: 362_500,
      },
      400,
      { code: 'pin-code-elsewhere', details: { pinCode, state: 'Tamil Nadu', isIn, sends } },
    );
  });

  test.each(['99', '32'])('a state that there is not, or that is not served: %s', async (stateCode) => {
    const { customer } = await goodOrder(shop);
    await expectRefused({ customer: { ...customer, stateCode } }, 400, { code: 'state-unknown' });
  });

  test('a pickup location of another state, or none', async () => {
    await expectRefused({ pickupLocationId: await pickupIn(shop, 'Bengaluru') }, 400, {
      code: 'pickup-location-unknown',
    });
    await expectRefused({ pickupLocationId: randomUUID() }, 400, { code: 'pickup-location-unknown' });
    await expectRefused({ pickupLocationId: null }, 400, { code: 'pickup-location-unknown' });
  });

  test('a PIN code of another state, to a pickup location too', async () => {
    const { customer } = await goodOrder(shop);
    await expectRefused({ customer: { ...customer, pinCode: '700001', city: 'Kolkata' } }, 400, {
      code: 'pin-code-elsewhere',
      details: { pinCode: '700001', state: 'Tamil Nadu' },
    });
  });

  test('door delivery where there is none', async () => {
    const { customer } = await goodOrder(shop);
    await expectRefused(
      { customer: { ...customer, stateCode: '29' }, delivery: 'door', pickupLocationId: null },
      400,
      { code: 'door-delivery-unavailable', details: { state: 'Karnataka' } },
    );
  });

  test.each([
    ['no confirmation of age', { adult: false }, 'adult'],
    ['no acceptance of the terms', { terms: 'true' }, 'terms'],
    ['an unknown field', { discountPaise: 100_000 }, 'discountPaise'],
    ['a price list of its own', { totals: { totalPaise: 1 } }, 'totals'],
    ['no lines', { lines: [] }, 'lines'],
    ['a key that is none', { idempotencyKey: 'again' }, 'idempotencyKey'],
    ['text with U+0000', { remarks: 'gift\u0000card' }, 'remarks'],
    ['a lone surrogate', { remarks: '\ud800' }, 'remarks'],
    ['null where text belongs', { remarks: null }, 'remarks'],
    ['an over-long text', { remarks: 'x'.repeat(501) }, 'remarks'],
  ])('%s', (_, changes, field) =>
    expectRefused(changes, 400, {
      code: 'invalid-request',
      details: { fields: { [field]: expect.any(Array) } },
    }),
  );

  test('a phone that is no Indian mobile, named by its field', async () => {
    const { customer } = await goodOrder(shop);
    await expectRefused({ customer: { ...customer, phone: '12345' } }, 400, {
      details: { fields: { 'customer.phone': ['isMobile'] } },
    });
  });

  test('from another site', async () => {
    const order = await goodOrder(shop);
    const elsewhere: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test' },
    ];
    for (const headers of elsewhere) {
      const answer = await shop.visitor().post(ORDERS, order, headers);
      expect(answer).toMatchObject({ status: 403, body: { code: 'cross-site-request' } });
    }
    expect(await counts()).toEqual(before);
  });

  test('in a closed season, whatever the dates say', async () => {
    await shop.changeContent(
      `UPDATE setting SET value = value || '{"closed": true}' WHERE section = 'season'`,
    );
    await expectRefused({}, 403, { code: 'shop-closed' });
    await shop.changeContent(
      `UPDATE setting SET value = value || '{"closed": false}' WHERE section = 'season'`,
    );
  });

  test('in catalogue mode', async () => {
    await shop.changeContent(
      `UPDATE setting SET value = value || '{"mode": "catalogue"}' WHERE section = 'sale'`,
    );
    await expectRefused({}, 403, { code: 'nothing-for-sale' });
    await shop.changeContent(
      `UPDATE setting SET value = value || '{"mode": "estimate"}' WHERE section = 'sale'`,
    );
  });
});

describe('the referral code of an order', () => {
  test.each([
    ['RAVI10', 'attributed', 'RAVI10'],
    [' ravi10 ', 'attributed', 'RAVI10'],
    ['NOBODY', 'ignored', null],
    ["'; DROP TABLE orders", 'ignored', null],
    [undefined, 'none', null],
  ])('%j is %s', async (referralCode, referral, stored) => {
    const placed = await placeGoodOrder(shop, referralCode === undefined ? {} : { referralCode });
    expect(placed.referral).toBe(referral);
    const [row] = await shop.database.query('SELECT referral_code AS code FROM orders WHERE number = $1', [
      placed.number,
    ]);
    expect(row).toEqual({ code: stored });
  });

  test('a suspended one never blocks an order', async () => {
    await shop.changeContent("UPDATE referrer SET state = 'suspended' WHERE code = 'RAVI10'");
    expect((await placeGoodOrder(shop, { referralCode: 'RAVI10' })).referral).toBe('ignored');
    await shop.changeContent("UPDATE referrer SET state = 'active' WHERE code = 'RAVI10'");
  });
});

test('what sells out shows as sold out in the price list, which is kept in memory', async () => {
  const available = async () => {
    const { body } = await shop.visitor().get<PriceListView>('/api/public/price-list');
    const products = body.categories.flatMap((category) => category.products);
    return products.find(({ code }) => code === 'FM-03')?.available;
  };
  await shop.changeContent(`
    UPDATE product SET stock = 0 WHERE code = 'FM-03'`);
  await shop.changeContent(`
    UPDATE product SET stock = 1 WHERE code = 'FM-03'`);
  expect(await available()).toBe(true);
  // 7,000 + 210 + 120 = 7,330.
  await placeGoodOrder(shop, {
    lines: [{ code: 'FM-03', quantity: 1, netPaise: 700_000 }],
    expectedTotalPaise: 733_000,
  });
  await waitFor(async () => expect(await available()).toBe(false));
});

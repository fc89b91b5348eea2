import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { addDays, dayOf } from '@shop/contracts/rules/days';
import { watchContentVersion } from '@shop/contracts/shop/endpoints';
import type { SettingsView, ShopView } from '@shop/contracts/shop/views';
import { SeasonGate } from '../../../src/features/shop/application/season-gate.ts';
import { festivalAhead, lastOrderFor } from '../../../src/demo/festival.ts';
import { fillPlaces } from '../../../src/demo/places.ts';
import { fillReferrer } from '../../../src/demo/referrer.ts';
import { fillSettings } from '../../../src/demo/settings.ts';
import { PrivateListener } from '../../../src/platform/http/private-listener.ts';
import { ContentVersion } from '../../../src/platform/persistence/content-version.ts';
import { Database } from '../../../src/platform/persistence/database.ts';
import { ormOptions } from '../../../src/platform/persistence/connections/orm-options.ts';
import { OPERATOR_TIMEOUTS } from '../../../src/platform/persistence/connections/time-outs.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';

const SETTINGS = '/api/admin/settings';
const today = dayOf(new Date());

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

const settings = async () => (await owner.get<SettingsView>(SETTINGS)).body;

describe('what every page knows', () => {
  test('is who the shop is and when it is open, and never where money goes', async () => {
    const { status, body, headers } = await shop.visitor().get<ShopView>('/api/public/shop');
    expect(status).toBe(200);
    expect(body.identity).toMatchObject({ name: 'Agal Crackers', city: 'Sivakasi', stateCode: '33' });
    expect(body.season).toMatchObject({
      name: `${festivalAhead(today).name} ${festivalAhead(today).year}`,
      opensOn: addDays(today, -60),
      closesOn: addDays(today, 90),
      festival: festivalAhead(today).name,
      festivalOn: festivalAhead(today).day,
      closed: false,
    });
    expect(body.saleMode).toBe('estimate');
    expect(JSON.stringify(body)).not.toMatch(/upi|ifsc|account/i);
    const again = await shop.visitor().get('/api/public/shop', { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
  });

  test('of a shop that nobody has set up is that it is closed', async () => {
    const bare = await bootShop({ template: 'empty' });
    const { body } = await bare.visitor().get<ShopView>('/api/public/shop');
    await bare.close();
    expect(body.season.closed).toBe(true);
    expect(body.saleMode).toBe('catalogue');
  });
});

describe('settings', () => {
  test('are read and written by the owner alone', async () => {
    for (const role of ['manager', 'orders', 'catalogue', 'content'] as const) {
      const caller = await shop.staff(role);
      expect((await caller.get(SETTINGS)).status).toBe(403);
      const sale = { mode: 'order', orderPrefix: 'DS', secondForCash: false, claimDays: 3, revision: 1 };
      expect((await caller.put(`${SETTINGS}/sale`, sale)).body).toMatchObject({
        code: 'permission-missing',
        details: { permission: 'settings.write' },
      });
    }
    expect((await settings()).sale).toEqual({
      value: { mode: 'estimate', orderPrefix: 'DS', secondForCash: false, claimDays: 3 },
      revision: 1,
    });
  });

  test('the switch closes the shop for the next order, and the audit log tells who did it', async () => {
    const { value, revision } = (await settings()).season;
    const turn = (closed: boolean, from: number) =>
      shop.awaitContentChange(async () => {
        const { body } = await owner.put<SettingsView>(`${SETTINGS}/door`, { closed, revision: from });
        expect(body.season).toEqual({ value: { ...value, closed }, revision: from + 1 });
      });
    await turn(true, revision);
    const open = shop.app.get(SeasonGate).assertOpen();
    await expect(open).rejects.toMatchObject({
      code: 'shop-closed',
      details: { nextOpensOn: value.nextOpensOn },
    });
    const [entry] = await shop.database.query(
      "SELECT actor_kind, actor_name, action, subject, before, after FROM audit_entry WHERE subject = 'setting/season'",
    );
    expect(entry).toEqual({
      actor_kind: 'staff',
      actor_name: 'The owner',
      action: 'settings.season.saved',
      subject: 'setting/season',
      before: value,
      after: { ...value, closed: true },
    });
    await turn(false, revision + 1);
    expect(await shop.app.get(SeasonGate).assertOpen()).toMatch(/^DS\d\d$/);
  });

  test('a season is saved without the closed switch, which stays as it was turned', async () => {
    const { closed: _, ...value } = (await settings()).season.value;
    const { revision } = (await settings()).season;
    const turned = await owner.put<SettingsView>(`${SETTINGS}/door`, { closed: true, revision });
    expect(turned.body.season.revision).toBe(revision + 1);
    const season = { ...value, message: 'Back after the rain', revision: revision + 1 };
    const { body } = await owner.put<SettingsView>(`${SETTINGS}/season`, season);
    expect(body.season.value).toEqual({ ...value, message: 'Back after the rain', closed: true });
    const both = await owner.put(`${SETTINGS}/season`, { ...season, closed: false, revision: revision + 2 });
    expect(both.body).toMatchObject({
      code: 'invalid-request',
      details: { fields: { closed: [expect.any(String)] } },
    });
    await shop.awaitContentChange(() =>
      owner.put(`${SETTINGS}/door`, { closed: false, revision: revision + 2 }),
    );
  });

  test('of two who saved what they read at the same time, the second is told', async () => {
    const { value, revision } = (await settings()).payment;
    const answers = await Promise.all([
      owner.put(`${SETTINGS}/payment`, { ...value, bank: 'First Bank', revision }),
      owner.put(`${SETTINGS}/payment`, { ...value, bank: 'Second Bank', revision }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'record-changed',
      details: winner?.['payment'],
    });
    const audits = await shop.database.query("SELECT FROM audit_entry WHERE subject = 'setting/payment'");
    expect(audits).toHaveLength(1);
    expect((await settings()).payment.revision).toBe(revision + 1);
  });

  test('a season that ends before it begins is refused and changes nothing', async () => {
    const before = (await settings()).season;
    const { revision } = before;
    const { closed: _, ...value } = before.value;
    const season = { ...value, opensOn: '2026-11-08', closesOn: '2026-11-07', lastOrderOn: null, revision };
    const answer = await owner.put(`${SETTINGS}/season`, season);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'season-dates-reversed' });
    expect((await settings()).season).toEqual(before);
  });

  test('limits of orders are the owner’s to set, whole and above nothing', async () => {
    const { value, revision } = (await settings()).limits;
    const limits = { ...value, orderPaise: 15_000_000, ordersPerDevice: 4 };
    let saved: SettingsView | undefined;
    await shop.awaitContentChange(async () => {
      saved = (await owner.put<SettingsView>(`${SETTINGS}/limits`, { ...limits, revision })).body;
    });
    expect(saved?.limits).toEqual({ value: limits, revision: revision + 1 });
    for (const wrong of [
      { orderPaise: 0 },
      { openOrdersPerPhone: 0 },
      { ordersPerDevice: 1.5 },
      { ordersPerAddress: null },
      { ordersPerReferrer: 1_000_001 },
      { ordersPerWeek: 5 },
    ]) {
      const answer = await owner.put(`${SETTINGS}/limits`, { ...limits, ...wrong, revision: revision + 1 });
      expect(answer.body).toMatchObject({
        code: 'invalid-request',
        details: { fields: { [Object.keys(wrong)[0] ?? '']: expect.any(Array) } },
      });
    }
    expect((await settings()).limits).toEqual({ value: limits, revision: revision + 1 });
  });

  /** The shop's identity as a form sends it. */
  const typedIdentity = async () => {
    const { value, revision } = (await settings()).identity;
    const { stateCode: _, ...identity } = value;
    return { ...identity, revision };
  };

  test('phones are kept as ten digits, however they were typed', async () => {
    const identity = {
      ...(await typedIdentity()),
      phones: ['+91 98421 00125', '098421-00126'],
      whatsapp: '+91 9842100125',
    };
    const { body } = await owner.put<SettingsView>(`${SETTINGS}/identity`, identity);
    expect(body.identity.value).toMatchObject({
      phones: ['9842100125', '9842100126'],
      whatsapp: '9842100125',
    });
  });

  test('the seller’s state follows from the GSTIN, and is not entered beside it', async () => {
    const { revision, ...identity } = await typedIdentity();
    const save = (change: object) => owner.put(`${SETTINGS}/identity`, { ...identity, ...change });
    expect((await save({ stateCode: '33', revision })).status).toBe(400);
    const moved = await save({ gstin: '29AAAAA0000A1ZY', revision });
    expect(moved.body['identity']).toMatchObject({ value: { stateCode: '29' } });
    const back = await save({ revision: revision + 1 });
    expect(back.body['identity']).toMatchObject({ value: { stateCode: '33', gstin: '33AAAAA0000A1Z9' } });
  });

  test.each([
    ['a phone for the list of phones', { phones: '9842100125' }],
    ['no phone at all', { phones: [] }],
    ['a landline', { phones: ['04562 220000'] }],
    ['an unknown field', { owner: true }],
    ['null for a name', { name: null }],
    ['U+0000', { name: 'Agal\u0000Crackers' }],
    ['a day that there is not', { licenceExpiresOn: '2026-02-30' }],
    ['a GSTIN whose check digit is wrong', { gstin: '33AAAAA0000A1Z5' }],
  ])('refuse %s', async (_, change) => {
    const identity = await typedIdentity();
    const answer = await owner.put(`${SETTINGS}/identity`, { ...identity, ...change });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body['details']?.['fields'] ?? {})).toEqual(Object.keys(change));
    expect((await settings()).identity.revision).toBe(identity.revision);
  });
});

describe('destinations and cities', () => {
  test('four states have four rules, and a blocked one says why', async () => {
    const { body } = await shop.visitor().get('/api/public/destinations');
    expect(body['states']).toMatchObject([
      { code: '33', minimumOrderPaise: 300000, packingBasisPoints: 300, doorDeliveryPaise: 35000 },
      { code: '34', minimumOrderPaise: 300000, doorDeliveryPaise: null },
      { code: '29', minimumOrderPaise: 500000, burstingHours: '8 to 10 pm on the days of the festival' },
      { code: '07', allowed: false, reason: expect.stringMatching(/^Delhi does not allow/) },
    ]);
    expect(body['pickupLocations']).toHaveLength(5);
  });

  test('a pickup location that closes is gone from the list', async () => {
    await shop.changeContent("UPDATE pickup_location SET active = false WHERE city = 'Madurai'");
    const { body } = await shop.visitor().get('/api/public/destinations');
    expect(body['pickupLocations']).toHaveLength(4);
  });

  test('six cities say until when an order arrives', async () => {
    const { body } = await shop.visitor().get('/api/public/cities');
    expect(body['cities']).toHaveLength(6);
    expect(body['cities']).toContainEqual(
      expect.objectContaining({
        slug: 'madurai',
        name: 'Madurai',
        stateCode: '33',
        deliveryDays: 1,
        // A day on its way, for the last day of the season.
        lastOrderOn: addDays(lastOrderFor(festivalAhead(today), addDays(today, 90)), -1),
      }),
    );
  });

  test('filling the demonstration twice changes nothing', async () => {
    const everything = () =>
      Promise.all(
        ['setting', 'state', 'city', 'pickup_location', 'referrer'].map((table) =>
          shop.database.query(`SELECT * FROM ${table} ORDER BY 1`),
        ),
      );
    const before = await everything();
    const orm = await MikroORM.init(ormOptions(shop.database.ownerUrl, 1, OPERATOR_TIMEOUTS));
    const database = new Database(orm.em);
    await fillSettings(database, addDays(today, 3));
    await fillPlaces(database, addDays(today, 3));
    await fillReferrer(database);
    await orm.close(true);
    expect(await everything()).toEqual(before);
  });
});

describe('the version of the content', () => {
  test('is announced at once, and again with every change', async () => {
    const stop = new AbortController();
    const privateUrl = await shop.app.get(PrivateListener).listen();
    const answer = await fetch(privateUrl + watchContentVersion.path, { signal: stop.signal });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = answer.body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
    const current = shop.app.get(ContentVersion).current();
    expect((await events.next()).value).toBe(`event: version\ndata: ${current}\n\n`);
    await shop.changeContent("UPDATE setting SET revision = revision + 1 WHERE section = 'site'");
    const next = shop.app.get(ContentVersion).current();
    expect(next).not.toBe(current);
    let said = '';
    while (!said.endsWith(`data: ${next}\n\n`)) said += (await events.next()).value;
    expect(said).toMatch(/^(event: version\ndata: \d+\n\n)+$/);
    stop.abort();
  });

  test('a stream that is open does not keep the backend from stopping', async () => {
    const second = await bootShop({ database: shop.database });
    const answer = await fetch((await second.app.get(PrivateListener).listen()) + watchContentVersion.path);
    const whole = answer.text();
    await second.close();
    expect(await whole).toMatch(/^event: version\n/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage, OrderedRowView } from '@shop/contracts/listing/views';
import type {
  CityRowView,
  CityView,
  DestinationsView,
  StateEffectView,
  StateEntry,
  StateRowView,
} from '@shop/contracts/places/views';
import type { PickupLocationEntry, PickupLocationRowView } from '@shop/contracts/places/pickup-locations';
import type { Revised } from '@shop/contracts/revised';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { goodOrder, placeGoodOrder } from '../../support/orders.ts';
import { waitFor } from '../../support/wait-for.ts';

const PICKUPS = '/api/admin/pickup-locations';
const STATE = '/api/admin/states/33';

const ENTRY: PickupLocationEntry = {
  name: 'Sattur Parcel Office',
  contact: 'R. Velmurugan',
  phone: '+91 98420 00999',
  address: '3 Car Street',
  city: 'Sattur',
  pinCode: '626 203',
  stateCode: '33',
  hours: 'Every day 9 am to 6 pm',
  mapUrl: null,
  freightPaise: 15_000,
  active: true,
};

let shop: TestShop;
let manager: Caller;
beforeAll(async () => {
  shop = await bootShop();
  manager = await shop.staff('manager');
});
afterAll(() => shop.close());

async function offered(): Promise<string[]> {
  const { body } = await shop.visitor().get<DestinationsView>('/api/public/destinations');
  return body.pickupLocations.map(({ name }) => name);
}

describe('a pickup location', () => {
  test('is added, offered to shoppers, found, changed and taken out of the offer again', async () => {
    const added = await manager.post<{ id: string }>(PICKUPS, ENTRY);
    const at = `${PICKUPS}/${added.body.id}`;
    const { body } = await manager.get<Revised<PickupLocationEntry>>(at);
    expect(body).toEqual({ value: { ...ENTRY, phone: '9842000999', pinCode: '626203' }, revision: 0 });
    await waitFor(async () => expect(await offered()).toContain('Sattur Parcel Office'));
    const found = await manager.get<ListPage<PickupLocationRowView>>(
      `${PICKUPS}?search=velmurugan%20%2B919842000999`,
    );
    expect(found.body.rows).toEqual([
      expect.objectContaining({
        name: 'Sattur Parcel Office',
        stateName: 'Tamil Nadu',
        freightPaise: 15_000,
      }),
    ]);
    const file = await shop.app.inject({
      url: `${PICKUPS}/export/csv?search=velmurugan`,
      cookies: Object.fromEntries(manager.cookies),
    });
    expect(file.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Name,Contact,Phone,Address,City,PIN code,State code,Hours,Map,Freight,Shown',
      'Sattur Parcel Office,R. Velmurugan,9842000999,3 Car Street,Sattur,626203,33,Every day 9 am to 6 pm,,150,yes',
    ]);
    const saved = await manager.put(at, { ...ENTRY, active: false, freightPaise: null, revision: 0 });
    expect(saved.body).toMatchObject({ revision: 1, value: { active: false, freightPaise: null } });
    await waitFor(async () => expect(await offered()).not.toContain('Sattur Parcel Office'));
    // Who comes with the old revision is shown what it is now, and changes nothing.
    expect(await manager.put(at, { ...ENTRY, revision: 0 })).toMatchObject({
      status: 409,
      body: { code: 'record-changed', details: { revision: 1, value: { active: false } } },
    });
  });

  test('has a name of its own, and what is no link to a map is none', async () => {
    const taken = { ...ENTRY, name: 'Mattuthavani Transport Office' };
    expect(await manager.post(PICKUPS, taken)).toMatchObject({
      status: 409,
      body: { code: 'pickup-location-name-used' },
    });
    const script = { ...ENTRY, name: 'Another', mapUrl: 'javascript:alert(1)' };
    expect(await manager.post(PICKUPS, script)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    });
  });

  test('of an unknown state is refused, not a fault of ours', async () => {
    expect(await manager.post(PICKUPS, { ...ENTRY, name: 'Nowhere', stateCode: '99' })).toMatchObject({
      status: 400,
      body: { code: 'state-unknown' },
    });
  });
});

describe('a state', () => {
  test('holds orders to what is saved, and tells why nothing goes there', async () => {
    const { body } = await manager.get<Revised<StateEntry> & { name: string }>(STATE);
    const { value, revision, name } = body;
    expect([name, revision]).toEqual(['Tamil Nadu', 0]);
    const blocked = { ...value, allowed: false, reason: '' };
    expect(await manager.put(STATE, { ...blocked, revision })).toMatchObject({
      status: 400,
      body: { code: 'state-reason-missing' },
    });
    const order = await goodOrder(shop);
    await manager.put(STATE, { ...blocked, reason: 'Not this week: rain.', revision });
    // A moment passes until the shop has heard of it; an order sent in that moment is one.
    await waitFor(async () => {
      const destinations = await shop.visitor().get<DestinationsView>('/api/public/destinations');
      expect(destinations.body.states.find(({ code }) => code === '33')?.allowed).toBe(false);
    });
    const refused = await shop.visitor().post('/api/public/orders', order);
    expect(refused.body).toMatchObject({
      code: 'state-blocked',
      details: { reason: 'Not this week: rain.' },
    });
    expect((await manager.put(STATE, { ...value, revision: 1 })).status).toBe(200);
    const entries = await shop.database.query<{ before: StateEntry; after: StateEntry }>(
      "SELECT before, after FROM audit_entry WHERE subject = 'state/33' ORDER BY at",
    );
    expect(entries.map(({ before, after }) => [before.allowed, after.allowed])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('a state that is not served yet', () => {
  const KERALA = '/api/admin/states/32';
  const names = async () =>
    (await shop.visitor().get<DestinationsView>('/api/public/destinations')).body.states.map(
      ({ name }) => name,
    );

  test('stands in the list of staff behind those that are, and in none of shoppers', async () => {
    const first = (await manager.get<ListPage<StateRowView>>('/api/admin/states')).body;
    const cursor = encodeURIComponent(first.after ?? '');
    const second = (await manager.get<ListPage<StateRowView>>(`/api/admin/states?cursor=${cursor}`)).body;
    const pages = [...first.rows, ...second.rows];
    // 28 states and 8 union territories.
    expect(pages).toHaveLength(36);
    expect(pages.filter(({ served }) => served).map(({ code }) => code)).toEqual(
      pages.slice(0, 4).map(({ code }) => code),
    );
    expect(new Set(pages.map(({ abbreviation }) => abbreviation)).size).toBe(36);
    // Read in Kerala's order of 2024; nobody read one of Lakshadweep.
    expect(pages.find(({ code }) => code === '32')).toMatchObject({
      goods: 'green',
      checkedOn: '2026-11-28',
    });
    expect(pages.find(({ code }) => code === '31')).toMatchObject({
      goods: 'all',
      source: '',
      checkedOn: null,
    });
    const { body } = await manager.get<ListPage<StateRowView>>('/api/admin/states?search=kl');
    expect(body.rows).toMatchObject([{ code: '32', name: 'Kerala', served: false }]);
    expect(await names()).toHaveLength(4);
    const order = await manager.get<OrderedRowView[]>('/api/admin/states/order');
    expect(order.body).toHaveLength(4);
  });

  test('is served once its law was looked up; then shoppers choose it, and its places are offered', async () => {
    const { body } = await manager.get<Revised<StateEntry>>(KERALA);
    const { value, revision } = body;
    const served: StateEntry = {
      ...value,
      served: true,
      minimumOrderPaise: 400_000,
      checkedOn: '2026-11-20',
    };
    for (const unchecked of [
      { source: '', checkedOn: '2026-11-20' },
      { source: 'The state gazette', checkedOn: null },
    ]) {
      expect(await manager.put(KERALA, { ...served, ...unchecked, revision })).toMatchObject({
        status: 400,
        body: { code: 'state-unchecked' },
      });
    }
    const location = {
      ...ENTRY,
      name: 'Palakkad Parcel Office',
      city: 'Palakkad',
      stateCode: '32',
      pinCode: '678001',
    };
    expect((await manager.post(PICKUPS, location)).status).toBe(200);
    expect(await offered()).not.toContain('Palakkad Parcel Office');
    const saved = await manager.put(KERALA, { ...served, source: 'The state gazette', revision });
    expect(saved.status).toBe(200);
    await waitFor(async () => expect(await names()).toContain('Kerala'));
    expect(await offered()).toContain('Palakkad Parcel Office');
    const after = { ...served, source: 'The state gazette', served: false, revision: revision + 1 };
    expect((await manager.put(KERALA, after)).status).toBe(200);
    await waitFor(async () => expect(await names()).not.toContain('Kerala'));
    expect(await offered()).not.toContain('Palakkad Parcel Office');
  });
});

describe('what the terms of a state would change for open orders', () => {
  const preview = async (change: Partial<StateEntry>) => {
    const { body } = await manager.get<Revised<StateEntry>>(STATE);
    const answer = await manager.post<StateEffectView>(`${STATE}/preview`, { ...body.value, ...change });
    expect(answer.status).toBe(200);
    return answer.body;
  };

  test('is told with their numbers before anything is saved', async () => {
    await shop.database.query("UPDATE orders SET state = 'cancelled' WHERE state_code = '33'");
    const none = { count: 0, numbers: [] };
    expect(await preview({ allowed: false, reason: 'Rain' })).toEqual({
      open: 0,
      refused: { blocked: none, goods: none, minimum: none },
    });
    // 3,180 of goods each, none of them green.
    const one = await placeGoodOrder(shop);
    const two = await placeGoodOrder(shop);
    const gone = await placeGoodOrder(shop);
    await shop.database.query("UPDATE orders SET state = 'cancelled' WHERE number = $1", [gone.number]);
    const both = { count: 2, numbers: [one.number, two.number] };
    expect(await preview({ note: 'Mind the rain' })).toEqual({
      open: 2,
      refused: { blocked: none, goods: none, minimum: none },
    });
    expect(await preview({ allowed: false, reason: 'Rain' })).toEqual({
      open: 2,
      refused: { blocked: both, goods: none, minimum: none },
    });
    expect(await preview({ served: false })).toMatchObject({ refused: { blocked: both } });
    expect(await preview({ goods: 'green', minimumOrderPaise: 318_000 })).toEqual({
      open: 2,
      refused: { blocked: none, goods: both, minimum: none },
    });
    expect(await preview({ minimumOrderPaise: 318_001 })).toMatchObject({ refused: { minimum: both } });
    expect((await manager.get<Revised<StateEntry>>(STATE)).body.value).toMatchObject({ goods: 'all' });
  });
});

describe('the order of states', () => {
  test('is the one in which shoppers choose', async () => {
    const order = await manager.get<OrderedRowView[]>('/api/admin/states/order');
    const last = order.body.at(-1);
    const placed = await manager.put<OrderedRowView[]>(`/api/admin/states/${last?.id}/place`, {
      before: '33',
    });
    expect(placed.body.slice(0, 2)).toEqual([last, { id: '33', name: 'Tamil Nadu' }]);
    await waitFor(async () => {
      const { body } = await shop.visitor().get<DestinationsView>('/api/public/destinations');
      expect(body.states.slice(0, 2).map(({ code }) => code)).toEqual([last?.id, '33']);
    });
  });
});

describe('the order made by hand', () => {
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  const cities = async () =>
    names((await shop.visitor().get<{ cities: CityView[] }>('/api/public/cities')).body.cities);

  test.each([
    ['pickup locations', PICKUPS, offered, ['Ukkadam Parcel Office', 'Mattuthavani Transport Office']],
    ['cities', '/api/admin/cities', cities, ['Tiruchirappalli', 'Chennai']],
  ] as const)('of %s is that of their list and of what shoppers see', async (_, path, shown, [moved, to]) => {
    const before = (await manager.get<OrderedRowView[]>(`${path}/order`)).body;
    const rows = new Map(before.map((row) => [row.name, row]));
    expect(names(before).indexOf(moved)).toBeGreaterThan(names(before).indexOf(to));
    const place = `${path}/${rows.get(moved)?.id}/place`;
    const placed = await manager.put<OrderedRowView[]>(place, { before: rows.get(to)?.id });
    const others = before.filter(({ name }) => name !== moved);
    const expected = names(others).toSpliced(names(others).indexOf(to), 0, moved);
    expect(names(placed.body)).toEqual(expected);
    expect(names((await manager.get<ListPage<CityRowView>>(path)).body.rows)).toEqual(expected);
    await waitFor(async () => {
      const both = (await shown()).filter((name) => name === moved || name === to);
      expect(both).toEqual([moved, to]);
    });
  });

  test('has what is new at its end', async () => {
    await manager.post(PICKUPS, { ...ENTRY, name: 'A new one', city: 'Elsewhere' });
    const { body } = await manager.get<OrderedRowView[]>(`${PICKUPS}/order`);
    expect(body.at(-1)?.name).toBe('A new one');
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type {
  DestinationsView,
  PickupLocationEntry,
  PickupLocationRowView,
  StateEntry,
} from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';
import { goodOrder } from '../support/orders.ts';
import { waitFor } from '../support/wait-for.ts';

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
    const found = await manager.get<ListPage<PickupLocationRowView>>(`${PICKUPS}?search=velmurugan%20sattur`);
    expect(found.body.rows).toEqual([
      expect.objectContaining({
        name: 'Sattur Parcel Office',
        stateName: 'Tamil Nadu',
        freightPaise: 15_000,
      }),
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
    await waitFor(async () => {
      const refused = await shop.visitor().post('/api/public/orders', order);
      expect(refused.body).toMatchObject({
        code: 'state-blocked',
        details: { reason: 'Not this week: rain.' },
      });
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

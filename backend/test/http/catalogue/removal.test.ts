import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CategoryRecordView } from '@shop/contracts/catalogue/views';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { PickupLocationEntry } from '@shop/contracts/places/pickup-locations';
import type { ProductRecordView } from '@shop/contracts/products/views';
import type { Revised } from '@shop/contracts/revised';
import { entryOf } from '@shop/contracts/rules/orders/order-content';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { pickupIn, placeGoodOrder } from '../../support/orders.ts';

const PRODUCTS = '/api/admin/products';
const CATEGORIES = '/api/admin/categories';
const CITIES = '/api/admin/cities';
const PICKUPS = '/api/admin/pickup-locations';

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

const product = async (code: string) => (await owner.get<ProductRecordView>(`${PRODUCTS}/${code}`)).body;
const refused = (by: string) => ({ status: 409, body: { code: 'record-used', details: { by } } });
const lastDone = async () => {
  const [entry] = await shop.database.query<{ action: string; name: string }>(
    "SELECT action, before ->> 'name' AS name FROM audit_entry ORDER BY id DESC LIMIT 1",
  );
  return entry;
};

async function addProduct(code: string, stock: number | null): Promise<string> {
  const { categoryId } = (await product('SP-01')).value;
  const typed = { name: `Try ${code}`, code, categoryId, unit: 'Box', content: null };
  const { body } = await owner.post<{ id: string }>(PRODUCTS, {
    ...typed,
    mrpPaise: 20_000,
    netPaise: 10_000,
    stock,
    copyOf: null,
  });
  return body.id;
}

describe('a product', () => {
  test('that was never used is deleted, its old address with it, and the audit log says so', async () => {
    const id = await addProduct('TRY-1', null);
    const { value, revision } = await product('TRY-1');
    const moved = { ...value, slug: 'try-elsewhere', pictures: [], revision };
    expect((await owner.put(`${PRODUCTS}/${id}`, moved)).status).toBe(200);
    expect(await owner.delete(`${PRODUCTS}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await lastDone()).toEqual({ action: 'product.deleted', name: 'Try TRY-1' });
    expect((await owner.get(`${PRODUCTS}/TRY-1`)).status).toBe(404);
    expect((await owner.delete(`${PRODUCTS}/${id}`)).status).toBe(404);
  });

  test('whose stock is in the ledger stays', async () => {
    const id = await addProduct('TRY-2', 40);
    expect(await owner.delete(`${PRODUCTS}/${id}`)).toMatchObject(refused('stock'));
    expect((await product('TRY-2')).id).toBe(id);
  });

  test('that an order has stays, and one that an order had before it was edited', async () => {
    const id = await addProduct('TRY-3', null);
    await owner.post(`${PRODUCTS}/${id}/state`, { from: 'draft', to: 'active' });
    const { number } = await placeGoodOrder(shop);
    const at = `/api/admin/orders/${number}`;
    const order = (await owner.get<AdminOrderView>(at)).body;
    const entry = entryOf(order);
    const lines = [...entry.lines, { code: 'TRY-3', quantity: 1 }];
    const edited = await owner.put<AdminOrderView>(at, { ...entry, lines, revision: order.revision });
    expect(edited.status).toBe(200);
    expect(await owner.delete(`${PRODUCTS}/${id}`)).toMatchObject(refused('orders'));
    const back = await owner.put<AdminOrderView>(at, { ...entry, revision: edited.body.revision });
    expect(back.body.lines.map(({ code }) => code)).not.toContain('TRY-3');
    expect(await owner.delete(`${PRODUCTS}/${id}`)).toMatchObject(refused('orders'));
  });
});

test('a category with products stays; an empty one is deleted with the address that it had', async () => {
  const { categoryId } = (await product('SP-01')).value;
  expect(await owner.delete(`${CATEGORIES}/${categoryId}`)).toMatchObject(refused('products'));
  const fields = {
    nameTa: null,
    aliases: [],
    description: '',
    descriptionTa: null,
    pictureKey: null,
    active: false,
  };
  const { body } = await owner.post<{ id: string }>(CATEGORIES, { ...fields, name: 'Old', slug: 'old-kind' });
  const { revision } = (await owner.get<CategoryRecordView>(`${CATEGORIES}/${body.id}`)).body;
  await owner.put(`${CATEGORIES}/${body.id}`, { ...fields, name: 'Old', slug: 'new-kind', revision });
  expect((await owner.delete(`${CATEGORIES}/${body.id}`)).status).toBe(200);
  expect(await lastDone()).toEqual({ action: 'category.deleted', name: 'Old' });
});

test('a category that its products left is deleted, and their old addresses lead on', async () => {
  const fields = {
    nameTa: null,
    aliases: [],
    description: '',
    descriptionTa: null,
    pictureKey: null,
    active: true,
  };
  const left = await owner.post<{ id: string }>(CATEGORIES, { ...fields, name: 'Left', slug: 'left' });
  const id = await addProduct('TRY-9', null);
  const home = (await product('TRY-9')).value.categoryId;
  for (const categoryId of [left.body.id, home]) {
    const { value, revision } = await product('TRY-9');
    const moved = { ...value, categoryId, pictures: [], revision };
    expect((await owner.put(`${PRODUCTS}/${id}`, moved)).status).toBe(200);
  }
  expect((await owner.delete(`${CATEGORIES}/${left.body.id}`)).status).toBe(200);
  expect(
    await shop.database.query('SELECT category_slug, category_id FROM slug_redirect WHERE product_id = $1', [
      id,
    ]),
  ).toEqual([{ category_slug: 'left', category_id: home }]);
});

test('a city is deleted; a pickup location while no order goes there', async () => {
  const city = {
    name: 'Sattur',
    slug: 'sattur',
    stateCode: '33',
    introduction: '',
    introductionTa: null,
    deliveryDays: 2,
  };
  const more = { lastOrderOn: null, questions: [], questionsTa: [], active: false };
  const added = await owner.post<{ id: string }>(CITIES, { ...city, ...more });
  expect((await owner.delete(`${CITIES}/${added.body.id}`)).status).toBe(200);
  expect(await lastDone()).toEqual({ action: 'city.deleted', name: 'Sattur' });

  const { pickupLocationId: used } = { pickupLocationId: await pickupIn(shop, 'Madurai') };
  await placeGoodOrder(shop, { pickupLocationId: used });
  expect(await owner.delete(`${PICKUPS}/${used}`)).toMatchObject(refused('orders'));
  const { value } = (await owner.get<Revised<PickupLocationEntry>>(`${PICKUPS}/${used}`)).body;
  const copy = await owner.post<{ id: string }>(PICKUPS, { ...value, name: 'Never used' });
  expect((await owner.delete(`${PICKUPS}/${copy.body.id}`)).status).toBe(200);
  expect(await lastDone()).toEqual({ action: 'pickup-location.deleted', name: 'Never used' });
});

test('who may not write may not delete', async () => {
  const caller = await shop.staff('orders');
  const { id } = await product('SP-01');
  expect((await caller.delete(`${PRODUCTS}/${id}`)).status).toBe(403);
});

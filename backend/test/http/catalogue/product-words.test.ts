import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { BrandRowView } from '@shop/contracts/catalogue/brands';
import type { ProductTagEntry, ProductTagRowView } from '@shop/contracts/catalogue/product-tags';
import type { PriceListView, ProductView } from '@shop/contracts/catalogue/views';
import type { ListPage, OrderedRowView } from '@shop/contracts/listing/views';
import type { ProductRecordView } from '@shop/contracts/products/views';
import type { Revised } from '@shop/contracts/revised';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { waitFor } from '../../support/wait-for.ts';
import { IMPORTS, previewRows } from '../../support/product-import.ts';

const TAGS = '/api/admin/product-tags';
const BRANDS = '/api/admin/brands';

let shop: TestShop;
let desk: Caller;
beforeEach(async () => {
  shop = await bootShop();
  desk = await shop.staff('catalogue');
});
afterEach(() => shop.close());

const tagsOf = async () => (await desk.get<ListPage<ProductTagRowView>>(TAGS)).body.rows;
const brandsOf = async () => (await desk.get<ListPage<BrandRowView>>(BRANDS)).body.rows;
const idOf = (rows: readonly { id: string; name: string }[], name: string) =>
  rows.find((row) => row.name === name)?.id ?? '';
const record = async (code: string) =>
  (await desk.get<ProductRecordView>(`/api/admin/products/${code}`)).body;
async function save(code: string, changes: object) {
  const { id, value, revision } = await record(code);
  const pictures = value.pictures.map(({ key }) => key);
  return desk.put(`/api/admin/products/${id}`, { ...value, pictures, revision, ...changes });
}
async function saveTag(name: string, changes: Partial<ProductTagEntry>) {
  const at = `${TAGS}/${idOf(await tagsOf(), name)}`;
  const { value, revision } = (await desk.get<Revised<ProductTagEntry>>(at)).body;
  return desk.put(at, { ...value, revision, ...changes });
}
const priceList = async () => (await shop.visitor().get<PriceListView>('/api/public/price-list')).body;
/** Shoppers read it again when the content has another version. */
const shown = (filters: string[]) =>
  waitFor(async () => expect((await priceList()).filters).toEqual(filters));
const rowOf = ({ categories }: PriceListView, code: string) =>
  categories.flatMap(({ products }) => products).find((row) => row.code === code);
const remove = async (at: string, rows: readonly { id: string; name: string }[], name: string) =>
  desk.delete(`${at}/${idOf(rows, name)}`);

describe('a tag', () => {
  test('is renamed on every product at once, which is no change of the products', async () => {
    // Sparklers are with a grown-up, of low noise and for the night.
    const { revision } = await record('SP-01');
    expect((await saveTag('Low noise', { name: 'Quiet' })).status).toBe(200);
    const { value, revision: now } = await record('SP-01');
    expect([value.tags, now]).toEqual([['With a grown-up', 'Quiet', 'For the night'], revision]);
    await shown(['With a grown-up', 'Quiet']);
    const list = await priceList();
    expect(rowOf(list, 'SP-01')?.tags).toEqual(['With a grown-up', 'Quiet', 'For the night']);
    const { body } = await shop
      .visitor()
      .get<ProductView>(`/api/public/categories/sparklers/products/${value.slug}`);
    expect(body.tags).toContain('Quiet');
    expect(await saveTag('Quiet', { name: 'Sound' })).toMatchObject({
      status: 409,
      body: { code: 'name-used' },
    });
  });

  test('that a product names first is added, and offered to shoppers as a filter when the owner says so', async () => {
    expect((await save('GC-01', { tags: ['Low noise', 'New this year'] })).status).toBe(200);
    const added = (await tagsOf()).find(({ name }) => name === 'New this year');
    expect(added).toMatchObject({ products: 1, filter: false, active: true });
    await saveTag('New this year', { filter: true });
    await shown(['With a grown-up', 'Low noise', 'New this year']);
    const last = idOf(await tagsOf(), 'New this year');
    const first = idOf(await tagsOf(), 'With a grown-up');
    await desk.put<OrderedRowView[]>(`${TAGS}/${last}/place`, { before: first });
    await shown(['New this year', 'With a grown-up', 'Low noise']);
  });

  test('that is hidden stays on its products, out of sight of shoppers', async () => {
    await saveTag('Low noise', { active: false });
    await shown(['With a grown-up']);
    const list = await priceList();
    expect(rowOf(list, 'SP-01')?.tags).toEqual(['With a grown-up', 'For the night']);
    expect((await record('SP-01')).value.tags).toContain('Low noise');
  });

  test('is deleted while no product has it', async () => {
    await desk.post(TAGS, { name: 'Typing error', filter: false, active: true });
    const rows = await tagsOf();
    expect(await remove(TAGS, rows, 'A present')).toMatchObject({
      status: 409,
      body: { code: 'record-in-use' },
    });
    expect((await remove(TAGS, rows, 'Typing error')).status).toBe(200);
    expect((await tagsOf()).map(({ name }) => name)).toEqual([
      'With a grown-up',
      'Low noise',
      'For the day',
      'For the night',
      'Sound',
      'A present',
    ]);
  });

  test('has no sign that parts tags in a file', async () => {
    const tag = { name: 'Loud; long', filter: false, active: true };
    expect(await desk.post(TAGS, tag)).toMatchObject({ status: 400 });
    expect(await save('SP-01', { tags: ['Loud, long'] })).toMatchObject({ status: 400 });
  });
});

describe('a brand', () => {
  test('is renamed on its products, and they are found by it', async () => {
    await save('SP-01', { brand: 'Agal' });
    const [brand] = await brandsOf();
    expect(brand).toMatchObject({ name: 'Agal', products: 1 });
    await desk.put(`${BRANDS}/${brand?.id}`, { name: 'Agalya Works', active: true, revision: 0 });
    expect((await record('SP-01')).value.brand).toBe('Agalya Works');
    const found = await desk.get<ListPage<{ code: string }>>('/api/admin/products?search=agalya');
    expect(found.body.rows.map(({ code }) => code)).toEqual(['SP-01']);
    expect(rowOf(await priceList(), 'SP-01')?.aliases).toContain('Agalya Works');
    expect((await remove(BRANDS, await brandsOf(), 'Agalya Works')).status).toBe(409);
  });
});

describe('a file', () => {
  test('names tags and brands as the shop spells them; new ones are shown first, then added', async () => {
    await save('SP-02', { brand: 'Agal' });
    const preview = await previewRows(desk, [
      { code: 'SP-01', tags: 'for the night; GLITTER, low-noise', brand: 'AGAL' },
      { code: 'SP-03', tags: 'glitter', brand: 'Surya' },
    ]);
    expect([preview.newTags, preview.newBrands]).toEqual([['GLITTER'], ['Surya']]);
    expect(preview.changed.map(({ key, cells }) => [key, cells.map(({ after }) => after)])).toEqual([
      ['SP-01', ['Low noise; For the night; GLITTER', 'Agal']],
      ['SP-03', ['GLITTER', 'Surya']],
    ]);
    expect((await tagsOf()).map(({ name }) => name)).not.toContain('GLITTER');
    expect((await desk.post(`${IMPORTS}/${preview.id}/apply`)).status).toBe(200);
    expect((await tagsOf()).map(({ name, products }) => [name, products])).toContainEqual(['GLITTER', 2]);
    expect((await brandsOf()).map(({ name, products }) => [name, products])).toEqual([
      ['Agal', 2],
      ['Surya', 1],
    ]);
  });
});

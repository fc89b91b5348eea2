import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  CategoryFields,
  CategoryEntry,
  CategoryProductsView,
  CategoryRecordView,
  CategoryRowView,
  FoundProductsView,
  PriceListView,
} from '@shop/contracts/catalogue/views';
import type { ListPage, OrderedRowView } from '@shop/contracts/listing/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { waitFor } from '../../support/wait-for.ts';

const CATEGORIES = '/api/admin/categories';
const PUBLIC = '/api/public/categories';

const ENTRY: CategoryFields = {
  name: 'Paper Lanterns',
  nameTa: 'காகித விளக்கு',
  aliases: [],
  slug: 'paper-lanterns',
  description: '<p>Hung, not thrown.</p>',
  descriptionTa: '<p>தொங்க விடுவது, வீசுவது அல்ல.</p>',
  pictureKey: null,
  active: true,
};

let shop: TestShop;
let staff: Caller;
beforeAll(async () => {
  shop = await bootShop();
  staff = await shop.staff('catalogue');
});
afterAll(() => shop.close());

async function order(): Promise<OrderedRowView[]> {
  return (await staff.get<OrderedRowView[]>(`${CATEGORIES}/order`)).body;
}

async function named(name: string): Promise<OrderedRowView> {
  const found = (await order()).find((row) => row.name === name);
  if (!found) throw new Error(`No category ${name}`);
  return found;
}

/** The category as a request has it. */
function fieldsOf({ picture, ...entry }: CategoryEntry): CategoryFields {
  return { ...entry, pictureKey: picture?.key ?? null };
}

async function shownOrder(): Promise<string[]> {
  const { body } = await shop.visitor().get<PriceListView>('/api/public/price-list');
  return body.categories.map(({ name }) => name);
}

describe('a category', () => {
  test('is added at the end, shown to shoppers at once, and found by staff', async () => {
    const { body } = await staff.post<{ id: string }>(CATEGORIES, ENTRY);
    expect((await order()).at(-1)).toEqual({ id: body.id, name: 'Paper Lanterns' });
    await waitFor(async () => expect((await shownOrder()).at(-1)).toBe('Paper Lanterns'));
    const { body: page } = await staff.get<ListPage<CategoryRowView>>(`${CATEGORIES}?search=lanterns`);
    expect(page.rows).toEqual([
      {
        id: body.id,
        name: 'Paper Lanterns',
        nameTa: 'காகித விளக்கு',
        slug: 'paper-lanterns',
        picture: null,
        active: true,
        products: 0,
        translated: true,
      },
    ]);
    expect(await staff.post(CATEGORIES, { ...ENTRY, name: 'Others' })).toMatchObject({
      status: 409,
      body: { code: 'slug-used' },
    });
    expect(await staff.post(CATEGORIES, { ...ENTRY, slug: 'others', pictureKey: 'none' })).toMatchObject({
      status: 409,
      body: { code: 'picture-unknown' },
    });
  });

  test('that moves leaves a redirect behind for itself and for its products, however often it moves', async () => {
    const { id } = await named('Rockets');
    const { body } = await staff.get<CategoryRecordView>(`${CATEGORIES}/${id}`);
    const entry = fieldsOf(body.value);
    expect(entry.slug).toBe('rockets');
    const products = (await shop.visitor().get<CategoryProductsView>(`${PUBLIC}/rockets`)).body.products;
    expect(body.products).toBe(products.length);
    const product = products[0]?.slug ?? '';

    const save = (slug: string, revision: number) =>
      staff.put(`${CATEGORIES}/${id}`, { ...entry, slug, revision });
    expect((await save('sky-rockets', 0)).body).toMatchObject({
      revision: 1,
      value: { slug: 'sky-rockets' },
    });
    expect((await save('night-rockets', 1)).status).toBe(200);
    for (const old of ['rockets', 'sky-rockets']) {
      await waitFor(async () => {
        const { body: moved } = await shop.visitor().get(`${PUBLIC}/${old}`);
        expect(moved).toEqual({ movedTo: '/crackers/night-rockets' });
      });
      const { body: movedProduct } = await shop.visitor().get(`${PUBLIC}/${old}/products/${product}`);
      expect(movedProduct).toEqual({ movedTo: `/crackers/night-rockets/${product}` });
    }
    expect((await shop.visitor().get(`${PUBLIC}/sky-rockets/products/no-such`)).status).toBe(404);
    // Back where it was: the page itself, and no redirect to itself.
    expect((await save('rockets', 2)).status).toBe(200);
    await waitFor(async () =>
      expect((await shop.visitor().get(`${PUBLIC}/rockets`)).body).toMatchObject({ name: 'Rockets' }),
    );
    // An address that leads on is nobody else's.
    expect(await staff.post(CATEGORIES, { ...ENTRY, slug: 'sky-rockets' })).toMatchObject({
      status: 409,
      body: { code: 'slug-used' },
    });
    // Either may be kept still as it was a moment ago.
    await waitFor(async () => {
      const { body: left } = await shop.visitor().get(`${PUBLIC}/night-rockets/products/${product}`);
      expect(left).toEqual({ movedTo: `/crackers/rockets/${product}` });
      const { body: back } = await shop.visitor().get(`${PUBLIC}/rockets/products/${product}`);
      expect(back).toMatchObject({ slug: product });
    });
  });

  test('has other names, by which all its products are found, and only while it has them', async () => {
    const { id } = await named('Bombs');
    const { value, revision, products } = (await staff.get<CategoryRecordView>(`${CATEGORIES}/${id}`)).body;
    const save = (aliases: string[], from: number) =>
      staff.put(`${CATEGORIES}/${id}`, { ...fieldsOf(value), aliases, revision: from });
    const found = async () => {
      const { body } = await shop.visitor().get<FoundProductsView>('/api/public/search?q=jhatka%20gola');
      return body.products.filter(({ categoryName }) => categoryName === 'Bombs').length;
    };
    expect(await found()).toBe(0);
    expect((await save(['jhatka gola', 'குண்டு'], revision)).status).toBe(200);
    await waitFor(async () => expect(await found()).toBe(products));
    await waitFor(async () => {
      const { body } = await shop.visitor().get<PriceListView>('/api/public/price-list');
      expect(body.categories.find(({ name }) => name === 'Bombs')?.aliases).toEqual(['jhatka gola', 'குண்டு']);
    });
    expect((await save(['x'], revision + 1)).status).toBe(400);
    expect((await save([], revision + 1)).status).toBe(200);
    await waitFor(async () => expect(await found()).toBe(0));
  });

  test('that is hidden takes its products with it, and brings them back', async () => {
    const { id } = await named('Sparklers');
    const { value, products } = (await staff.get<CategoryRecordView>(`${CATEGORIES}/${id}`)).body;
    expect(products).toBeGreaterThan(0);
    await staff.put(`${CATEGORIES}/${id}`, { ...fieldsOf(value), active: false, revision: 0 });
    await waitFor(async () => expect(await shownOrder()).not.toContain('Sparklers'));
    expect((await shop.visitor().get(`${PUBLIC}/sparklers`)).status).toBe(404);
    await staff.put(`${CATEGORIES}/${id}`, { ...fieldsOf(value), revision: 1 });
    await waitFor(async () => expect(await shownOrder()).toContain('Sparklers'));
  });

  test('is found by its new name', async () => {
    const { id } = await named('Flower Pots');
    const { value } = (await staff.get<CategoryRecordView>(`${CATEGORIES}/${id}`)).body;
    const renamed = { ...fieldsOf(value), name: 'Fountains of Sivakasi', revision: 0 };
    expect((await staff.put(`${CATEGORIES}/${id}`, renamed)).status).toBe(200);
    await waitFor(async () => {
      const { body } = await shop.visitor().get<{ products: unknown[] }>('/api/public/search?q=sivakasi');
      expect(body.products.length).toBeGreaterThan(0);
    });
  });

  test('whose name stays waits for nobody who buys of it, and writes none of its products anew', async () => {
    const { id } = await named('Rockets');
    const { value, revision } = (await staff.get<CategoryRecordView>(`${CATEGORIES}/${id}`)).body;
    const versions = () =>
      shop.database.query('SELECT id, xmin::text FROM product WHERE category_id = $1 ORDER BY id', [id]);
    const before = await versions();
    const end = await shop.database.hold('SELECT FROM product FOR UPDATE');
    const text = { ...fieldsOf(value), description: '<p>For the sky.</p>', revision };
    const { status } = await staff.put(`${CATEGORIES}/${id}`, text);
    await end();
    expect(status).toBe(200);
    expect(await versions()).toEqual(before);
  });

  test('keeps of its description what the shop lets through', async () => {
    const list = '<ul><li>red</li></ul><ol><li>light</li></ol>';
    const description = `${list}<script>alert(1)</script><p onclick="x()">a</p><img src="x" onerror="x()">`;
    const { body } = await staff.post<{ id: string }>(CATEGORIES, {
      ...ENTRY,
      name: '<img src=x onerror=alert(1)>',
      slug: 'marked',
      description,
    });
    const kept = await staff.get<CategoryRecordView>(`${CATEGORIES}/${body.id}`);
    expect(kept.body.value.description).toBe(`${list}<p>a</p>`);
  });

  test.each([
    ['a slug with capitals', { slug: 'Paper' }],
    ['a slug that leads elsewhere', { slug: '../admin' }],
    ['no name', { name: ' ' }],
    ['a picture by its address', { pictureKey: '/media/x/96.webp' }],
    ['a position', { position: 1 }],
  ])('is refused with %s', async (_, wrong) => {
    expect(await staff.post(CATEGORIES, { ...ENTRY, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    });
  });
});

describe('the order of categories', () => {
  const place = (id: string, before: string | null) =>
    staff.put<OrderedRowView[]>(`${CATEGORIES}/${id}/place`, { before });

  test('is what two people who sort at once both meant', async () => {
    const [a, b, c, d] = await order();
    if (!a || !b || !c || !d) throw new Error('There are four categories at least');
    const both = await Promise.all([place(a.id, d.id), place(c.id, null)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const after = await order();
    expect(after.slice(0, 3)).toEqual([b, a, d]);
    expect(after.at(-1)).toEqual(c);
    await waitFor(async () =>
      expect((await shownOrder()).slice(0, 3)).toEqual([b, a, d].map(({ name }) => name)),
    );
    const { body: log } = await (
      await shop.staff('manager')
    ).get<ListPage<{ subject: string; action: string }>>('/api/admin/audit?kind=category');
    expect(
      log.rows
        .slice(0, 2)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([`category/${a.id}`, `category/${c.id}`].toSorted());
  });

  test('loses no move of many that come at once', async () => {
    const before = await order();
    const [still, moving] = [before.slice(0, 4), before.slice(4, 12)];
    await Promise.all(moving.map(({ id }) => place(id, null)));
    const after = await order();
    expect(after.slice(0, before.length - 8)).toEqual([...still, ...before.slice(12)]);
    expect(new Set(after.slice(-8))).toEqual(new Set(moving));
    const [numbers] = await shop.database.query<{ places: number }>(
      'SELECT count(DISTINCT position)::int AS places FROM category',
    );
    expect(numbers?.places).toBe(before.length);
  });

  test('changes no revision: who edits a category meanwhile can save it', async () => {
    const [first] = await order();
    const at = `${CATEGORIES}/${first?.id}`;
    const { body } = await staff.get<CategoryRecordView>(at);
    await place(first?.id ?? '', null);
    expect((await staff.put(at, { ...fieldsOf(body.value), revision: body.revision })).status).toBe(200);
  });

  test('knows no row that is not there, and none before itself', async () => {
    const [a] = await order();
    const nobody = '01900000-0000-7000-8000-000000000000';
    expect((await place(a?.id ?? '', nobody)).status).toBe(404);
    expect((await place(nobody, null)).status).toBe(404);
    expect((await place(a?.id ?? '', a?.id ?? '')).status).toBe(404);
    expect(await order()).toEqual(await order());
  });
});

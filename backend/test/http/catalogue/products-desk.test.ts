import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FoundProductsView, PriceListView, ProductView } from '@shop/contracts/catalogue/views';
import type { ChangePreviewView } from '@shop/contracts/sheets/views';
import type { ListPage, OrderedRowView } from '@shop/contracts/listing/views';
import type { ProductEntry, ProductListRowView, ProductRecordView } from '@shop/contracts/products/views';
import type { Revised } from '@shop/contracts/revised';
import { PRODUCT_COLUMNS } from '@shop/contracts/rules/catalogue/product-columns';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { waitFor } from '../../support/wait-for.ts';

const LIST = '/api/admin/products';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('catalogue');
});
afterAll(() => shop.close());

const record = async (slug: string) => (await desk.get<ProductRecordView>(`${LIST}/${slug}`)).body;
const bodyOf = ({ value, revision }: Revised<ProductEntry>, changes: object = {}) => ({
  ...value,
  pictures: value.pictures.map(({ key }) => key),
  revision,
  ...changes,
});
async function save(code: string, changes: object) {
  const found = await record(code);
  return desk.put<Revised<ProductEntry>>(`${LIST}/${found.id}`, bodyOf(found, changes));
}
async function listed(query: string): Promise<string[]> {
  const { body } = await desk.get<ListPage<ProductListRowView>>(`${LIST}?${query}`);
  return body.rows.map(({ code }) => code);
}
const page = (path: string) => shop.visitor().get<ProductView>(`/api/public/categories/${path}`);
async function categoryId(name: string): Promise<string> {
  const { body } = await desk.get<OrderedRowView[]>('/api/admin/categories/order');
  return body.find((category) => category.name === name)?.id ?? '';
}
async function add(changes: object = {}) {
  const request = {
    code: 'NW-01',
    name: 'Silver Wheel',
    categoryId: await categoryId('Ground Chakkars'),
    unit: 'Box',
    content: '10 pcs',
    mrpPaise: 50_000,
    netPaise: 10_000,
    stock: null,
    copyOf: null,
    ...changes,
  };
  return desk.post<{ id: string; code: string }>(LIST, request);
}

describe('a product', () => {
  test('is named by its code, or by the slug of its page where no other has it', async () => {
    const found = await record('gc-01');
    expect(found).toMatchObject({ categorySlug: 'ground-chakkars', value: { code: 'GC-01' } });
    expect((await record(found.value.slug)).id).toBe(found.id);
    await add({ code: 'TW-01', name: 'Twin' });
    await add({ code: 'TW-02', name: 'Twin', categoryId: await categoryId('Sparklers') });
    expect((await desk.get(`${LIST}/twin`)).status).toBe(404);
    expect((await record('tw-02')).value.slug).toBe('twin');
  });

  test('is shown to shoppers as it is saved, its tax too', async () => {
    const saved = await save('GC-02', {
      name: 'Zameen Wheel',
      slug: 'zameen-wheel',
      nameTa: 'தரைச் சக்கரம்',
      brand: 'Agal',
      noiseDb: 88,
      hsn: '36041000',
      gstBasisPoints: 1_200,
      featured: true,
      packItems: ['10 × Flower Pots Big', '2 × Colour Koti'],
    });
    expect(saved.body).toMatchObject({ value: { name: 'Zameen Wheel', noiseDb: 88 } });
    await waitFor(async () =>
      expect((await page('ground-chakkars/products/zameen-wheel')).body).toMatchObject({
        name: 'Zameen Wheel',
        brand: 'Agal',
        hsn: '36041000',
        packItems: ['10 × Flower Pots Big', '2 × Colour Koti'],
      }),
    );
    // The tax alone, which no list shows, is told as well.
    await save('GC-02', { hsn: '3604' });
    await waitFor(async () =>
      expect((await page('ground-chakkars/products/zameen-wheel')).body.hsn).toBe('3604'),
    );
  });

  test('keeps its readers when its address changes, by way of other addresses too', async () => {
    const before = (await record('GC-03')).value.slug;
    await save('GC-03', { slug: 'moon-wheel' });
    await save('GC-03', { slug: 'sun-wheel', categoryId: await categoryId('Rockets') });
    const target = { movedTo: '/crackers/rockets/sun-wheel' };
    await waitFor(async () => {
      expect((await page(`ground-chakkars/products/${before}`)).body).toEqual(target);
      expect((await page('ground-chakkars/products/moon-wheel')).body).toEqual(target);
      expect((await page('rockets/products/sun-wheel')).body).toMatchObject({ code: 'GC-03' });
    });
    await save('GC-03', { slug: before, categoryId: await categoryId('Ground Chakkars') });
    await waitFor(async () => {
      expect((await page(`ground-chakkars/products/${before}`)).body).toMatchObject({ code: 'GC-03' });
      expect((await page('rockets/products/sun-wheel')).body).toEqual({
        movedTo: `/crackers/ground-chakkars/${before}`,
      });
    });
    // To a draft nothing leads: nobody may see it.
    await save('GC-03', { state: 'draft' });
    await waitFor(async () => expect((await page('rockets/products/sun-wheel')).status).toBe(404));
  });

  test('shows its pictures in their order, and none that is gone', async () => {
    const [, , third] = await shop.database.query<{ key: string }>('SELECT key FROM picture ORDER BY key');
    const own = (await record('GC-04')).value.pictures.map(({ key }) => key);
    const pictures = [third?.key ?? '', ...own];
    expect((await save('GC-04', { pictures })).body.value.pictures.map(({ key }) => key)).toEqual(pictures);
    expect((await record('GC-04')).value.pictures.map(({ key }) => key)).toEqual(pictures);
    expect(await save('GC-04', { pictures: ['gone-1'] })).toMatchObject({
      status: 409,
      body: { code: 'picture-unknown' },
    });
    expect((await save('GC-04', { pictures: [...own, ...own] })).status).toBe(400);
    expect((await save('GC-04', { pictures: [] })).body.value.pictures).toEqual([]);
  });

  test.each([
    ['a net rate above the MRP', { mrpPaise: 1_000, netPaise: 1_001 }, 400, 'net-above-mrp'],
    ['a net rate of nothing', { netPaise: 0 }, 400, 'invalid-request'],
    ['another product’s code', { code: 'SP-01' }, 409, 'product-code-used'],
    ['the address of its neighbour', { slug: 'ground-chakkar-special' }, 409, 'slug-used'],
    ['an address with capitals', { slug: 'Wheel' }, 400, 'invalid-request'],
    ['a category that is not there', { categoryId: crypto.randomUUID() }, 400, 'category-unknown'],
    ['a unit nobody knows', { unit: 'Sack' }, 400, 'invalid-request'],
    ['the same tag twice', { tags: ['Sound', 'Sound'] }, 400, 'invalid-request'],
    ['a video that is a script', { videoUrl: 'javascript:alert(1)' }, 400, 'invalid-request'],
    ['a video that breaks out', { videoUrl: 'https://x.example/"><script>' }, 400, 'invalid-request'],
    ['no text for a name', { name: null }, 400, 'invalid-request'],
    ['a field that it has not', { stock: 5 }, 400, 'invalid-request'],
    ['a noise that is none', { noiseDb: 0 }, 400, 'invalid-request'],
    ['a tax code that is none', { hsn: '36' }, 400, 'invalid-request'],
  ])('refuses %s', async (_, change, status, code) => {
    expect(await save('GC-05', change)).toMatchObject({ status, body: { code } });
  });

  test('keeps of a description what the editor can make, and names as they are typed', async () => {
    const script = '<script>alert(1)</script>';
    const { body } = await save('GC-06', {
      name: `Wheel ${script}`,
      aliases: [`${script} anar`],
      description: `<p onclick="alert(1)">Lay it <b>flat</b></p>${script}<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`,
    });
    expect(body.value).toMatchObject({
      name: `Wheel ${script}`,
      description: '<p>Lay it <strong>flat</strong></p><a>x</a>',
    });
  });
});

describe('of two who save the same product', () => {
  test('the later one is shown what the first one saved', async () => {
    const read = await record('GC-07');
    await save('GC-07', { brand: 'First' });
    expect(await desk.put(`${LIST}/${read.id}`, bodyOf(read, { brand: 'Second' }))).toMatchObject({
      status: 409,
      body: { code: 'record-changed', details: { revision: read.revision + 1, value: { brand: 'First' } } },
    });
  });

  test('a price day counts as one: a form that was open does not write the old price back', async () => {
    const read = await record('GC-07');
    const sheet = crypto.randomUUID();
    await desk.put(`/api/admin/sheets/${sheet}/0`, { rows: [{ row: 1, cells: ['GC-07', '', '1'] }] });
    const preview = await desk.post<ChangePreviewView>('/api/admin/prices/previews', { sheet, parts: 1 });
    await desk.post(`/api/admin/prices/changes/${preview.body.id}/apply`, { at: null });
    expect(await desk.put(`${LIST}/${read.id}`, bodyOf(read, { brand: 'Late' }))).toMatchObject({
      status: 409,
      body: { code: 'record-changed', details: { value: { netPaise: 100 } } },
    });
  });

  test('a sale is none: it leaves the revision alone', async () => {
    const { revision } = await record('GC-07');
    await shop.database.query("UPDATE product SET stock = stock - 1 WHERE code = 'GC-07'");
    expect((await record('GC-07')).revision).toBe(revision);
    await shop.database.query("UPDATE product SET stock = stock + 1 WHERE code = 'GC-07'");
  });
});

describe('a new product', () => {
  test('is a draft with an address made of its name, and is sold when it is put into the list', async () => {
    const { body } = await add({ code: 'NW-02', name: 'Golden Wheel', stock: 40 });
    const made = await record('nw-02');
    expect(made).toMatchObject({
      id: body.id,
      revision: 0,
      stock: { free: 40, held: 0 },
      value: { slug: 'golden-wheel', state: 'draft', hsn: '3604', gstBasisPoints: 1_800 },
    });
    expect((await page('ground-chakkars/products/golden-wheel')).status).toBe(404);
    const step = { from: 'draft', to: 'active' };
    expect((await desk.post(`${LIST}/${body.id}/state`, step)).body).toEqual({ state: 'active' });
    await waitFor(async () =>
      expect((await page('ground-chakkars/products/golden-wheel')).body).toMatchObject({ available: true }),
    );
    expect(await desk.post(`${LIST}/${body.id}/state`, step)).toMatchObject({
      status: 409,
      body: { code: 'product-state-changed', details: { state: 'active' } },
    });
    await desk.post(`${LIST}/${body.id}/state`, { from: 'active', to: 'archived' });
    await waitFor(async () => expect((await page('ground-chakkars/products/golden-wheel')).status).toBe(410));
  });

  test('of the same name has its content, then its code, in its address', async () => {
    for (const [code, content] of [
      ['NW-03', '10 pcs'],
      ['NW-04', '25 pcs'],
      ['NW-05', '25 pcs'],
    ] as const) {
      await add({ code, name: 'Peacock', content });
    }
    await add({ code: 'NW-06', name: 'மயில்', content: null });
    const slugs = await Promise.all(
      ['nw-03', 'nw-04', 'nw-05', 'nw-06'].map(async (code) => (await record(code)).value.slug),
    );
    expect(slugs).toEqual(['peacock', 'peacock-25-pcs', 'peacock-nw-05', 'nw-06']);
  });

  test('is a copy of another in all but what must differ, and has no certificate of its own', async () => {
    const like = await record('SP-01');
    const { body } = await add({ code: 'NW-07', name: 'Long Sparklers', copyOf: like.id });
    expect((await record('nw-07')).value).toEqual({
      ...like.value,
      code: 'NW-07',
      name: 'Long Sparklers',
      slug: 'long-sparklers',
      categoryId: await categoryId('Ground Chakkars'),
      unit: 'Box',
      content: '10 pcs',
      mrpPaise: 50_000,
      netPaise: 10_000,
      state: 'draft',
      neeriCertificate: null,
    });
    expect(like.value.neeriCertificate).not.toBeNull();
    expect(await add({ code: 'NW-07' })).toMatchObject({ status: 409, body: { code: 'product-code-used' } });
    expect((await add({ code: 'NW-08', copyOf: crypto.randomUUID() })).status).toBe(404);
    expect(body.id).not.toBe(like.id);
  });
});

describe('another word for it', () => {
  const find = async (words: string) => {
    const found = await shop
      .visitor()
      .get<FoundProductsView>(`/api/public/search?q=${encodeURIComponent(words)}`);
    return found.body.products.map(({ code }) => code);
  };

  test('finds it at the desk, in the shop’s search and in the price list, in either language', async () => {
    await save('FP-02', { aliases: ['anar', 'புஸ்வாணம்', 'koti'] });
    for (const word of ['anar', 'புஸ்வாணம்', 'KOTI']) {
      expect(await listed(`search=${encodeURIComponent(word)}`)).toContain('FP-02');
      await waitFor(async () => expect(await find(word)).toContain('FP-02'));
    }
    await waitFor(async () => {
      const { body } = await shop.visitor().get<PriceListView>('/api/public/price-list');
      const row = body.categories.flatMap(({ products }) => products).find(({ code }) => code === 'FP-02');
      expect(row?.aliases).toEqual(['anar', 'புஸ்வாணம்', 'koti']);
    });
    await save('FP-02', { aliases: [] });
    await waitFor(async () => expect(await find('koti')).not.toContain('FP-02'));
  });
});

describe('the list', () => {
  test('is narrowed by category, state, stock, pictures and certificate, and sorted', async () => {
    const rockets = await categoryId('Rockets');
    expect((await listed(`category=${rockets}`)).slice(0, 3)).toEqual(['RK-01', 'RK-02', 'RK-03']);
    await shop.database.query("UPDATE product SET stock = 0 WHERE code = 'RK-02'");
    await shop.database.query("UPDATE product SET stock = 19 WHERE code = 'RK-03'");
    await shop.database.query("UPDATE product SET stock = NULL WHERE code = 'RK-04'");
    expect(await listed(`category=${rockets}&stock=none`)).toEqual(['RK-02']);
    expect(await listed(`category=${rockets}&stock=low`)).toEqual(['RK-02', 'RK-03']);
    expect(await listed(`category=${rockets}&stock=uncounted`)).toEqual(['RK-04']);
    expect((await listed(`category=${rockets}&sort=stock`)).slice(0, 2)).toEqual(['RK-02', 'RK-03']);
    expect((await listed(`category=${rockets}&sort=stock`)).at(-1)).toBe('RK-04');
    await shop.database.query(
      "DELETE FROM product_picture WHERE product_id = (SELECT id FROM product WHERE code = 'RK-05')",
    );
    expect(await listed(`category=${rockets}&pictureless=true`)).toEqual(['RK-05']);
    expect(await listed('green=true&search=flower')).toEqual(['FP-01', 'FP-02', 'FP-03']);
    await shop.database.query("UPDATE product SET state = 'archived' WHERE code = 'RK-01'");
    expect(await listed(`category=${rockets}&state=archived`)).toEqual(['RK-01']);
    expect(await listed(`category=${rockets}&state=current`)).not.toContain('RK-01');
    for (const sort of ['name', 'code', 'dearest', 'list'])
      expect(await listed(`sort=${sort}`)).toHaveLength(25);
    expect((await desk.get(`${LIST}?search=%21%21%21`)).body['rows']).toEqual([]);
  });

  test('is put in order by hand, each move before another one of its category', async () => {
    const pots = await categoryId('Flower Pots');
    const at = `/api/admin/categories/${pots}/products`;
    const [first, second, third] = (await desk.get<OrderedRowView[]>(at)).body;
    expect(first?.name).toBe('FP-01 · Flower Pots Small, 10 pcs');
    const place = (row: string | undefined, before: string | null | undefined) =>
      desk.put<OrderedRowView[]>(`${LIST}/${row}/place`, { before });
    const placed = await place(third?.id, first?.id);
    expect(placed.body.slice(0, 3)).toEqual([third, first, second]);
    await waitFor(async () => {
      const list = await shop.visitor().get<PriceListView>('/api/public/price-list');
      const shown = list.body.categories.find(({ slug }) => slug === 'flower-pots')?.products ?? [];
      expect(shown.slice(0, 3).map(({ code }) => code)).toEqual(['FP-03', 'FP-01', 'FP-02']);
    });
    expect((await place(first?.id, (await record('sp-01')).id)).status).toBe(404);
    expect((await place(third?.id, null)).body.at(-1)).toEqual(third);
  });

  test('goes into a file under the heads that the import knows', async () => {
    const answer = await shop.app.inject({
      url: `${LIST}/export/csv?search=SP-01`,
      cookies: Object.fromEntries(desk.cookies),
    });
    const [heads, line] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(heads).toBe(Object.values(PRODUCT_COLUMNS).join(','));
    expect(line).toMatch(/^SP-01,Sparklers,7 cm Electric Sparklers,.*,Box,10 pcs,65,13,500,/);
    expect(line).toMatch(
      /,With a grown-up; Low noise; For the night,DEMO-NEERI-0001,3604,18,In the list,no$/,
    );
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SearchView } from '@shop/contracts/catalogue/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

const ask = (q: string) => shop.visitor().get<SearchView>(`/api/public/search?q=${encodeURIComponent(q)}`);
async function found(q: string) {
  const { status, body } = await ask(q);
  expect(status).toBe(200);
  return body.products;
}
const codes = async (q: string) => (await found(q)).map(({ code }) => code);
const categories = async (q: string) => [...new Set((await found(q)).map((product) => product.categoryName))];

describe('a search finds', () => {
  test.each(['GC-01', 'gc-01', 'gc01', 'GC 01'])('a product by its code, typed %s', async (q) => {
    expect((await codes(q))[0]).toBe('GC-01');
  });

  test('a product by its code before any whose name begins with it', async () => {
    await shop.changeContent("UPDATE product SET name = 'GC-06 and more' WHERE code = 'GC-05'");
    for (const q of ['GC-06', 'gc 06']) {
      const all = await codes(q);
      expect(all[0]).toBe('GC-06');
      expect(all).toContain('GC-05');
    }
  });

  test('words and their beginnings, in any order', async () => {
    expect(await codes('electric 7 spark')).toEqual(['SP-01']);
    expect(await codes('7cm electric')).toEqual(['SP-01']);
    expect((await found('7cm red')).map(({ name }) => name)).toContain('7 cm Red Sparklers');
    expect(await categories('flower')).toContain('Flower Pots');
  });

  test('Tamil names, whole and begun, of products and of their categories', async () => {
    expect(await categories('கம்பி')).toEqual(['Sparklers']);
    expect(await categories('பூச்')).toContain('Flower Pots');
    expect((await found('பூச்செடி பெரியது'))[0]?.code).toBe('FP-02');
  });

  test.each([
    ['phuljhari', 'Sparklers'],
    ['phuljari', 'Sparklers'],
    ['anar', 'Flower Pots'],
    ['புஸ்வாணம்', 'Flower Pots'],
    ['புஸ்வானம்', 'Flower Pots'],
    ['zameen chakkar', 'Ground Chakkars'],
    ['chakri', 'Ground Chakkars'],
    ['sangu chakkaram', 'Ground Chakkars'],
    ['phooljhadi', 'Sparklers'],
    ['kambi mathapu', 'Sparklers'],
    ['poochatti', 'Flower Pots'],
    ['poo chatti', 'Flower Pots'],
    ['pusvanam', 'Flower Pots'],
    ['matchbox', 'Colour Matches'],
    ['sutli bomb', 'Bombs'],
  ])('by the word %s what the list calls otherwise', async (word, category) => {
    expect(await categories(word)).toEqual([category]);
  });

  test('Lakshmi as it is spelt in the north', async () => {
    expect((await codes('laxmi')).sort()).toEqual(['GB-04', 'OS-02', 'OS-03', 'OS-04', 'OS-05']);
  });

  test('what was typed wrong', async () => {
    expect(await categories('sparkelr')).toEqual(['Sparklers']);
    expect((await categories('flowr pot'))[0]).toBe('Flower Pots');
    expect((await categories('chakra'))[0]).toBe('Ground Chakkars');
    expect((await categories('roket'))[0]).toBe('Rockets');
  });

  test('a Tamil name that was typed wrong', async () => {
    // One letter of பூச்செடி is missing.
    expect((await categories('பூசெடி'))[0]).toBe('Flower Pots');
  });

  test('fractions and inches as people type them', async () => {
    expect((await found('2 3/4')).map(({ name }) => name)).toContain('2¾" Kuruvi');
  });

  test('the rows of the price list, with where they stand', async () => {
    const [first] = await found('SP-01');
    expect(first).toMatchObject({
      code: 'SP-01',
      slug: '7-cm-electric-sparklers',
      categorySlug: 'sparklers',
      netPaise: 1_300,
      picture: { key: 'sparkler-electric-7' },
    });
  });

  test.each([
    ['sp9', ['SP-09']],
    ['lakshmi vedi', ['OS-02', 'OS-03', 'OS-04', 'OS-05']],
    ['red rocket', ['RK-01', 'RK-02', 'RK-03', 'RK-04', 'RK-05', 'RK-06']],
  ])('%s, as the price list understands it', async (q, expected) => {
    expect((await codes(q)).sort()).toEqual(expected);
  });

  test.each(['green', 'green crackers'])('%s: all that have a certificate, and nothing else', async (q) => {
    const certified = await shop.database.query<{ code: string }>(
      'SELECT code FROM product WHERE neeri_certificate IS NOT NULL ORDER BY code',
    );
    expect(certified.length).toBeGreaterThan(0);
    expect((await codes(q)).sort()).toEqual(certified.map(({ code }) => code));
  });

  test.each(['1000 wala', 'garland', 'ladi'])(
    '%s is banned: it says so and offers nothing else',
    async (q) => {
      expect((await ask(q)).body).toEqual({ products: [], closest: false, banned: true });
    },
  );

  test('what comes closest, and says that it is no more', async () => {
    expect((await ask('red rocket')).body).toMatchObject({ closest: true, banned: false });
    expect((await ask('rocket')).body).toMatchObject({ closest: false, banned: false });
  });

  test('sixty at most', async () => {
    await shop.changeContent(
      `INSERT INTO product (id, code, category_id, slug, name, unit, mrp_paise, net_paise, position, state)
       SELECT uuidv7(), 'ZZ-' || n, (SELECT id FROM category LIMIT 1), 'many-' || n, 'Manifold ' || n, 'Box', 2, 1, n,
         'active' FROM generate_series(1, 70) n`,
    );
    expect(await codes('manifold')).toHaveLength(60);
  });
});

describe('a search does not find', () => {
  test.each(['kuttichathan', '!!!', '%', '_', "'", "' OR 1=1 --", '\\', ':*', '& | !', '()', '<script>'])(
    '%s, and says so with an empty list',
    async (q) => expect(await found(q)).toEqual([]),
  );

  test('what is not for sale', async () => {
    await shop.changeContent("UPDATE product SET state = 'draft' WHERE code = 'GC-02'");
    expect(await codes('GC-02')).not.toContain('GC-02');
  });
});

test('a new name is found as soon as it is heard of, the old one no longer; a category takes its products along', async () => {
  await shop.changeContent("UPDATE product SET name = 'Zebra Wheel' WHERE code = 'GC-03'");
  expect(await codes('zebra')).toEqual(['GC-03']);
  await shop.changeContent("UPDATE category SET name = 'Whirligigs' WHERE slug = 'ground-chakkars'");
  expect(await codes('whirligigs')).toContain('GC-03');
});

test('a sale does not rewrite the index', async () => {
  const seen = () => shop.database.query("SELECT search_text, updated_at FROM product WHERE code = 'GC-04'");
  const before = await seen();
  await shop.database.query("UPDATE product SET stock = stock - 1 WHERE code = 'GC-04'");
  expect(await seen()).toEqual(before);
});

describe('a search refuses', () => {
  test.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['101 characters', 'x'.repeat(101)],
    ['nothing', ''],
    ['spaces', '   '],
    ['U+0000', 'a\u0000b'],
  ])('%s', async (_, q) => {
    const { status, body } = await shop.visitor().get(`/api/public/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-request', details: { fields: { q: ['isText'] } } });
  });

  test.each(['', '?q=a&q=b', '?q[x]=a', '?q=a&sort=id', '?Q=a'])('the address %s', async (query) => {
    expect((await shop.visitor().get(`/api/public/search${query}`)).status).toBe(400);
  });

  test('but does not fail on bytes that are no text', async () => {
    for (const bytes of ['%ED%A0%80', '%FF%FE', '%', '%zz']) {
      expect([200, 400]).toContain((await shop.visitor().get(`/api/public/search?q=${bytes}`)).status);
    }
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PostPageView, PostView } from '@shop/contracts/blog/views';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

const POSTS = '/api/public/posts';
const list = (query = '') => shop.visitor().get<PostPageView>(`${POSTS}${query}`);
const read = (slug: string) => shop.visitor().get<PostView>(`${POSTS}/${slug}`);
const addPost = (slug: string, state: string, day: string, body = '<p>x</p>') => {
  const added =
    'INSERT INTO post (id, slug, title, body, state, published_on) VALUES (uuidv7(), $1, $1, $2, $3, $4)';
  const values = [slug, body, state, day];
  // A draft is no content: nobody hears of it.
  return state === 'draft' ? shop.database.query(added, values) : shop.changeContent(added, values);
};

describe('the blog', () => {
  test('lists its published posts, newest first, with pictures', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 5, page: 1, pageSize: 12 });
    expect(body.posts[0]).toMatchObject({
      slug: 'how-to-read-a-cracker-price-list',
      cover: { key: 'gift-box-lakshmi', width: 960 },
      tags: ['Buying', 'Price list'],
    });
    const days = body.posts.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...days].sort().reverse());
    expect(body.posts[0]?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('shows a post with its text and others to read on', async () => {
    const { status, body } = await read('what-green-crackers-really-are');
    expect(status).toBe(200);
    expect(body.body).toContain('<strong>CSIR-NEERI</strong>');
    expect(body.others).toHaveLength(3);
    expect(body.others.map(({ slug }) => slug)).not.toContain('what-green-crackers-really-are');
  });

  test('the demonstration posts have real text, local links that are pages, and no marks of the trade', async () => {
    for (const { slug } of (await list()).body.posts) {
      const { body } = await read(slug);
      expect(body.body.length).toBeGreaterThan(1_500);
      for (const [, href = ''] of body.body.matchAll(/href="(\/[^"]*)"/g)) {
        expect(['/quick-order', '/city', '/fire-safety-tips', '/pollution-free-crackers']).toContain(href);
      }
      expect(body.body).not.toMatch(/lorem|TODO|chit\b/i);
    }
  });

  test('cleans what was stored by other hands', async () => {
    await addPost(
      'hostile',
      'published',
      '2020-01-01',
      '<p onclick="x()">a<script>alert(1)</script></p><svg/onload=x>',
    );
    expect((await read('hostile')).body.body).toBe('<p>a</p>');
  });

  test('pages: twelve a page, nothing past the last', async () => {
    for (let n = 1; n <= 10; n++) await addPost(`old-${n}`, 'published', '2019-01-01');
    const first = (await list()).body;
    const second = (await list('?page=2')).body;
    expect(first.posts).toHaveLength(12);
    expect(first.total).toBe(second.total);
    expect(second.posts).toHaveLength(first.total - 12);
    expect(new Set([...first.posts, ...second.posts].map(({ slug }) => slug)).size).toBe(first.total);
    expect((await list('?page=3')).status).toBe(404);
  });
});

describe('a post that cannot be read', () => {
  test('never was, or is a draft: not found', async () => {
    await addPost('half-written', 'draft', '2026-01-01');
    expect((await read('half-written')).status).toBe(404);
    expect((await read('no-such-post')).body).toMatchObject({ code: 'not-found' });
  });

  test('was withdrawn: gone, by its last slug and by an older one', async () => {
    await addPost('regretted', 'withdrawn', '2026-01-01');
    await shop.changeContent(
      "INSERT INTO post_redirect SELECT 'regretted-before', id FROM post WHERE slug = 'regretted'",
    );
    for (const slug of ['regretted', 'regretted-before']) {
      const { status, body } = await read(slug);
      expect(status).toBe(410);
      expect(body).toMatchObject({ code: 'gone', status: 410, title: 'Gone' });
    }
  });

  test('moved: says where', async () => {
    await shop.changeContent(
      "INSERT INTO post_redirect SELECT 'green-crackers', id FROM post WHERE slug = 'what-green-crackers-really-are'",
    );
    expect((await read('green-crackers')).body).toEqual({ movedTo: '/blog/what-green-crackers-really-are' });
  });

  test.each(['A', '-', 'a--b', 'a%00b', "a'b", '..%2f..', 'x'.repeat(150), 'x'.repeat(10_000), '%E0%AE%95'])(
    'has no such address: %s',
    async (slug) => expect([400, 404, 414]).toContain((await read(slug)).status),
  );

  test.each(['0', '-1', '1.5', 'x', '1e9', '10001', '', '1&page=2', '1&sort=x', '%00'])(
    'has no such page: %s',
    async (page) => expect((await list(`?page=${page}`)).status).toBe(400),
  );
});

test('a post that is changed has a new date of change', async () => {
  const before = (await read('burst-hours-by-state')).body.updatedAt;
  await shop.changeContent("UPDATE post SET title = 'Hours' WHERE slug = 'burst-hours-by-state'");
  expect((await read('burst-hours-by-state')).body.updatedAt > before).toBe(true);
});

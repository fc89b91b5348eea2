import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DeskPostRowView, DeskPostView, PostPageView, PostView } from '@shop/contracts/blog/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { SitemapView } from '@shop/contracts/sitemap/views';
import { PostDesk } from '../../../src/features/blog/application/post-desk.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { waitFor } from '../../support/wait-for.ts';

const POSTS = '/api/admin/posts';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  // Later than any post of the demonstration.
  shop.clock.setDay('2027-02-01');
  desk = await shop.staff('content');
});
afterAll(() => shop.close());

let made = 0;
/** A draft of its own, with something to read in it. */
async function draft(change: object = {}): Promise<{ id: string; slug: string; typed: object }> {
  const slug = `lamp-${++made}`;
  const { body } = await desk.post<{ id: string }>(POSTS, { title: `Lamp ${made}`, slug });
  const typed = {
    title: `Lamp ${made}`,
    slug,
    titleTa: null,
    excerpt: 'How to light it.',
    excerptTa: null,
    coverKey: 'gift-box-lakshmi',
    body: '<p>Light it, <strong>then</strong> step back.</p>',
    bodyTa: null,
    tags: ['lamps'],
    author: 'R. Meena',
    ...change,
  };
  const saved = await desk.put(`${POSTS}/${body.id}`, { ...typed, revision: 0 });
  expect(saved.status).toBe(200);
  return { id: body.id, slug, typed };
}

const step = (id: string, name: string, body?: object) => desk.post(`${POSTS}/${id}/${name}`, body);
const publish = (id: string, at: string | null = null) => step(id, 'publish', { at });
const read = (slug: string) => shop.visitor().get<PostView>(`/api/public/posts/${slug}`);
const find = async (slug: string) => (await desk.get<DeskPostView>(`${POSTS}/by-slug/${slug}`)).body;
const inAnHour = () => new Date(shop.clock.now().getTime() + 3_600_000).toISOString();

/** Wherever the public can meet a post. */
async function shownIn(slug: string): Promise<string[]> {
  const visitor = shop.visitor();
  const places = {
    page: (await read(slug)).status === 200,
    list: (await visitor.get<PostPageView>('/api/public/posts')).body.posts.some(
      (post) => post.slug === slug,
    ),
    sitemap: (await visitor.get<SitemapView>('/api/public/sitemap')).body.posts.some(
      ({ path }) => path === `/blog/${slug}`,
    ),
    others: (await read('burst-hours-by-state')).body.others.some((post) => post.slug === slug),
  };
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
}
const EVERYWHERE = ['page', 'list', 'sitemap', 'others'];

describe('a post', () => {
  test('is a draft that nobody sees, is published, corrected in public, and taken back', async () => {
    const { id, slug, typed } = await draft();
    expect(await shownIn(slug)).toEqual([]);
    expect((await publish(id)).body).toEqual({
      state: 'published',
      publishAt: null,
      publishedOn: '2027-02-01',
    });
    await waitFor(async () => expect(await shownIn(slug)).toEqual(EVERYWHERE));
    expect((await read(slug)).body).toMatchObject({
      title: 'Lamp 1',
      author: 'R. Meena',
      tags: ['lamps'],
      cover: { key: 'gift-box-lakshmi' },
      body: '<p>Light it, <strong>then</strong> step back.</p>',
    });
    await desk.put(`${POSTS}/${id}`, { ...typed, title: 'Lamps', tags: ['b', 'a', 'b'], revision: 1 });
    await waitFor(async () =>
      expect((await read(slug)).body).toMatchObject({ title: 'Lamps', tags: ['b', 'a'] }),
    );
    expect((await step(id, 'take-back')).body).toMatchObject({ state: 'draft', publishedOn: '2027-02-01' });
    await waitFor(async () => expect(await shownIn(slug)).toEqual([]));
    const entries = await shop.database.query<{ action: string }>(
      'SELECT action FROM audit_entry WHERE subject = $1 ORDER BY at, id',
      [`post/${id}`],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'post.added',
      'post.saved',
      'post.published',
      'post.saved',
      'post.draft',
    ]);
  });

  test('without a word and without a picture is not published', async () => {
    const { id } = await draft({ body: '<p><br></p><p onclick="x()"> </p>' });
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'post-empty' } });
    const picture = await draft({ body: '<p><img src="/media/gift-box-lakshmi/480.webp"></p>' });
    expect((await publish(picture.id)).status).toBe(200);
  });

  test('is found by its words, its state and its tag, newest change first', async () => {
    const { slug } = await draft({ tags: ['விளக்கு'], excerpt: 'Agal vilakku' });
    const slugs = async (query: string) =>
      (await desk.get<ListPage<DeskPostRowView>>(`${POSTS}?${query}`)).body.rows.map((row) => row.slug);
    expect(await slugs('search=vilakku%20lamp')).toEqual([slug]);
    expect(await slugs(`tag=${encodeURIComponent('விளக்கு')}`)).toEqual([slug]);
    expect(await slugs('tag=vilakku')).toEqual([]);
    expect((await slugs('')).at(0)).toBe(slug);
    expect(await slugs('state=published&search=green')).toContain('what-green-crackers-really-are');
    expect(await slugs('state=draft')).not.toContain('what-green-crackers-really-are');
    expect((await desk.get<{ tags: string[] }>(`${POSTS}/tags`)).body.tags).toContain('விளக்கு');
  });

  test('of two who save it, who comes late is shown what it is now', async () => {
    const { id, typed } = await draft();
    await desk.put(`${POSTS}/${id}`, { ...typed, title: 'Theirs', revision: 1 });
    expect(await desk.put(`${POSTS}/${id}`, { ...typed, title: 'Mine', revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'record-changed', details: { revision: 2, value: { title: 'Theirs' } } },
    });
  });

  test('has a cover that is there', async () => {
    const { id, typed } = await draft();
    expect(
      await desk.put(`${POSTS}/${id}`, { ...typed, coverKey: 'no-such-picture', revision: 1 }),
    ).toMatchObject({ status: 409, body: { code: 'picture-unknown' } });
  });

  test('is step by step done once, and says what it is by now', async () => {
    const { id } = await draft();
    await publish(id);
    expect(await publish(id)).toMatchObject({
      status: 409,
      body: { code: 'post-state-changed', details: { state: 'published' } },
    });
    await step(id, 'take-back');
    expect(await step(id, 'take-back')).toMatchObject({
      status: 409,
      body: { code: 'post-state-changed', details: { state: 'draft' } },
    });
  });
});

describe('an address', () => {
  const leadsTo = (from: string, to: string) =>
    waitFor(async () => expect((await read(from)).body).toEqual({ movedTo: `/blog/${to}` }));

  test('that the public knew leads on for good; one that it never saw is free again', async () => {
    const { id, slug, typed } = await draft();
    const rename = (to: string, revision: number) =>
      desk.put(`${POSTS}/${id}`, { ...typed, slug: to, revision });
    await rename(`${slug}-draft`, 1);
    await publish(id);
    await rename(`${slug}-second`, 2);
    await rename(`${slug}-third`, 3);
    for (const old of [`${slug}-draft`, `${slug}-second`]) {
      await leadsTo(old, `${slug}-third`);
      expect(await find(old)).toMatchObject({ id, value: { slug: `${slug}-third` } });
    }
    expect((await read(slug)).status).toBe(404);
    expect((await desk.post(POSTS, { title: 'Another', slug })).status).toBe(200);
    // Back where it was: it is the page again, and leads nowhere.
    await rename(`${slug}-second`, 4);
    await leadsTo(`${slug}-third`, `${slug}-second`);
    await waitFor(async () => expect((await read(`${slug}-second`)).body.slug).toBe(`${slug}-second`));
  });

  test('of another post, or that another had, is refused', async () => {
    const { id, slug, typed } = await draft();
    await publish(id);
    await desk.put(`${POSTS}/${id}`, { ...typed, slug: `${slug}-new`, revision: 1 });
    const other = await draft();
    for (const taken of [slug, `${slug}-new`, 'burst-hours-by-state']) {
      const refused = { status: 409, body: { code: 'slug-used' } };
      expect(await desk.post(POSTS, { title: 'Another', slug: taken })).toMatchObject(refused);
      expect(
        await desk.put(`${POSTS}/${other.id}`, { ...other.typed, slug: taken, revision: 1 }),
      ).toMatchObject(refused);
    }
  });

  test.each(['', 'A', 'a b', '-a', 'a--b', 'விளக்கு', '../x', 'x'.repeat(121)])(
    'cannot be %j',
    async (slug) => {
      expect((await desk.post(POSTS, { title: 'Another', slug })).status).toBe(400);
    },
  );
});

describe('deleted', () => {
  test('is a draft only; one that was never public leaves nothing', async () => {
    const { id, slug } = await draft();
    await publish(id, inAnHour());
    expect((await desk.delete(`${POSTS}/${id}`)).body).toMatchObject({ code: 'post-state-changed' });
    await step(id, 'take-back');
    expect((await desk.delete(`${POSTS}/${id}`)).body).toEqual({ id });
    expect((await read(slug)).status).toBe(404);
    expect((await desk.post(POSTS, { title: 'Another', slug })).status).toBe(200);
  });

  test('one that was public is gone for readers and for staff', async () => {
    const { id, slug } = await draft();
    await publish(id);
    await step(id, 'take-back');
    await desk.delete(`${POSTS}/${id}`);
    await waitFor(async () => expect((await read(slug)).status).toBe(410));
    expect((await desk.get(`${POSTS}/by-slug/${slug}`)).status).toBe(404);
    expect((await publish(id)).status).toBe(404);
  });
});

describe('at a time chosen', () => {
  test('it is nowhere before, then everywhere, dated by that day, once', async () => {
    const { id, slug } = await draft();
    const at = '2027-02-01T19:00:00.000Z';
    expect((await publish(id, '2027-02-02T00:30+05:30')).body).toEqual({
      state: 'scheduled',
      publishAt: at,
      publishedOn: null,
    });
    const postDesk = shop.app.get(PostDesk);
    await postDesk.publishDue(id);
    expect(await shownIn(slug)).toEqual([]);
    shop.clock.advance(new Date(at).getTime() - shop.clock.now().getTime() - 1_000);
    await expect(postDesk.publishDue(id)).rejects.toThrow('not yet');
    expect(await shownIn(slug)).toEqual([]);
    shop.clock.advance(1_000);
    await Promise.all([postDesk.publishDue(id), postDesk.publishDue(id), postDesk.publishDue(id)]);
    await waitFor(async () => expect(await shownIn(slug)).toEqual(EVERYWHERE));
    expect((await read(slug)).body.publishedOn).toBe('2027-02-02');
    const entries = await shop.database.query(
      "SELECT actor_name FROM audit_entry WHERE subject = $1 AND action = 'post.published'",
      [`post/${id}`],
    );
    expect(entries).toEqual([{ actor_name: 'The shop' }]);
  });

  test('it happens by itself in one of two copies', async () => {
    const { database } = shop;
    await database.query(
      "UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false WHERE name = 'posts'",
    );
    const { id, slug } = await draft();
    await publish(id, new Date(shop.clock.now().getTime() + 1_000).toISOString());
    const copies = await Promise.all(
      [0, 5_000].map(async (ahead) => {
        const copy = await bootShop({ database, config: { jobPollSeconds: 0.5 } });
        copy.clock.advance(shop.clock.now().getTime() - copy.clock.now().getTime() + ahead);
        return copy;
      }),
    );
    try {
      await waitFor(async () => expect((await read(slug)).status).toBe(200));
      const entries = await database.query(
        "SELECT FROM audit_entry WHERE subject = $1 AND action = 'post.published'",
        [`post/${id}`],
      );
      expect(entries).toHaveLength(1);
    } finally {
      await Promise.all(copies.map((copy) => copy.close()));
    }
  });

  test('it can be taken back before, and moved', async () => {
    const { id, slug } = await draft();
    await publish(id, inAnHour());
    const later = new Date(shop.clock.now().getTime() + 7_200_000).toISOString();
    expect((await publish(id, later)).body).toMatchObject({ publishAt: later });
    const postDesk = shop.app.get(PostDesk);
    shop.clock.advance(3_600_000);
    await postDesk.publishDue(id);
    expect((await find(slug)).state).toBe('scheduled');
    await step(id, 'take-back');
    shop.clock.advance(3_600_000);
    await postDesk.publishDue(id);
    expect((await find(slug)).state).toBe('draft');
  });

  test.each([-1, 61 * 86_400_000])('not %d ms from now', async (ms) => {
    const { id } = await draft();
    const at = new Date(shop.clock.now().getTime() + ms).toISOString();
    expect(await publish(id, at)).toMatchObject({ status: 400, body: { code: 'apply-time-unsuitable' } });
  });
});

describe('a preview', () => {
  test('is what the public would read, of what is not saved, and keeps nothing', async () => {
    const { id, slug, typed } = await draft();
    const unsaved = {
      ...typed,
      title: 'Unsaved',
      body: '<h1>Big</h1><img src="/media/gift-box-lakshmi/1.webp">',
    };
    const shown = (await step(id, 'preview', unsaved)).body as unknown as PostView;
    expect(shown).toMatchObject({ title: 'Unsaved', publishedOn: '2027-02-02' });
    expect(shown.others).toHaveLength(3);
    expect((await find(slug)).value.title).not.toBe('Unsaved');
    await desk.put(`${POSTS}/${id}`, { ...unsaved, revision: 1 });
    await publish(id);
    await waitFor(async () => expect((await read(slug)).body.body).toBe(shown.body));
  });
});

describe('stored markup', () => {
  const NASTY =
    '<svg/onload=alert(1)></svg><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><script>alert(1)</script>';
  test('is text in a title, an excerpt, a tag and a name, and goes from the text', async () => {
    const { id, slug } = await draft({
      title: NASTY,
      excerpt: NASTY,
      tags: ['<img src=x onerror=alert(1)>'],
      author: '<b>me</b>',
      body: `<p>a</p>${NASTY}<iframe srcdoc="x"></iframe><p style="position:fixed" class="x">b</p>`,
    });
    const [row] = await shop.database.query<{ body: string }>('SELECT body FROM post WHERE id = $1', [id]);
    expect(row?.body).toBe('<p>a</p><a>x</a><p>b</p>');
    await publish(id);
    await waitFor(async () =>
      expect((await read(slug)).body).toMatchObject({ title: NASTY, body: '<p>a</p><a>x</a><p>b</p>' }),
    );
  });
});

import type { Page } from '@playwright/test';

import type { System } from '../../../../infra/src/system.ts';
import { query } from '../../../support/database.ts';
import { follow } from '../../../support/follow.ts';
import { placeOrder } from '../../../support/order-api.ts';
import { changeSettings } from '../../../support/settings.ts';
import { expect, testAlone } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

const MARKUP = '<img src=x onerror=markupRan()>"\'><svg onload=markupRan()>';
/** As other hands than the shop's own may have written it past what cleans it. */
const HTML = `${MARKUP}<script>markupRan()</script><a href="javascript:markupRan()">x</a>`;

/** Texts that are HTML by right: they are cleaned when they are saved, and again for who reads them. */
const RICH = ['description', 'body', 'introduction'];
/** By these the shop finds or decides something. */
const OTHERS = `slug code state state_code kind mode unit role
  email phone password_hash key storage_key number list filters hsn goods`.split(/\s+/);
const TABLES = `product category city state pickup_location post scheme picture saved_view staff
  orders order_line order_event payment contact_message reminder`.split(/\s+/);

/** The first page of each group of the menu is opened cold; staff walk to the others. */
const COLD = ['/admin/dashboard', '/admin/products', '/admin/referral', '/admin/city'];

const literals = (words: readonly string[]) => words.map((word) => `'${word}'`).join();

/** Writes markup into every other text of the shop, past all checks of requests; gives the columns that took it. */
async function spoil(shop: System): Promise<string[]> {
  await query(shop, 'CREATE TABLE spoiled (name text)');
  await query(
    shop,
    `DO $do$ DECLARE c record; BEGIN
      FOR c IN SELECT table_name, column_name FROM information_schema.columns
        WHERE table_name IN (${literals(TABLES)}) AND data_type = 'text' AND is_generated = 'NEVER'
          AND column_name NOT IN (${literals(OTHERS)})
      LOOP BEGIN
        EXECUTE format($f$UPDATE %1$I SET %2$I = %3$L || substr(md5(ctid::text), 1, 4) WHERE %2$I <> ''$f$,
          c.table_name, c.column_name, CASE WHEN c.column_name IN (${literals(RICH)}) THEN $m$${HTML}$m$ ELSE $m$${MARKUP}$m$ END);
        INSERT INTO spoiled VALUES (c.table_name || '.' || c.column_name);
      EXCEPTION WHEN OTHERS THEN NULL; END;
      END LOOP; END $do$`,
  );
  await query(
    shop,
    "UPDATE product SET video_url = 'javascript:markupRan()', brand = $1, neeri_certificate = $1, aliases = ARRAY[$1]",
    [MARKUP],
  );
  // It has no picture, and so it can be previewed.
  await query(
    shop,
    `INSERT INTO post (id, slug, title, excerpt, author, body, tags, state, published_on)
     VALUES (uuidv7(), 'hostile', $1, $1, $1, $2, ARRAY['<svg onload=markupRan()>'], 'published', current_date)`,
    [MARKUP, HTML],
  );
  const texts = { name: MARKUP, address: MARKUP };
  await changeSettings(shop, 'identity', texts);
  await changeSettings(shop, 'season', { name: MARKUP, message: MARKUP });
  return (await query<{ name: string }>(shop, 'SELECT name FROM spoiled ORDER BY name')).map(
    ({ name }) => name,
  );
}

/** What of the stored markup has become part of the page, or of one as the server wrote it. */
function madeOfMarkup(page: Page, written?: string): Promise<string[]> {
  return page.evaluate((html) => {
    const root = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    // An address that React itself has taken away begins otherwise.
    const made = root.querySelectorAll('[onerror], [onload], img[src="x"], [href^="javascript:markup"]');
    return [...made].map(({ outerHTML }) => outerHTML);
  }, written);
}

testAlone(
  'markup that is stored in any text is shown as it is written, and runs nowhere',
  async ({ page, shop }) => {
    testAlone.slow();
    const { number, token } = await placeOrder(shop, 'Before');
    const columns = await spoil(shop);
    expect(columns).toEqual(
      expect.arrayContaining([
        'product.name',
        'product.description',
        'post.body',
        'city.introduction',
        'city.name',
        'orders.customer_name',
        'post.title',
        'staff.name',
      ]),
    );
    let ran = false;
    await page.exposeFunction('markupRan', () => (ran = true));
    const look = async (path: string, go: (path: string) => Promise<unknown>) => {
      await go(path);
      await expect(page.locator('main h1, article h1').first()).toBeVisible();
      await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
      expect.soft(await madeOfMarkup(page), path).toEqual([]);
    };
    const lookAtWritten = async (path: string) => {
      const written = await (await page.request.get(path)).text();
      expect.soft(await madeOfMarkup(page, written), path).toEqual([]);
    };
    const load = (path: string) => page.goto(path);
    const walk = async (path: string) => {
      await lookAtWritten(path);
      await follow(page, path);
    };
    const linksOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((links) => [
          ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
        ]);

    await testAlone.step('on the pages of the shop', async () => {
      await page.goto('/sitemap');
      const paths = await linksOf('main a:not([href^="/api/"])');
      // The products alone are too many.
      for (const path of paths.filter((each) => each.split('/').length < 4)) await lookAtWritten(path);
      const kinds = new Map(paths.map((path) => [path.replace(/[^/]+$/, ''), path]));
      for (const path of [
        '/',
        '/quick-order?q=rk-03',
        '/crackers?q=rk-03',
        `/order/${token}`,
        ...kinds.values(),
      ])
        await look(path, load);
    });
    await testAlone.step('on every page of staff, with its first record', async () => {
      await comeIn(page, shop, '/admin/dashboard');
      const pages = await linksOf('nav[aria-label="Admin"] a');
      expect(pages.length).toBeGreaterThan(8);
      expect(pages).toEqual(expect.arrayContaining(COLD));
      for (const path of pages) {
        await look(path, COLD.includes(path) ? load : walk);
        const records = await linksOf(`main a[href^="${path}/"]`);
        if (records[0]) await look(records[0], walk);
      }
      await look('/admin/blogs/hostile/preview', load);
      await look(`/admin/orders/${number}`, load);
      await expect(page.locator('main').getByText(MARKUP).first()).toBeVisible();
    });
    expect(ran).toBe(false);
  },
);

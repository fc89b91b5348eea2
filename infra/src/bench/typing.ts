import { chromium, type Browser, type CDPSession, type ElementHandle, type Page } from 'playwright';

import { findBrowser } from '../browser.ts';
import { withClient } from '../postgres/client.ts';
import { openBare, openPlainly } from './plain-page.ts';

/** How long the browser took from a key or a tap to the next picture of the page, ms, and from the same on its floors. */
export interface Reactions {
  what: string;
  shop: Times;
  /** The same page without the shop's scripts. */
  plain: Times;
  /** A page of a box, a button and a number: less no page of this machine takes. */
  bare: Times;
}

interface Times {
  p50: number;
  p95: number;
  max: number;
}

/** A phone's processor against this machine's. */
const SLOWED = 4;
/** Event timing tells of nothing shorter than a frame: what it does not tell of took no longer. */
const SHORTEST = 16;
const SEARCHES = ['rocket', '7 cm', 'bomb', 'SP-01'];
/** Enough for a p95 that is not the longest. */
const TAPS = 40;
/** Taps on the one page, then on the other: what else the machine does falls on both. */
const IN_TURN = 5;
/** ms. */
const BETWEEN_KEYS = 120;

/** Copies products until there are so many on the list, for a shop that is thrown away afterwards. */
export function fillList(migrationUrl: string, products: number): Promise<void> {
  return withClient(migrationUrl, async (client) => {
    await client.query(
      `INSERT INTO product (id, code, category_id, slug, name, name_ta, unit, content, mrp_paise, net_paise, stock,
         description, tags, hsn, gst_basis_points, position, state, featured, updated_at)
       SELECT uuidv7(), code || '-' || copy, category_id, slug || '-' || copy, name || ' ' || copy, name_ta, unit,
         content, mrp_paise, net_paise, stock, description, tags, hsn, gst_basis_points, position, state, false, now()
       FROM product p, generate_series(2, 40) AS copy WHERE state = 'active' AND code ~ '^[A-Z]+-[0-9]+$'
         AND NOT EXISTS (SELECT FROM product made WHERE made.code = p.code || '-' || copy)
       ORDER BY copy, code LIMIT greatest(0, $1 - (SELECT count(*) FROM product WHERE state = 'active'))`,
      [products],
    );
    await client.query(
      `INSERT INTO product_picture (product_id, position, picture_key)
       SELECT p.id, pp.position, pp.picture_key FROM product p
       JOIN product original ON original.code = regexp_replace(p.code, '-[0-9]+$', '') AND original.id <> p.id
       JOIN product_picture pp ON pp.product_id = original.id ON CONFLICT DO NOTHING`,
    );
  });
}

/**
 * Types into the search of the price list, a key at a time, and taps + on rows, on a slowed processor: on the shop's page,
 * on a plain one of the same elements and on a bare one, by turns.
 */
export async function measureTyping(origin: string): Promise<Reactions[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const address = `${origin}/quick-order`;
    const shop = await openList(browser, (page) => page.goto(address, { waitUntil: 'networkidle' }));
    const plain = await openList(browser, (page) => openPlainly(page, address));
    const bare = await openList(browser, openBare);
    const lists = [shop, plain, bare];
    const all = async (what: string, event: string, count: number): Promise<Reactions> => ({
      what,
      shop: await taken(shop, event, count),
      plain: await taken(plain, event, count),
      bare: await taken(bare, event, count),
    });
    for (const text of SEARCHES) {
      for (const list of lists) await slowed(list, () => type(list.page, text));
    }
    const typed = await all('keystroke in the search', 'keydown', 2 * SEARCHES.join('').length);
    for (let done = 0; done < TAPS; done += IN_TURN) {
      for (const list of lists) await slowed(list, () => tap(list, done, done + IN_TURN));
    }
    return [typed, await all('tap on +', 'click', TAPS)];
  } finally {
    await browser.close();
  }
}

/** An open price list on a phone. */
interface List {
  page: Page;
  session: CDPSession;
  /** Found before they are tapped: looking for them is the page's work too. A bare page has one for all taps. */
  more: ElementHandle[];
}

async function openList(browser: Browser, open: (page: Page) => Promise<unknown>): Promise<List> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await open(page);
  const session = await page.context().newCDPSession(page);
  const more = await page.getByRole('button', { name: /^One more/ }).elementHandles();
  // Its pictures come as a row is first seen; then they are there.
  for (const place of [TAPS, 0]) {
    await more[place]?.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  await watchEvents(page);
  return { page, session, more };
}

/** One page at a time is slowed: being slow keeps a core busy. */
async function slowed({ page, session }: List, work: () => Promise<void>): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await settle(page);
  await work();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find in the list' }).focus();
  await settle(page);
  for (const key of text) await press(page, key);
  for (const _ of text) await press(page, 'Backspace');
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await settle(page);
}

/** A finger and nothing else: Playwright's own tap looks under it by listeners in the page. */
async function tap({ page, more }: List, from: number, to: number): Promise<void> {
  for (let place = from; place < to; place++) {
    const button = more[place % more.length];
    if (!button) throw new Error('The list has no buttons');
    // Scrolling to it has pictures of its own, and is over before a finger comes down.
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('A button of the list is not to be seen');
    await settle(page);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await settle(page);
  }
}

/** Two frames: what the event did is on the screen, and reported. Then a moment, as between a quick typist's keys. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.waitForTimeout(BETWEEN_KEYS);
}

async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(`{
    window.eventsSeen = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) eventsSeen.push([name, duration]);
    }).observe({ type: 'event', durationThreshold: ${SHORTEST} });
  }`);
}

/** How long so many events of one kind took since the last look. */
async function taken({ page }: List, name: string, count: number): Promise<Times> {
  await page.waitForTimeout(500);
  const seen = (await page.evaluate('eventsSeen.splice(0)')) as [name: string, duration: number][];
  const told = seen.flatMap(([kind, duration]) => (kind === name ? [duration] : []));
  const untold = Array.from({ length: Math.max(0, count - told.length) }, () => SHORTEST);
  const sorted = [...told, ...untold].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

import { chromium, type Page } from 'playwright';

import { findBrowser } from '../browser.ts';
import { withClient } from '../postgres/client.ts';

/** How long the browser took from a key or a tap to the next picture of the page, ms. */
export interface Reactions {
  what: string;
  p50: number;
  p95: number;
  max: number;
}

/** A phone's processor against this machine's. */
const SLOWED = 4;
/** Event timing knows nothing shorter than a frame. */
const SHORTEST = 16;
const SEARCHES = ['rocket', '7 cm', 'bomb', 'SP-01'];
/** Enough for a p95 that is not the longest. */
const TAPS = 40;
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

/** Types into the search of the price list, a key at a time, and taps + on rows, on a slowed processor. */
export async function measureTyping(origin: string): Promise<Reactions[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(`${origin}/quick-order`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await watchEvents(page);
    const find = page.getByRole('searchbox', { name: 'Find in the list' });
    await find.focus();
    for (const text of SEARCHES) {
      for (const key of text) await press(page, key);
      for (const _ of text) await press(page, 'Backspace');
    }
    const typed = await taken(page, 'keydown');
    // Found before they are tapped: looking for them is the page's work too.
    const more = await page.getByRole('button', { name: /^One more/ }).elementHandles();
    for (const button of more.slice(0, TAPS)) {
      // Scrolling to it has pictures of its own, and is over before a finger comes down.
      await button.scrollIntoViewIfNeeded();
      await settle(page);
      await button.tap();
      await settle(page);
    }
    return [reactions('keystroke in the search', typed), reactions('tap on +', await taken(page, 'click'))];
  } finally {
    await browser.close();
  }
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await settle(page);
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

/** The durations since the last look of one kind of event; those under a frame are not reported and not counted. */
async function taken(page: Page, name: string): Promise<number[]> {
  await page.waitForTimeout(500);
  const seen = (await page.evaluate('eventsSeen.splice(0)')) as [name: string, duration: number][];
  return seen.flatMap(([kind, duration]) => (kind === name ? [duration] : []));
}

function reactions(what: string, durations: number[]): Reactions {
  const sorted = durations.sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? SHORTEST;
  return { what, p50: at(0.5), p95: at(0.95), max: at(1) };
}

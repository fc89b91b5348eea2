import { chromium, type Page } from 'playwright';

import { findBrowser } from '../browser.ts';
import { until } from '../wait.ts';

/** When a page that nothing is known of stood on a slow phone, ms since it was asked for. */
export interface ColdLoad {
  /** Its first words. */
  painted: number;
  /** The largest thing of the first screen. */
  largest: number;
  /** Its last row takes a tap. */
  usable: number;
}

/** bit/s. */
const BANDWIDTH = 400_000;
/** ms. */
const ROUND_TRIP = 400;
/** A phone's processor against this machine's. */
const SLOWED = 4;
/** ms. */
const LONGEST = 120_000;
/** The median of so many loads counts. */
const LOADS = 3;

/** Loads the price list with empty caches over a slow network on a slowed processor. */
export async function measureColdLoad(address: string): Promise<ColdLoad> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const loads: ColdLoad[] = [];
    for (let load = 0; load < LOADS; load++) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 780 },
        serviceWorkers: 'block',
      });
      loads.push(await loadOnce(await context.newPage(), address));
      await context.close();
    }
    const median = (name: keyof ColdLoad) =>
      loads.map((load) => load[name]).sort((a, b) => a - b)[Math.floor(LOADS / 2)] ?? Number.NaN;
    return { painted: median('painted'), largest: median('largest'), usable: median('usable') };
  } finally {
    await browser.close();
  }
}

async function loadOnce(page: Page, address: string): Promise<ColdLoad> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BANDWIDTH / 8,
    uploadThroughput: BANDWIDTH / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.addInitScript(WATCH);
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST });
  const seen = () => page.evaluate<ColdLoad>('window.coldLoad');
  const isUsable = async () => (await seen()).usable > 0;
  if (!(await until(isUsable, { within: LONGEST, every: 250 }))) throw new Error('The list was never usable');
  return seen();
}

/** A row takes a tap once the framework has told its last button so. */
const WATCH = `{
  const load = (window.coldLoad = { painted: 0, largest: 0, usable: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') load.painted = Math.round(entry.startTime);
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) load.largest = Math.round(entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const button = [...document.querySelectorAll('[data-code] button')].at(-1);
    if (button && Object.keys(button).some((key) => key.startsWith('__react'))) load.usable = Math.round(performance.now());
    else setTimeout(look, 20);
  };
  look();
}`;

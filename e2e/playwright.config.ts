import { defineConfig } from '@playwright/test';

import { findBrowser } from '../infra/src/browser.ts';
import { REAL, settingsOfRealShop } from './support/real-shop.ts';

const browser = await findBrowser();
// Workers read this file again; they need not look for the browser again.
process.env['CHROMIUM_PATH'] = browser.executablePath;

// The tests run as if on the machine of the real shop: none of theirs may read what is set there.
for (const name of settingsOfRealShop()) process.env[name] = REAL;

/** Journeys that a phone must carry as well as a desk. */
const bothSizes = ['**/order-journey.spec.ts'];
/** On a shop in several copies. */
const onCopies = ['**/several-copies.spec.ts'];
/** A page of a test lives for seconds: what V8's optimising compilers cost comes to a tenth of it, and never pays. */
const unoptimised = '--js-flags=--no-opt --no-maglev';
const desktop = { viewport: { width: 1280, height: 900 } };

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Each worker runs a whole shop: database, backend, frontend, browser. A third was no quicker on two cores.
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Nets for what hangs, wide enough for a machine that is busy: what must be quick says so in its test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: { ...browser, args: [...browser.args, unoptimised] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    // A worker would answer ahead of the tests that change what the network answers; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace records every picture of every page, a third of the tests' time: it is asked for with TRACE=1.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // These two first, as each takes one worker for long: at the end the other would wait.
    {
      name: 'phone',
      testMatch: bothSizes,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'copies', testMatch: onCopies, use: desktop },
    { name: 'desktop', testIgnore: onCopies, use: desktop },
  ],
});

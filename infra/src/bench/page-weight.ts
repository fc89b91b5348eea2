import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';

import { findBrowser } from '../browser.ts';

export interface PageWeight {
  path: string;
  /** Bytes, gzipped at level 9. */
  html: number;
  /** Every script that the page loads by itself, bytes, each gzipped at level 9. */
  scripts: number;
}

/** Opens each page in a browser with an empty cache and weighs what it loads. */
export async function weighPages(origin: string, paths: readonly string[]): Promise<PageWeight[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const weights: PageWeight[] = [];
    for (const path of paths) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const loads: Promise<{ isScript: boolean; size: number }>[] = [];
      page.on('response', (response) => {
        const type = response.request().resourceType();
        if (type !== 'script' && type !== 'document') return;
        loads.push(
          response
            .body()
            .then((body) => ({ isScript: type === 'script', size: gzipSync(body, { level: 9 }).length })),
        );
      });
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      const loaded = await Promise.all(loads);
      const sum = (isScript: boolean) =>
        loaded.filter((load) => load.isScript === isScript).reduce((total, load) => total + load.size, 0);
      weights.push({ path, html: sum(false), scripts: sum(true) });
      await context.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}

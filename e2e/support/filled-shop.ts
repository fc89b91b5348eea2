import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startSystem } from '../../infra/src/system.ts';

/** Fills a shop once, of which every shop of the tests is a copy: migrated, with the demonstration in it. */
export default async function fillShop(): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-e2e-filled-'));
  process.env['FILLED_SHOP'] = folder;
  const shop = await startSystem({ dataFolder: folder, fastDatabase: true, onLine: () => undefined });
  await shop.stop();
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Where it lies. */
export function filledShop(): string {
  const folder = process.env['FILLED_SHOP'];
  if (!folder) throw new Error('No shop was filled; playwright.config.ts names what does it');
  return folder;
}

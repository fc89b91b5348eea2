import { startSystem } from '../system.ts';

/** Fills the shop of which every shop of the browser tests is a copy: migrated, with the demonstration in it. */
const shop = await startSystem({
  dataFolder: process.env['FILLED_SHOP'] ?? '',
  fastDatabase: true,
  onLine: () => undefined,
});
await shop.stop();

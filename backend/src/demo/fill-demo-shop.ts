import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ObjectStore } from '../features/uploads/application/object-store.ts';
import { SystemClock } from '../shared/clock.ts';
import { Database } from '../persistence/database.ts';
import { MikroTransaction } from '../persistence/mikro-transaction.ts';
import { fillCatalogue } from './catalogue.ts';
import { readPictureManifest, storePictures } from './pictures.ts';
import { fillPlaces } from './places.ts';
import { fillPosts } from './posts.ts';
import { fillReferrer } from './referrer.ts';
import { fillSchemes } from './schemes.ts';
import { fillSettings } from './settings.ts';
import { readPriceList } from './price-list.ts';

/**
 * The demonstration shop in one transaction, when there is no category yet.
 * @param folder holds price-list.csv, pictures/ and posts/
 */
export async function fillDemoShop(em: EntityManager, folder: string, store: ObjectStore): Promise<void> {
  const database = new Database(em);
  const products = await readPriceList(folder);
  const manifest = await readPictureManifest(folder);
  await new MikroTransaction(em).run(async () => {
    // Two copies that start at once: the second waits, then finds the shop filled.
    await database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('demo shop'))`);
    const filled = await database.row(sql`SELECT FROM category LIMIT 1`);
    if (filled) return;
    await storePictures(store, folder, manifest.pictures);
    await fillCatalogue(database, products, manifest);
    const today = new SystemClock().today();
    await fillPlaces(database, today);
    await fillSettings(database, today);
    await fillReferrer(database);
    await fillPosts(database, folder, today);
    await fillSchemes(database, today);
  });
}

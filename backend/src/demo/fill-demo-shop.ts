import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { SystemClock } from '../shared/clock.ts';
import { Database } from '../platform/persistence/database.ts';
import { MikroTransaction } from '../platform/persistence/mikro-transaction.ts';
import { fillCatalogue } from './catalogue.ts';
import { readPictureManifest, type DemoPicture } from './pictures.ts';
import { markRows } from './mark-rows.ts';
import { fillPlaces } from './places.ts';
import { fillPosts } from './posts.ts';
import { fillReadyLists } from './ready-lists.ts';
import { fillReferrer } from './referrer.ts';
import { fillSchemes } from './schemes.ts';
import { fillSettings } from './settings.ts';
import { readPriceList } from './price-list.ts';

/**
 * Raw SQL: a lock, and two tables asked at once. The demonstration shop in one transaction, when there is no category yet.
 * @param folder holds price-list.csv, pictures.json and posts/
 * @param storePictures puts the pictures' files where the shop serves them from
 */
export async function fillDemoShop(
  em: EntityManager,
  folder: string,
  storePictures: (pictures: DemoPicture[]) => Promise<void>,
): Promise<void> {
  const database = new Database(em);
  const products = await readPriceList(folder);
  const manifest = await readPictureManifest(folder);
  if (await isFilled(database)) return;
  // Before the rows that name them, and while no transaction is open: a slow store holds no lock.
  await storePictures(manifest.pictures);
  await new MikroTransaction(em).run(async () => {
    // Two copies that start at once: the second waits, then finds the shop filled.
    await database.rows(sql`SELECT pg_advisory_xact_lock(hashtext('demo shop'))`);
    if (await isFilled(database)) return;
    await fillCatalogue(database, products, manifest);
    await fillReadyLists(database);
    const today = new SystemClock().today();
    await fillPlaces(database, today);
    await fillSettings(database, today);
    await fillReferrer(database);
    await fillPosts(database, folder, today);
    await fillSchemes(database, today);
    await markRows(database);
  });
}

/** Whether there is a shop already, the demonstration's or one of your own, or was one that its owner took away. */
export async function isFilled(database: Database): Promise<boolean> {
  const found = await database.row<{ filled: boolean }>(sql`
    SELECT EXISTS (SELECT FROM category)
      OR EXISTS (SELECT FROM audit_entry WHERE action = 'demonstration.removed') AS filled`);
  return found?.filled === true;
}

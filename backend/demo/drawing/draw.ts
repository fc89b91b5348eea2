import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFrontend } from './frontend-pictures.ts';
import { drawProducts } from './draw-products.ts';
import { manifestFile } from './manifest.ts';

/**
 * The pictures of the products, which are not committed; `npm start` draws those that are missing. With
 * `--committed` (`npm run pictures`) also what is: the frontend's own pictures and the manifest.
 */
const demo = join(import.meta.dirname, '..');
if (process.argv.includes('--committed')) {
  await writeFile(join(demo, 'pictures.json'), manifestFile());
  await drawFrontend(join(demo, '../../frontend/public'));
}
await drawProducts(join(demo, 'pictures'));

import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readPriceList } from '../../../contracts/src/catalogue/endpoints.ts';
import type { PriceListView } from '../../../contracts/src/catalogue/views.ts';
import { readDestinations } from '../../../contracts/src/places/endpoints.ts';
import { readShop } from '../../../contracts/src/shop/endpoints.ts';
import { inRepo } from '../paths.ts';
import { bareEnvironment } from '../run/environment.ts';
import { capture } from '../run/run-to-end.ts';
import { ROOM } from '../system.ts';
import { print, type Stage } from './stage.ts';
import type { Reads, Rendering } from './render-list.ts';

const PRODUCTS = 200;

/** The price list rendered alone, in a process of its own with the room the shop's has, and what a row of it weighs. */
export async function printRendering({ shop, folder, seconds }: Stage): Promise<void> {
  const read = async (address: string): Promise<unknown> => (await fetch(shop.url + address)).json();
  const list = (await read(readPriceList.path)) as PriceListView;
  const reads: Reads = {
    answers: {
      [readPriceList.path]: filled(list),
      [readDestinations.path]: await read(readDestinations.path),
    },
    shop: (await read(readShop.path)) as object,
  };
  const file = path.join(folder, 'list-reads.json');
  writeFileSync(file, JSON.stringify(reads));
  const { code, output } = await capture([...ROOM, 'bench/render-list.ts'], {
    cwd: inRepo('infra/src'),
    env: { ...bareEnvironment(), NODE_ENV: 'production', READS: file, SECONDS: String(seconds) },
  });
  const answer = output.slice(output.lastIndexOf('{'));
  if (code !== 0 || answer === '') throw new Error(`The list was not rendered:\n${output}`);
  const { perSecond, atBest, html, rowBytes, rowElements } = JSON.parse(answer) as Rendering;
  print();
  print('| lists rendered a second | in the best second | products | HTML | a row | its elements |');
  print('| ---: | ---: | ---: | ---: | ---: | ---: |');
  print(
    `| ${Math.round(perSecond)} | ${Math.round(atBest)} | ${PRODUCTS} | ${(html / 1000).toFixed(0)} kB | ${rowBytes} B | ${rowElements} |`,
  );
}

/** Copies of its products until there are enough. */
function filled({ categories, filters, readyLists }: PriceListView): PriceListView {
  let lacking = PRODUCTS - categories.reduce((sum, { products }) => sum + products.length, 0);
  const more = categories.map((category) => {
    const copies = category.products.slice(0, lacking).map((row) => ({ ...row, code: `${row.code}-2` }));
    lacking -= copies.length;
    return { ...category, products: [...category.products, ...copies] };
  });
  return { categories: more, filters, readyLists };
}

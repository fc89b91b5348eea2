import { setTimeout } from 'node:timers/promises';
import { withClient } from '../postgres/client.ts';
import { startFloor } from './floor.ts';
import { AT_BACKEND, measure, measureAlternately } from './load.ts';
import { fillOrders } from './many-orders.ts';
import { PLAIN_LIST, PLAIN_LIST_OF_SOMEBODY } from './plain-list.ts';
import { print, signIn, type Stage } from './stage.ts';
import { fillList } from './typing.ts';

const FEW = 1_000;
const MANY = 100_000;
const FEW_PRODUCTS = 1_000;
const MANY_PRODUCTS = 5_000;
/** How much longer an answer may take with many: so many times, or so many ms, whichever is more. */
const ALLOWED = { times: 1.5, more: 30 };
/** How often each is asked, one after the other. */
const TIMES = 25;
/** What many screens share is read again after a rest of four times as long; nobody is measured while it rests. */
const RESTED = ['/api/admin/dashboard', '/api/admin/dashboard/season', '/api/admin/order-risks'];

const ORDERS = '/api/admin/orders';
const PRODUCTS = '/api/admin/products';
const ASKED: readonly [what: string, address: string][] = [
  ['orders', ORDERS],
  ['orders, oldest first', `${ORDERS}?sort=oldest`],
  ['orders, largest first', `${ORDERS}?sort=largest`],
  ['orders, largest balance', `${ORDERS}?sort=balance`],
  ['orders placed', `${ORDERS}?state=placed`],
  ['orders part paid', `${ORDERS}?payment=part-paid`],
  ['search: a number', `${ORDERS}?search=BE26-000500`],
  ['search: a phone', `${ORDERS}?search=9024135500`],
  ['search: part of a phone', `${ORDERS}?search=24135`],
  ['search: a frequent name', `${ORDERS}?search=kumar`],
  ['search: a city', `${ORDERS}?search=madurai`],
  ['search: a name in a city', `${ORDERS}?search=fatima+tenkasi`],
  ['search: words that never meet', `${ORDERS}?search=meenakshi+reddy+ooty`],
  ['search: two letters', `${ORDERS}?search=ra`],
  ['search: nothing', `${ORDERS}?search=xylophone`],
  ['search: a PIN code', `${ORDERS}?search=625001`],
  ['search: a UTR', `${ORDERS}?search=UTR99887766`],
  ['search: an e-mail', `${ORDERS}?search=kumar@bench.example`],
  ['search: an item code', `${ORDERS}?search=SP-01`],
  ['search: a name and an item code', `${ORDERS}?search=fatima+SP-01`],
  ['search: a city, largest first', `${ORDERS}?search=madurai&sort=largest`],
  ['search: nothing, largest first', `${ORDERS}?search=xylophone&sort=largest`],
  ['call list', '/api/admin/calls'],
  ['packing list', '/api/admin/packing'],
  ['lorry sheet', '/api/admin/lorry-sheet'],
  ['orders at risk', '/api/admin/order-risks'],
  ['messages', '/api/admin/contact-messages?state=open'],
  ['messages: a word', '/api/admin/contact-messages?search=tenkasi'],
  ['messages: nothing', '/api/admin/contact-messages?search=xylophone'],
  ['audit log', '/api/admin/audit'],
  ['audit log of a kind', '/api/admin/audit?kind=setting'],
  ['audit log of no kind', '/api/admin/audit?kind=nothing'],
  ['products', PRODUCTS],
  ['products by name', `${PRODUCTS}?sort=name`],
  ['products, least stock first', `${PRODUCTS}?sort=stock`],
  ['products not archived', `${PRODUCTS}?state=current`],
  ['products without a picture', `${PRODUCTS}?pictureless=true`],
  ['search: a product', `${PRODUCTS}?search=sparklers+red`],
  ['search: no product', `${PRODUCTS}?search=xylophone`],
  ['a product', `${PRODUCTS}/sp-01`],
  ['the palette: a word', '/api/admin/finding?q=kumar'],
  ['the palette: a code', '/api/admin/finding?q=SP-01'],
  ['the palette: nothing', '/api/admin/finding?q=xylophone'],
  ['the shop’s search: a word', '/api/public/search?q=rocket'],
  ['the shop’s search: nothing', '/api/public/search?q=xylophone'],
  ['categories', '/api/admin/categories'],
  ['posts', '/api/admin/posts'],
  ['uploads', '/api/admin/uploads'],
  ['users', '/api/admin/users'],
  ['reminders', '/api/admin/reminders'],
  ['jobs', '/api/admin/jobs'],
  ['dashboard', '/api/admin/dashboard'],
  ['dashboard: the season', '/api/admin/dashboard/season'],
];

/** Staff's lists with few rows and with many, and the order list beside plain `node:http` and `pg`. */
export async function listsWithFewAndMany(stage: Stage): Promise<void> {
  const cookie = await signIn(stage);
  await fillList(stage.postgres.migrationUrl, FEW_PRODUCTS);
  await fillOrders(stage, FEW);
  const few = await takenBy(stage, cookie);
  await fillList(stage.postgres.migrationUrl, MANY_PRODUCTS);
  await fillOrders(stage, MANY);
  const many = await takenBy(stage, cookie);
  const count = new Intl.NumberFormat('en-IN');
  print();
  print(
    `Staff's lists, ms (median of ${TIMES}), with ${count.format(FEW)} rows and with ${count.format(MANY)}; of products ${count.format(MANY_PRODUCTS)}.`,
  );
  print(`With many they may take ${ALLOWED.times} times as long, or ${ALLOWED.more} ms more.`);
  print();
  print('| what | few | many | times | kept |');
  print('| --- | ---: | ---: | ---: | --- |');
  for (const [index, [what]] of ASKED.entries()) {
    const [short = NaN, long = NaN] = [few[index], many[index]];
    const kept = long <= Math.max(short * ALLOWED.times, short + ALLOWED.more);
    const times = (long / short).toFixed(2);
    print(`| ${what} | ${short.toFixed(1)} | ${long.toFixed(1)} | ${times} | ${kept ? 'yes' : 'NO'} |`);
  }
  await besideFloor(stage, cookie);
}

/** NaN where one was not answered. */
async function takenBy({ shop, postgres }: Stage, cookie: string): Promise<number[]> {
  const medians: number[] = [];
  for (const [, address] of ASKED) {
    // The palette takes 120 questions a minute of a person: those of another line are not of this one.
    await withClient(postgres.migrationUrl, (client) => client.query('DELETE FROM throttle'));
    const taken: number[] = [];
    for (let round = 0; round < TIMES; round++) {
      const begun = performance.now();
      const answer = await fetch(shop.url + address, { headers: { cookie } });
      await answer.arrayBuffer();
      const took = performance.now() - begun;
      taken.push(took);
      if (RESTED.includes(address)) await setTimeout(5 * took);
      if (!answer.ok) break;
    }
    const sorted = taken.sort((a, b) => a - b);
    medians.push(taken.length === TIMES ? (sorted[Math.floor(TIMES / 2)] ?? Number.NaN) : Number.NaN);
  }
  return medians;
}

async function besideFloor(stage: Stage, cookie: string): Promise<void> {
  const { shop, seconds } = stage;
  const floor = await startFloor(stage, ['/robots.txt']);
  try {
    print();
    print('| the first page of the order list | connections | shop/s | floor/s | ratio |');
    print('| --- | ---: | ---: | ---: | ---: |');
    for (const [what, url, plainUrl] of [
      ['at the backend', shop.backendUrl, PLAIN_LIST],
      ['the same; the floor reads the session too', shop.backendUrl, PLAIN_LIST_OF_SOMEBODY],
      ['at the shop’s address', shop.url, PLAIN_LIST],
    ] as const) {
      const list = { url: url + ORDERS, headers: { cookie }, ...AT_BACKEND };
      const plain = { url: floor.url + plainUrl, ...AT_BACKEND };
      await measure(list, 8, 1);
      await measure(plain, 8, 1);
      for (const connections of [1, 8, 32]) {
        const [ours, least] = await measureAlternately([list, plain], connections, seconds);
        const figures = [ours, least].map(({ perSecond }) => Math.round(perSecond));
        print(
          `| ${what} | ${connections} | ${figures.join(' | ')} | ${(ours.perSecond / least.perSecond).toFixed(2)} |`,
        );
      }
    }
  } finally {
    floor.stop();
  }
}

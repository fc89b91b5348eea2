import { measure, WARM_UP, type Target } from './load.ts';
import { JSON_HEADERS, ORDER, orderAt, print, signIn, type Stage } from './stage.ts';

/** Requests a second, as on the evening of an offer: far below what the shop can take, so that p95 tells of waiting. */
const RATES = { orders: 20, pages: 100, search: 10, list: 4, estimates: 2 };
/** Orders whose estimates are printed: a print of one order is throttled. */
const PRINTED = 30;
const CONNECTIONS = 8;

/** What an order waits for when everybody comes at once, beside an order alone, at the same rate. */
export async function ordersAmidEverything(stage: Stage): Promise<void> {
  const { shop, newOrder } = stage;
  const seconds = stage.seconds * 2;
  const asManyAsGo = orderAt(shop.url, newOrder);
  const orders: Target = { ...asManyAsGo, rate: RATES.orders };
  const others = await everythingElse(stage);
  await measure(asManyAsGo, CONNECTIONS, WARM_UP);

  print();
  print(
    `Orders of 30 lines at the shop’s address, ${RATES.orders} a second for ${seconds} s: alone, then amid`,
  );
  print(others.map(([what, { rate }]) => `${what} (${rate} a second)`).join(', ') + '.');
  print();
  print('| what | a second | p50 | p95 |');
  print('| --- | ---: | ---: | ---: |');
  const row = (what: string, { perSecond, p50, p95 }: Awaited<ReturnType<typeof measure>>) =>
    print(`| ${what} | ${perSecond.toFixed(1)} | ${p50.toFixed(2)} | ${p95.toFixed(2)} |`);
  row('orders alone', await measure(orders, CONNECTIONS, seconds));
  const [amid, ...beside] = await Promise.all(
    [orders, ...others.map(([, target]) => target)].map((target) => measure(target, CONNECTIONS, seconds)),
  );
  if (amid) row('orders amid everything', amid);
  for (const [index, measured] of beside.entries()) row(others[index]?.[0] ?? '', measured);
}

async function everythingElse(stage: Stage): Promise<[what: string, target: Target][]> {
  const { url } = stage.shop;
  const cookie = await signIn(stage);
  const tokens = await Promise.all(Array.from({ length: PRINTED }, () => placeOrder(stage)));
  return [
    ['pages', { url, path: roundRobin(PAGES), rate: RATES.pages }],
    ['searches', { url, path: roundRobin(SEARCHES.map(searchAddress)), rate: RATES.search }],
    ['order lists of the desk', { url: `${url}/api/admin/orders`, headers: { cookie }, rate: RATES.list }],
    ['estimates', { url, path: roundRobin(tokens.map(estimateAddress)), rate: RATES.estimates }],
  ];
}

const PAGES = ['/', '/crackers', '/quick-order', '/crackers/sparklers', '/fire-safety-tips', '/track'];
const SEARCHES = ['rocket', 'sparkler', '7 cm', 'flower pto', 'bomb'];
const searchAddress = (words: string) => `/api/public/search?q=${encodeURIComponent(words)}`;
const estimateAddress = (token: string) => `${ORDER.path}/${token}/estimate.pdf`;

function roundRobin(addresses: readonly string[]): () => string {
  let next = 0;
  return () => addresses[next++ % addresses.length] ?? '/';
}

async function placeOrder({ shop, newOrder }: Stage): Promise<string> {
  const answer = await fetch(shop.url + ORDER.path, {
    method: ORDER.method,
    headers: { ...JSON_HEADERS, 'x-forwarded-for': '10.0.0.1' },
    body: newOrder(),
  });
  if (!answer.ok) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

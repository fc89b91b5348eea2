import { startFloor } from './floor.ts';
import { AT_BACKEND, measure, measureAlternately, WARM_UP, type Measured, type Target } from './load.ts';
import { PREPARED } from './plain-order.ts';
import { ACCEPT } from './recorded.ts';
import { orderAt, print, type Stage } from './stage.ts';

const CONNECTIONS = [1, 8, 32];
const READS = [
  ['price-list page', '/quick-order'],
  ['product page', '/crackers/sparklers/7-cm-electric-sparklers'],
  ['product list, JSON', '/api/public/price-list'],
] as const;

type Row = [name: string, target: Target, floorTarget: Target];

/** Cached pages and JSON beside the same bytes from plain `node:http`. */
export async function pagesBesideFloor(stage: Stage): Promise<void> {
  await besideFloor(stage, (floorUrl) =>
    READS.map(([name, address]) => [
      name,
      { url: stage.shop.url + address, headers: ACCEPT },
      { url: floorUrl + address, headers: ACCEPT },
    ]),
  );
}

/** Orders beside the same rows by plain `node:http` and `pg`. */
export async function ordersBesideFloor(stage: Stage): Promise<void> {
  const { shop, newOrder } = stage;
  await besideFloor(stage, (floorUrl) => [
    ['order of 30 lines, at the shop’s address', orderAt(shop.url, newOrder), orderAt(floorUrl, newOrder)],
    [
      'the same, the floor’s statements prepared too',
      orderAt(shop.url, newOrder),
      preparedFloor(orderAt(floorUrl, newOrder)),
    ],
    [
      'order of 30 lines, at the backend',
      { ...orderAt(shop.backendUrl, newOrder), ...AT_BACKEND },
      { ...orderAt(floorUrl, newOrder), ...AT_BACKEND },
    ],
  ]);
}

function preparedFloor(target: Target): Target {
  return { ...target, url: target.url + PREPARED };
}

async function besideFloor(stage: Stage, rowsFor: (floorUrl: string) => Row[]): Promise<void> {
  const { seconds } = stage;
  print();
  print(`Throughput (answers a second), p50 and p95 (ms), ${seconds} s each, in turns with the floor.`);
  print();
  print('| what | connections | shop/s | p50 | p95 | floor/s | p50 | p95 | ratio |');
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  const floor = await startFloor(
    stage,
    READS.map(([, address]) => address),
  );
  try {
    for (const [name, target, floorTarget] of rowsFor(floor.url)) {
      await measure(target, 8, WARM_UP);
      await measure(floorTarget, 8, WARM_UP);
      for (const connections of CONNECTIONS) {
        const [measured, least] = await measureAlternately([target, floorTarget], connections, seconds);
        const ratio = (measured.perSecond / least.perSecond).toFixed(2);
        print(`| ${name} | ${connections} | ${columns(measured)} | ${columns(least)} | ${ratio} |`);
      }
    }
  } finally {
    floor.stop();
  }
}

function columns({ perSecond, p50, p95 }: Measured): string {
  return `${Math.round(perSecond)} | ${p50.toFixed(2)} | ${p95.toFixed(2)}`;
}

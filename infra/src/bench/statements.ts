import { orderMaker } from './orders.ts';
import { JSON_HEADERS, ORDER, print, type Stage } from './stage.ts';
import { countStatements } from './statement-counter.ts';

/** A second shop on the same database, with a counter in between. */
export async function printStatements(stage: Stage, addresses: readonly string[]): Promise<void> {
  const counter = await countStatements(stage.postgres.url);
  const shop = await stage.shopOn(counter.url);
  print();
  print('| request | SQL statements, first time | next time |');
  print('| --- | ---: | ---: |');
  const newOrder = await orderMaker(shop.url);
  const count = async (send: () => Promise<Response>) => {
    counter.take();
    const answer = await send();
    await answer.arrayBuffer();
    return answer.ok ? counter.take() : `answered ${answer.status}`;
  };
  for (const address of addresses) {
    const send = () => fetch(shop.url + address);
    print(`| GET ${address} | ${await count(send)} | ${await count(send)} |`);
  }
  const send = () =>
    fetch(shop.url + ORDER.path, { method: ORDER.method, headers: JSON_HEADERS, body: newOrder() });
  print(`| POST ${ORDER.path} | ${await count(send)} | ${await count(send)} |`);
  await shop.stop();
  counter.close();
}

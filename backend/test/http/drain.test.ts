import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Agent, get } from 'node:http';
import { readReadiness } from '@shop/contracts/health/endpoints';
import { Drain } from '../../src/platform/http/drain.ts';
import { PrivateListener } from '../../src/platform/http/private-listener.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { waitFor } from '../support/wait-for.ts';

let shop: TestShop;
let url: string;
let privateUrl: string;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty', config: { drainSeconds: 5 } });
  privateUrl = await shop.app.get(PrivateListener).listen();
  await shop.app.listen(0, '127.0.0.1');
  url = await shop.app.getUrl();
});
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** What is answered on a connection that is kept. */
const ask = () =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get(`${url}/api/public/cities`, { agent }, (answer) => {
      answer.resume().once('end', () => {
        resolve({ status: answer.statusCode, connection: answer.headers.connection });
      });
    }).once('error', reject);
  });
const readiness = async () => (await fetch(privateUrl + readReadiness.path)).status;

test('a backend that is asked to end is not ready, serves on, and asks for other connections', async () => {
  expect(await readiness()).toBe(200);
  expect(await ask()).toEqual({ status: 200, connection: 'keep-alive' });
  const closing = shop.close();
  await waitFor(async () => expect(shop.app.get(Drain).begun).toBe(true));
  expect(await readiness()).toBe(503);
  expect(await ask()).toEqual({ status: 200, connection: 'close' });
  await closing;
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

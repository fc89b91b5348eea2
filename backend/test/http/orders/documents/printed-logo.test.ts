import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SettingsView, ShopView } from '@shop/contracts/shop/views';
import { pictureObject } from '../../../../src/features/uploads/application/object-names.ts';
import { ObjectStore } from '../../../../src/features/uploads/application/object-store.ts';
import { bootShop, type TestShop } from '../../../support/boot-shop.ts';
import type { Caller } from '../../../support/caller.ts';
import { placeGoodOrder } from '../../../support/orders.ts';
import { startS3Server, type S3Server } from '../../../support/servers/s3-server.ts';
import { startSilentProxy, type SilentProxy } from '../../../support/servers/silent-proxy.ts';
import { plainPicture, sendFile } from '../../../support/uploads.ts';
import { waitFor } from '../../../support/wait-for.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-logo-'));
let server: S3Server;
let proxy: SilentProxy;
let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  server = await startS3Server(folder, 'shop');
  proxy = await startSilentProxy(server.url);
  shop = await bootShop({ config: { objectStore: { ...server.config, endpoint: proxy.url } } });
  owner = await shop.staff('owner');
});
afterAll(async () => {
  await shop.close();
  proxy.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads a logo of this colour and gives it to the shop. */
async function giveLogo(colour: string): Promise<string> {
  const { upload } = (await sendFile(owner, await plainPicture(400, 100, colour).png().toBuffer())).body;
  const { revision } = (await owner.get<SettingsView>('/api/admin/settings')).body.looks;
  const looks = { colour: 'green', logoKey: upload.key, homePictureKey: null, revision };
  expect((await owner.put('/api/admin/settings/looks', looks)).status).toBe(200);
  await waitFor(async () => {
    const { body } = await shop.visitor().get<ShopView>('/api/public/shop');
    expect(body.looks.logo?.key).toBe(upload.key);
  });
  return upload.key;
}

/** Whether the estimate of a new order is printed, and shows a picture. */
async function estimate(): Promise<{ status: number; hasLogo: boolean }> {
  const { token } = await placeGoodOrder(shop);
  const url = `/api/public/orders/${token}/estimate.pdf`;
  let answer = await shop.app.inject({ method: 'GET', url });
  // The print worker's thread begins with the first document: who is told that it is busy asks again.
  for (let tries = 1; answer.statusCode === 503 && tries < 10; tries++) {
    answer = await shop.app.inject({ method: 'GET', url });
  }
  return {
    status: answer.statusCode,
    hasLogo: answer.rawPayload.toString('latin1').includes('/Subtype /Image'),
  };
}

test('a document shows the logo, and is printed without it while its file cannot be read', async () => {
  expect(await estimate()).toEqual({ status: 200, hasLogo: false });
  await giveLogo('#1a5490');
  proxy.silence();
  expect(await estimate()).toEqual({ status: 200, hasLogo: false });
  proxy.heal('never');
  await waitFor(async () => expect(await estimate()).toEqual({ status: 200, hasLogo: true }));
  // Its own copy serves while the store is away.
  proxy.silence();
  expect(await estimate()).toEqual({ status: 200, hasLogo: true });
  proxy.heal('too');
});

test('a logo whose file is gone, or is no picture, keeps no document from being printed', async () => {
  const store = shop.app.get(ObjectStore, { strict: false });
  const fileOf = (key: string) => pictureObject(key, '400.webp');
  const gone = await giveLogo('#5b3a9e');
  await store.remove(fileOf(gone));
  expect(await estimate()).toEqual({ status: 200, hasLogo: false });
  const broken = await giveLogo('#7a3f10');
  await store.put(fileOf(broken), Buffer.from('no picture'), 'image/webp');
  expect(await estimate()).toEqual({ status: 200, hasLogo: false });
});

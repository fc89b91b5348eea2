import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PlacedOrderView } from '@shop/contracts/orders/views';
import { CLAIM } from '@shop/contracts/rules/orders/claims';
import sharp from 'sharp';
import { ClaimPhotos } from '../../../src/features/orders/application/claims/claim-photos.ts';
import { FolderObjectStore } from '../../../src/features/uploads/adapters/store/folder-object-store.ts';
import { ObjectStore } from '../../../src/features/uploads/application/object-store.ts';
import { DomainError } from '../../../src/shared/domain-error.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { claims } from '../../support/claims.ts';
import { goodOrder } from '../../support/orders.ts';
import { codeOf } from '../../support/own-changes.ts';
import { bomb, plainPicture } from '../../support/uploads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-claims-'));

/** Away, when a test says so. */
class FailingStore extends FolderObjectStore {
  away = false;

  override put(name: string, body: Uint8Array): Promise<void> {
    this.assertThere();
    return super.put(name, body);
  }

  override remove(name: string): Promise<void> {
    this.assertThere();
    return super.remove(name);
  }

  private assertThere(): void {
    if (this.away) throw new DomainError('unavailable', 'object-store-unavailable', {});
  }
}

const store = new FailingStore(folder);
let shop: TestShop;
let desk: Caller;
let phone: Caller;
let photo: Buffer;
beforeAll(async () => {
  shop = await bootShop({
    config: { jobPollSeconds: null },
    override: (module) => module.overrideProvider(ObjectStore).useValue(store),
  });
  desk = await shop.staff('manager');
  photo = await plainPicture(800, 600).jpeg().toBuffer();
});
// So many claims an hour come from one device.
beforeEach(() => {
  phone = shop.visitor();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const { track, read, collect, claim, claimed, decline, sendPhoto, photoAt } = claims(() => ({
  shop,
  desk,
  phone,
}));
const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const shown = async (url: string, who?: Caller) => {
  const cookies = Object.fromEntries((who ?? shop.visitor()).cookies);
  const answer = await shop.app.inject({ method: 'GET', url, cookies });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};

describe('a photograph', () => {
  test('is kept without what the camera notes, and shown to staff alone', async () => {
    const told = await claimed();
    const noted = await plainPicture(800, 600)
      .withExif({ IFD0: { Copyright: 'The photographer of 12 Main Street' } })
      .jpeg()
      .toBuffer();
    expect((await sendPhoto(told, noted)).status).toBe(204);
    expect((await read(told.number)).claims).toMatchObject([{ photos: [1] }]);
    const { status, headers, bytes } = await shown(photoAt(told), desk);
    expect([
      status,
      headers['content-type'],
      headers['cache-control'],
      headers['x-content-type-options'],
    ]).toEqual([200, 'image/webp', 'no-store', 'nosniff']);
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, format }).toEqual({
      width: 800,
      height: 600,
      exif: undefined,
      format: 'webp',
    });
    expect((await shown(photoAt(told))).status).toBe(401);
    expect((await shown(photoAt(told), phone)).status).toBe(401);
    expect((await shown(photoAt(told), await shop.staff('content'))).status).toBe(403);
    expect((await shown(photoAt(told, 2), desk)).status).toBe(404);
    // Of another order it is none, and its customer sees how many there are.
    const other = await claimed();
    expect((await shown(photoAt({ number: other.number, id: told.id }), desk)).status).toBe(404);
    const { claims: own } = await track(told.token);
    expect(own).toMatchObject([{ photos: 1 }]);
    expect(JSON.stringify(own)).not.toContain('webp');
    // No public address leads to it.
    const object = path.relative(folder, (await stored())[0] ?? '');
    expect((await shown(`/media/${object}`, desk)).status).not.toBe(200);
  });

  test('is kept once in its position, also of two at once, and four are the most', async () => {
    const told = await claimed();
    const before = (await stored()).length;
    const twice = await Promise.all([sendPhoto(told, photo), sendPhoto(told, photo)]);
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    for (const position of [1, 2, 3, 4]) expect((await sendPhoto(told, photo, position)).status).toBe(204);
    expect((await sendPhoto(told, photo, 5)).status).toBe(400);
    expect((await sendPhoto(told, photo, 0)).status).toBe(400);
    expect((await read(told.number)).claims).toMatchObject([{ photos: [1, 2, 3, 4] }]);
    expect(await stored()).toHaveLength(before + 4);
  });

  test('comes under the key of its own claim, soon, and while that waits', async () => {
    const [told, other] = [await claimed(), await claimed()];
    expect((await sendPhoto({ token: told.token, key: other.key }, photo)).status).toBe(404);
    expect((await sendPhoto({ token: told.token, key: told.id }, photo)).status).toBe(404);
    await shop.database.query(
      "UPDATE order_claim SET claimed_at = claimed_at - interval '61 minutes' WHERE id = $1",
      [other.id],
    );
    expect(codeOf(await sendPhoto(other, photo))).toEqual([409, 'claim-refused']);
    await decline(told);
    expect(codeOf(await sendPhoto(told, photo))).toEqual([409, 'claim-answered']);
  });

  test('may follow what was told: the page says which, and under which key on the device that sent the order', async () => {
    const told = await claimed();
    const { token, key } = told;
    const photosFor = async (who = phone) => (await track(token, who)).ownClaims.photos;
    await sendPhoto(told, photo, 2);
    expect(await photosFor()).toEqual({ key, free: [1, 3, 4] });
    expect(await photosFor(shop.visitor())).toBeNull();
    for (const position of [1, 3]) await sendPhoto(told, photo, position);
    expect(await photosFor()).toEqual({ key, free: [4] });
    await sendPhoto(told, photo, 4);
    expect(await photosFor()).toBeNull();
  });

  test('may not follow an hour later, nor what was answered', async () => {
    const [late, answered] = [await claimed(), await claimed()];
    await shop.database.query(
      "UPDATE order_claim SET claimed_at = claimed_at - interval '61 minutes' WHERE id = $1",
      [late.id],
    );
    await decline(answered);
    for (const { token } of [late, answered]) expect((await track(token)).ownClaims.photos).toBeNull();
  });

  test('of an order that the shop took for her follows from the page that told', async () => {
    const { number, token } = (await desk.post<PlacedOrderView>('/api/admin/orders', await goodOrder(shop)))
      .body;
    await collect(number);
    const other = shop.visitor('203.0.113.20');
    const key = randomUUID();
    await claim(token, { key, phone: '9876543210' }, other);
    expect((await track(token, other)).ownClaims.photos).toEqual({ key: null, free: [1, 2, 3, 4] });
    expect((await sendPhoto({ token, key }, photo, 1, other)).status).toBe(204);
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="99" height="99"/>',
  );
  const broken = async () => photo.subarray(0, photo.length / 2);
  test.each([
    ['an SVG', async () => svg, 400, 'upload-kind-refused'],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 400, 'upload-kind-refused'],
    ['a PDF', async () => Buffer.from('%PDF-1.7'), 400, 'upload-kind-refused'],
    ['a GIF', () => plainPicture(40, 40).gif().toBuffer(), 400, 'upload-kind-refused'],
    // The page sends 1,280 at the most: more is not unfolded for strangers.
    ['1,281 dots wide', () => plainPicture(1_281, 200).jpeg().toBuffer(), 400, 'upload-dimensions-refused'],
    ['50 million dots', () => bomb(7_071, 7_071), 400, 'upload-dimensions-refused'],
    ['8 × 8 dots', () => plainPicture(8, 8).png().toBuffer(), 400, 'upload-dimensions-refused'],
    ['a larger head than body', () => bomb(1_200, 1_200), 400, 'upload-unreadable'],
    ['half a JPEG', broken, 400, 'upload-unreadable'],
    [
      'more bytes than one may have',
      async () => Buffer.concat([photo, Buffer.alloc(CLAIM.photoBytes)]),
      413,
      'invalid-request',
    ],
    ['nothing', async () => Buffer.alloc(0), 400, 'invalid-request'],
  ] as const)('is not %s', async (_, make, status, code) => {
    const told = await claimed();
    const before = (await stored()).length;
    expect(codeOf(await sendPhoto(told, await make()))).toEqual([status, code]);
    expect((await read(told.number)).claims).toMatchObject([{ photos: [] }]);
    expect(await stored()).toHaveLength(before);
  });
});

describe('with a store that is away', () => {
  test('it is said so, what was told is there, and the photograph comes afterwards', async () => {
    store.away = true;
    const told = await claimed();
    expect(codeOf(await sendPhoto(told, photo))).toEqual([503, 'object-store-unavailable']);
    expect((await read(told.number)).claims).toMatchObject([{ state: 'open', photos: [] }]);
    store.away = false;
    expect((await sendPhoto(told, photo)).status).toBe(204);
    expect((await read(told.number)).claims).toMatchObject([{ photos: [1] }]);
  });
});

test('the sweep takes what has no row any more, tries again what it could not take, and leaves the rest', async () => {
  const sweep = () => shop.app.get(ClaimPhotos, { strict: false }).sweep();
  const kept = await claimed();
  const gone = await claimed();
  await sendPhoto(kept, photo);
  await sendPhoto(gone, photo);
  await shop.database.query('DELETE FROM claim_photo WHERE claim_id <> $1', [kept.id]);
  await sweep();
  // What was put a moment ago may have its row soon.
  expect((await stored()).length).toBeGreaterThan(1);
  const old = new Date(shop.clock.now().getTime() - 3 * 3_600_000);
  for (const file of await stored()) await utimes(file, old, old);
  store.away = true;
  await expect(sweep()).rejects.toMatchObject({ code: 'object-store-unavailable' });
  store.away = false;
  await sweep();
  expect(await stored()).toHaveLength(1);
  expect((await shown(photoAt(kept), desk)).status).toBe(200);
});

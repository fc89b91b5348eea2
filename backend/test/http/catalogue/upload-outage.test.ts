import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Problem } from '@shop/contracts/errors';
import type { StoredUploadView } from '@shop/contracts/uploads/views';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderObjectStore } from '../../../src/features/uploads/adapters/store/folder-object-store.ts';
import { ObjectStore } from '../../../src/features/uploads/application/object-store.ts';
import { SweepUploads } from '../../../src/features/uploads/application/sweep-uploads.ts';
import { Uploads } from '../../../src/features/uploads/application/uploads.ts';
import { DomainError } from '../../../src/shared/domain-error.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { startS3Server, type S3Server } from '../../support/servers/s3-server.ts';
import { startSilentProxy, type SilentProxy } from '../../support/servers/silent-proxy.ts';
import { plainPicture, sendFile } from '../../support/uploads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-outage-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const AWAY = [503, 'object-store-unavailable'];
const UPLOADS = '/api/admin/uploads';
const rows = (shop: TestShop) => shop.database.query('SELECT key FROM picture');

describe('with an S3 that falls silent', () => {
  let server: S3Server;
  let proxy: SilentProxy;
  let shop: TestShop;
  beforeAll(async () => {
    server = await startS3Server(path.join(folder, 's3'), 'shop');
    proxy = await startSilentProxy(server.url);
    const objectStore = { ...server.config, endpoint: proxy.url };
    shop = await bootShop({ template: 'empty', config: { objectStore } });
  });
  afterAll(async () => {
    await shop.close();
    proxy.close();
    await server.close();
  });

  test('whoever uploads or looks is told so within 3 s, the shop goes on, and afterwards all is well', async () => {
    const staff = await shop.staff('content');
    const first = (await sendFile(staff, await plainPicture(40, 40).png().toBuffer())).body.upload;
    const look = () => shop.visitor().get<Problem>(`/media/${first.key}/40.webp`);
    proxy.silence();
    const start = Date.now();
    const bytes = await plainPicture(50, 50).png().toBuffer();
    const [sent, seen, list, price] = await Promise.all([
      sendFile<Problem>(staff, bytes),
      look(),
      staff.get(UPLOADS),
      shop.visitor().get('/api/public/price-list'),
    ]);
    expect(Date.now() - start).toBeLessThan(3_000);
    expect([sent.status, sent.body.code]).toEqual(AWAY);
    expect([seen.status, seen.body.code]).toEqual(AWAY);
    expect([list.status, price.status]).toEqual([200, 200]);
    expect(await rows(shop)).toHaveLength(1);
    proxy.heal('never');
    expect((await sendFile(staff, bytes)).status).toBe(200);
  });
});

/** Refuses what is put under a name, from the third on. */
class FullStore extends FolderObjectStore {
  full = false;
  private taken = 0;

  override async put(name: string, body: Uint8Array): Promise<void> {
    const isPicture = name.startsWith('pictures/');
    if (this.full && isPicture && ++this.taken > 2)
      throw new DomainError('unavailable', 'object-store-unavailable', {});
    return super.put(name, body);
  }
}

describe('with a store that takes only half', () => {
  const own = path.join(folder, 'half');
  const store = new FullStore(own);
  const objects = async () =>
    (await readdir(own, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  let shop: TestShop;
  beforeAll(async () => {
    shop = await bootShop({
      template: 'empty',
      override: (module) => module.overrideProvider(ObjectStore).useValue(store),
    });
  });
  afterAll(() => shop.close());

  test('no half stays, the parts wait, and finishing once more is enough', async () => {
    const staff = await shop.staff('content');
    const upload = randomUUID();
    await staff.putBytes(`${UPLOADS}/parts/${upload}/0`, await plainPicture(300, 300).png().toBuffer());
    const finish = () => staff.post<Problem & StoredUploadView>(UPLOADS, { upload, parts: 1, name: 'a.png' });
    store.full = true;
    const refused = await finish();
    expect([refused.status, refused.body.code]).toEqual(AWAY);
    expect(await rows(shop)).toEqual([]);
    expect((await objects()).map((name) => path.basename(name))).toEqual(['0']);
    store.full = false;
    expect((await finish()).body.upload.picture?.widths).toEqual([96, 240, 300]);
    expect(await rows(shop)).toHaveLength(1);
    expect(await objects()).toHaveLength(6);
  });

  test('the sweep takes what no upload knows, once it is old enough, and nothing else', async () => {
    const sweep = new SweepUploads(store, shop.app.get(Uploads), shop.clock);
    const before = await objects();
    const add = (name: string) => store.put(name, Uint8Array.of(1));
    await Promise.all(['pictures/lost/96.avif', 'documents/lost.pdf', 'incoming/s/u/0'].map(add));
    const storedAt = async (hours: number) => {
      const at = new Date(shop.clock.now().getTime() - hours * 3_600_000);
      for (const name of await objects()) await utimes(name, at, at);
    };
    await storedAt(0.5);
    expect(await sweep.execute()).toBe(0);
    await storedAt(2);
    expect(await sweep.execute()).toBe(2);
    await storedAt(25);
    expect(await sweep.execute()).toBe(1);
    expect(await objects()).toEqual(before);
  });
});

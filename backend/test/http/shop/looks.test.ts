import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SettingsView, ShopView } from '@shop/contracts/shop/views';
import sharp from 'sharp';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { sendFile } from '../../support/uploads.ts';
import { waitFor } from '../../support/wait-for.ts';

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop();
  owner = await shop.staff('owner');
});
afterAll(() => shop.close());

const LOOKS = '/api/admin/settings/looks';
const read = async () => (await owner.get<SettingsView>('/api/admin/settings')).body.looks;
const save = async (looks: object) =>
  owner.put(LOOKS, {
    colour: 'green',
    logoKey: null,
    homePictureKey: null,
    revision: (await read()).revision,
    ...looks,
  });

/** A wide red logo, see-through beside its middle. */
const wideLogo = async () => {
  const bar = await sharp({ create: { width: 200, height: 100, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 400, height: 100, channels: 4, background: '#00000000' } })
    .composite([{ input: bar, left: 100, top: 0 }])
    .png()
    .toBuffer();
};

describe('the looks of a shop', () => {
  test('have no logo that is a line beside the name', async () => {
    const line = await sharp({ create: { width: 401, height: 100, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const { upload } = (await sendFile(owner, line, 'line.png')).body;
    expect(await save({ logoKey: upload.key })).toMatchObject({
      status: 400,
      body: { code: 'logo-too-narrow' },
    });
  });

  test('are known to every page, and the logo is an icon on white', async () => {
    const { upload } = (await sendFile(owner, await wideLogo(), 'logo.png')).body;
    expect((await save({ colour: 'blue', logoKey: upload.key })).status).toBe(200);
    await waitFor(async () => {
      const { body } = await shop.visitor().get<ShopView>('/api/public/shop');
      expect(body.looks).toMatchObject({
        colour: 'blue',
        logo: { key: upload.key, width: 400, height: 100, widths: [96, 240, 400] },
        homePicture: null,
      });
    });
    const icon = await shop.app
      .getHttpAdapter()
      .getInstance()
      .inject({ method: 'GET', url: `/media/${upload.key}/icon.png` });
    expect(icon.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { data, info } = await sharp(icon.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 192, height: 192, channels: 3 });
    const at = (x: number, y: number) => [...data.subarray((y * 192 + x) * 3, (y * 192 + x) * 3 + 3)];
    // 400 × 100 is 192 × 48 in it: white above, white beside the bar, red in the middle.
    expect([at(96, 10), at(10, 96)]).toEqual([
      [255, 255, 255],
      [255, 255, 255],
    ]);
    expect(at(96, 96)[0]).toBeGreaterThan(240);
    expect(at(96, 96)[1]).toBeLessThan(20);
  });

  test('keep their pictures from being removed, and take none that is not there', async () => {
    const { logo } = (await read()).value;
    expect(await owner.delete(`/api/admin/uploads/${logo?.key}`)).toMatchObject({
      status: 409,
      body: { code: 'upload-in-use', details: { uses: [{ kind: 'setting', name: 'looks' }] } },
    });
    expect((await save({ homePictureKey: 'nowhere' })).body).toMatchObject({ code: 'picture-unknown' });
    expect((await save({ colour: 'red' })).status).toBe(400);
    const plain = await save({});
    expect(plain.body).toMatchObject({ looks: { value: { colour: 'green', logo: null } } });
    expect((await owner.delete(`/api/admin/uploads/${logo?.key}`)).status).toBe(204);
  });
});

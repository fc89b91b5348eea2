import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Problem } from '@shop/contracts/errors';
import type { UploadPageView, UploadUse, UploadView } from '@shop/contracts/uploads/views';
import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { bomb, plainPicture, sendFile } from '../../support/uploads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-uploads-'));
let shop: TestShop;
let staff: Caller;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty', config: { objectStore: { kind: 'folder', folder } } });
  staff = await shop.staff('content');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.query('DELETE FROM picture; DELETE FROM document');
  await rm(folder, { recursive: true, force: true });
});

const UPLOADS = '/api/admin/uploads';
const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
const rows = () => shop.database.query('SELECT key FROM picture UNION ALL SELECT key FROM document');
const media = async (url: string) => {
  const answer = await shop.app.inject({ method: 'GET', url });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};
const page = async (query = '') => (await staff.get<UploadPageView>(`${UPLOADS}${query}`)).body;

describe('a picture', () => {
  test('is kept in fixed widths as AVIF and WebP, and served so that nothing in it can run', async () => {
    const sent = await sendFile(staff, await plainPicture(1000, 500).png().toBuffer(), 'Lamp.png');
    expect(sent.status).toBe(200);
    const { upload, known } = sent.body;
    expect(known).toBe(false);
    expect(upload).toMatchObject({
      name: 'Lamp.png',
      addedBy: 'The content',
      picture: { key: upload.key, alt: '', width: 1000, height: 500, widths: [96, 240, 480, 960, 1000] },
    });
    for (const [file, type] of [
      ['240.avif', 'image/avif'],
      ['1000.webp', 'image/webp'],
    ]) {
      const { status, headers, bytes } = await media(`/media/${upload.key}/${file}`);
      expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
        200,
        type,
        'nosniff',
      ]);
      const { width, height } = await sharp(bytes).metadata();
      expect(width).toBe(Number(file?.split('.')[0]));
      expect(height).toBe(width / 2);
    }
    expect((await page()).uploads).toEqual([upload]);
  });

  test('stands upright, and carries nothing of what the camera noted', async () => {
    const photo = await plainPicture(300, 100)
      .jpeg()
      .withExif({ IFD0: { Orientation: '6', Copyright: 'The photographer of 12 Main Street' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { upload } = (await sendFile(staff, photo, 'photo.jpg')).body;
    expect(upload.picture).toMatchObject({ width: 100, height: 300, widths: [96, 100] });
    const { bytes } = await media(`/media/${upload.key}/100.webp`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 300 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Main Street')).toBe(false);
  });

  test('that moves is kept as its first picture', async () => {
    const frames = await Promise.all(['#f00', '#00f'].map((c) => plainPicture(64, 64, c).png().toBuffer()));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { upload } = (await sendFile(staff, gif, 'moving.gif')).body;
    expect(upload.picture).toMatchObject({ width: 64, height: 64 });
    const { bytes } = await media(`/media/${upload.key}/64.webp`);
    const [pixel] = [await sharp(bytes).raw().toBuffer()];
    expect([pixel[0], pixel[2]].map((value) => Math.round((value ?? 0) / 64))).toEqual([4, 0]);
  });

  test.each(['webp', 'avif'] as const)('may be %s', async (format) => {
    const sent = await sendFile(staff, await plainPicture(120, 80).toFormat(format).toBuffer());
    expect(sent.body.upload.picture).toMatchObject({ width: 120, height: 80 });
  });

  test('of more than one part arrives whole, whichever part comes first', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(300_000);
    const upload = randomUUID();
    for (const part of [2, 0, 1, 1]) {
      const bytes = large.subarray(part * 131_072, (part + 1) * 131_072);
      expect((await staff.putBytes(`${UPLOADS}/parts/${upload}/${part}`, bytes)).status).toBe(204);
    }
    const finished = await staff.post<Problem>(UPLOADS, { upload, parts: 3, name: 'noise.png' });
    expect(finished.status).toBe(200);
    expect((await stored()).filter((name) => /^\d+$/.test(name))).toEqual([]);
  });
});

describe('a document', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction << /JS (app.alert(1)) >> >>\n%%EOF');

  test('is handed over to be saved, in a sandbox, under its own name', async () => {
    const name = 'Price "list"\\ 2026; filename=x.html தமிழ்.pdf';
    const { upload } = (await sendFile(staff, pdf, name)).body;
    expect(upload).toMatchObject({ bytes: pdf.length, picture: null });
    const { status, headers, bytes } = await media(`/media/${upload.key}/document.pdf`);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toMatch(/^sandbox;/);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="document\.pdf"; filename\*=UTF-8''[\w%.-]+$/,
    );
    expect(bytes.equals(pdf)).toBe(true);
  });

  test('is no picture, has no alternative text, and is not there under another key', async () => {
    const { upload } = (await sendFile(staff, pdf, 'list.pdf')).body;
    expect((await media(`/media/${upload.key}/96.webp`)).status).toBe(404);
    expect((await media(`/media/${randomUUID()}/document.pdf`)).status).toBe(404);
    expect((await staff.put(`${UPLOADS}/${upload.key}`, { alt: 'x' })).status).toBe(404);
    expect((await page('?kind=documents')).total).toBe(1);
    expect((await page('?kind=pictures')).total).toBe(0);
  });
});

describe('what is refused leaves nothing behind', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="99" height="99"/>',
  );
  const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
  const truncated = async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    return jpeg.subarray(0, jpeg.length / 2);
  };

  test.each([
    ['an SVG', async () => svg, 'drawing.png', 400, 'upload-kind-refused'],
    ['HTML that calls itself JPEG', async () => html, 'photo.jpg', 400, 'upload-kind-refused'],
    ['a program', async () => Buffer.from('MZ\x90\0\x03'), 'setup.png', 400, 'upload-kind-refused'],
    ['20,000 × 20,000 dots', () => bomb(20_000, 20_000), 'bomb.png', 400, 'upload-dimensions-refused'],
    ['60,000 × 20 dots', () => bomb(60_000, 20), 'strip.png', 400, 'upload-dimensions-refused'],
    ['8 × 8 dots', () => plainPicture(8, 8).png().toBuffer(), 'dot.png', 400, 'upload-dimensions-refused'],
    ['a larger head than body', () => bomb(4_000, 4_000), 'liar.png', 400, 'upload-unreadable'],
    ['half a JPEG', truncated, 'half.jpg', 400, 'upload-unreadable'],
    [
      'a head without a picture',
      async () => Buffer.from('\xFF\xD8\xFF\xE0 no more', 'latin1'),
      'x.jpg',
      400,
      'upload-unreadable',
    ],
    [
      'a picture of 10 MB and a byte',
      async () => Buffer.concat([await plainPicture(32, 32).png().toBuffer(), Buffer.alloc(10_485_760)]),
      'x.png',
      413,
      'upload-too-large',
    ],
  ] as const)('%s', async (_, make, name, status, code) => {
    const answer = await sendFile<Problem>(staff, await make(), name);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await rows()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('nothing, or a part of no size, of too much, of a wrong number or as JSON', async () => {
    const upload = randomUUID();
    const part = (number: number | string, bytes: Uint8Array) =>
      staff.putBytes(`${UPLOADS}/parts/${upload}/${number}`, bytes);
    expect((await part(0, new Uint8Array())).status).toBe(400);
    expect((await part(0, new Uint8Array(131_073))).status).toBe(413);
    expect((await part(160, new Uint8Array(1))).status).toBe(400);
    expect((await part('..%2f..%2fx', new Uint8Array(1))).status).toBe(400);
    expect((await staff.put(`${UPLOADS}/parts/${upload}/0`, { a: 1 })).status).toBe(400);
    expect((await staff.putBytes(`${UPLOADS}/parts/..%2f..%2fetc/0`, new Uint8Array(1))).status).toBe(400);
    expect((await staff.post<Problem>(UPLOADS, { upload, parts: 0, name: 'x' })).status).toBe(400);
    const missing = await staff.post<Problem>(UPLOADS, { upload, parts: 1, name: 'x' });
    expect([missing.status, missing.body.code]).toEqual([409, 'upload-incomplete']);
    expect(await stored()).toEqual([]);
  });

  test('a part that another member of staff sent', async () => {
    const upload = randomUUID();
    await staff.putBytes(`${UPLOADS}/parts/${upload}/0`, await plainPicture(32, 32).png().toBuffer());
    const other = await shop.staff('manager');
    const answer = await other.post<Problem>(UPLOADS, { upload, parts: 1, name: 'x' });
    expect(answer.body.code).toBe('upload-incomplete');
  });

  test('bytes, by every other endpoint', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/public/staff-session',
      headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
      payload: Buffer.alloc(10),
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('the same file', () => {
  test('sent twice at once is stored once, and both are told where', async () => {
    const before = (await stored()).length;
    const bytes = await plainPicture(200, 200, '#123').png().toBuffer();
    const other = await shop.staff('catalogue');
    const answers = await Promise.all([sendFile(staff, bytes, 'a.png'), sendFile(other, bytes, 'b.png')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.upload.key)).size).toBe(1);
    expect(answers.filter(({ body }) => body.known)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    // 96 and 200, twice each.
    expect((await stored()).length - before).toBe(4);
  });

  test('sent again later is told to be there', async () => {
    const bytes = await plainPicture(50, 50).png().toBuffer();
    const first = await sendFile(staff, bytes, 'a.png');
    const again = await sendFile(staff, bytes, '../../b.png');
    expect(again.body).toEqual({ upload: first.body.upload, known: true });
  });
});

describe('staff', () => {
  test('find by name, by alternative text and by both; a name is no path', async () => {
    const names = ['../../etc/sparkler.png', 'Rocket 100%.png', 'புஸ்வாணம்.png'];
    for (const [n, name] of names.entries()) {
      const colour = `#00${n}${n}ff`;
      expect((await sendFile(staff, await plainPicture(20, 20, colour).png().toBuffer(), name)).status).toBe(
        200,
      );
      shop.clock.advance(1_000);
    }
    const { uploads } = await page();
    expect(uploads.map(({ name }) => name)).toEqual(['புஸ்வாணம்.png', 'Rocket 100%.png', 'sparkler.png']);
    const sparkler = uploads[2] as UploadView;
    const described = await staff.put<UploadView>(`${UPLOADS}/${sparkler.key}`, {
      alt: ' A golden fountain ',
    });
    expect(described.body.picture?.alt).toBe('A golden fountain');
    const found = async (q: string) =>
      (await page(`?q=${encodeURIComponent(q)}`)).uploads.map(({ name }) => name);
    expect(await found('golden SPARK')).toEqual(['sparkler.png']);
    expect(await found('100%')).toEqual(['Rocket 100%.png']);
    expect(await found('%')).toEqual(['Rocket 100%.png']);
    expect(await found('புஸ்')).toEqual(['புஸ்வாணம்.png']);
    expect(await found('fountain rocket')).toEqual([]);
  });

  test('page through many, newest first', async () => {
    await shop.database.query(
      `INSERT INTO picture (key, alt, width, height, widths, added_at)
       SELECT 'p-' || n, '', 96, 96, '{96}', now() - n * interval '1 minute' FROM generate_series(1, 60) n`,
    );
    const first = await page();
    expect([first.total, first.uploads.length, first.uploads[0]?.key]).toEqual([60, 48, 'p-1']);
    const second = await page(`?after=${encodeURIComponent(first.next ?? '')}`);
    expect([second.uploads.length, second.uploads[0]?.key, second.next]).toEqual([12, 'p-49', null]);
    expect((await staff.get(`${UPLOADS}?after=x`)).status).toBe(400);
  });

  test('cannot delete what is shown, by reference or in a text, and are told where', async () => {
    const { upload } = (await sendFile(staff, await plainPicture(30, 30).png().toBuffer(), 'a.png')).body;
    const address = `${UPLOADS}/${upload.key}`;
    const category = randomUUID();
    await shop.database.query(
      `INSERT INTO category (id, slug, name, position, picture_key) VALUES ($1, 'rockets', 'Rockets', 1, $2)`,
      [category, upload.key],
    );
    await shop.database.query(
      `INSERT INTO post (id, slug, title, body) VALUES (uuidv7(), 'care', 'With care', $1)`,
      [`<p><img src="/media/${upload.key}/30.webp"></p>`],
    );
    const uses = [
      { kind: 'category', name: 'Rockets', at: category },
      { kind: 'post', name: 'With care', at: 'care' },
    ];
    expect((await staff.get<UploadUse[]>(`${address}/uses`)).body).toEqual(uses);
    const refused = await staff.delete<Problem>(address);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'upload-in-use', details: { uses } }),
    ]);
    await shop.database.query('DELETE FROM post; DELETE FROM category');
    const before = (await stored()).length;
    expect((await staff.delete(address)).status).toBe(204);
    expect(before - (await stored()).length).toBe(2);
    expect((await media(`/media/${upload.key}/30.webp`)).status).toBe(404);
    expect((await staff.delete(address)).status).toBe(404);
    const log = await shop.database.query<{ action: string }>(
      'SELECT action FROM audit_entry WHERE subject = $1 ORDER BY at, id',
      [`upload/${upload.key}`],
    );
    expect(log.map(({ action }) => action)).toEqual(['upload.added', 'upload.removed']);
  });

  test('of the order desk may not even look', async () => {
    const desk = await shop.staff('orders');
    expect((await desk.get(UPLOADS)).status).toBe(403);
    expect((await desk.putBytes(`${UPLOADS}/parts/${randomUUID()}/0`, new Uint8Array(1))).status).toBe(403);
  });
});

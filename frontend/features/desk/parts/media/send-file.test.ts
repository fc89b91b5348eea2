import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { UPLOAD } from '@shop/contracts/rules/files/uploads';
import type { ApiError } from '../../../../api/api-error.ts';
import { sendFile } from './send-file.ts';

type Fetch = typeof fetch;
const network = jest.fn<Fetch>();
const own = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = network;
  network.mockReset();
});
afterEach(() => {
  globalThis.fetch = own;
});

const PNG = '\x89PNG\r\n\x1A\n';
const fileOf = (start: string, size: number, name = 'a.png') => {
  const bytes = Buffer.alloc(size);
  bytes.write(start, 'latin1');
  return new File([bytes], name);
};
const stored = { upload: { key: 'k' }, known: false };
const answer = (status: number, body?: object) =>
  new Response(body ? JSON.stringify(body) : null, { status });
const busy = () => answer(503, { code: 'busy', status: 503, details: {} });

const send = (file: File, shares: number[] = []) =>
  sendFile(file, {
    onProgress: (share) => shares.push(share),
    signal: new AbortController().signal,
    pauses: [0, 0],
  });
const asked = () => network.mock.calls.map(([url, init]) => `${init?.method} ${url as string}`);
const bodies = () => network.mock.calls.map(([, init]) => init?.body);

test('a file goes in parts that keep to the shop’s limit, and is finished under its name', async () => {
  network.mockImplementation(async (_, init) => (init?.method === 'PUT' ? answer(204) : answer(200, stored)));
  const shares: number[] = [];
  const file = fileOf(PNG, 2 * UPLOAD.partBytes + 10, 'Lamp\u0000 1.png');
  expect(await send(file, shares)).toEqual(stored);
  expect(asked().map((line) => line.replace(/parts\/[\da-f-]{36}/, 'parts/…'))).toEqual([
    'PUT /api/admin/uploads/parts/…/0',
    'PUT /api/admin/uploads/parts/…/1',
    'PUT /api/admin/uploads/parts/…/2',
    'POST /api/admin/uploads',
  ]);
  const sent = bodies().slice(0, 3) as Blob[];
  expect(sent.map(({ size }) => size)).toEqual([131_072, 131_072, 10]);
  expect(JSON.parse(bodies()[3] as string)).toMatchObject({ parts: 3, name: 'Lamp  1.png' });
  expect(shares.map((share) => Math.round(share * 3))).toEqual([1, 2, 3]);
});

test('what is lost or refused for the moment is sent again, and not for ever', async () => {
  network
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValueOnce(answer(204))
    .mockResolvedValueOnce(busy())
    .mockResolvedValueOnce(answer(200, stored));
  expect(await send(fileOf(PNG, 100))).toEqual(stored);
  expect(network).toHaveBeenCalledTimes(4);
  network.mockReset();
  network.mockImplementation(async () => busy());
  await expect(send(fileOf(PNG, 100))).rejects.toMatchObject({ code: 'busy' });
  expect(network).toHaveBeenCalledTimes(3);
});

test('what is refused for what it is is not sent again', async () => {
  network
    .mockResolvedValueOnce(answer(204))
    .mockResolvedValueOnce(answer(400, { code: 'upload-unreadable', status: 400, details: {} }));
  await expect(send(fileOf(PNG, 100))).rejects.toMatchObject({ code: 'upload-unreadable' });
  expect(network).toHaveBeenCalledTimes(2);
});

test.each<[string, File, ApiError['code']]>([
  ['a drawing that can carry script', fileOf('<svg', 100, 'a.png'), 'upload-kind-refused'],
  ['nothing', fileOf('', 0), 'upload-kind-refused'],
  ['a picture of more than 10 MB', fileOf(PNG, UPLOAD.pictureBytes + 1), 'upload-too-large'],
  ['a PDF of more than 20 MB', fileOf('%PDF-1.7', UPLOAD.documentBytes + 1), 'upload-too-large'],
])('%s is refused before anything is sent', async (_, file, code) => {
  await expect(send(file)).rejects.toMatchObject({ code });
  expect(network).not.toHaveBeenCalled();
});

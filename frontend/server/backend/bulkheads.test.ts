import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { signInReferrer, signInStaff } from '@shop/contracts/accounts/endpoints';
import { finishUpload } from '@shop/contracts/uploads/endpoints';
import { ask, get } from '../test/raw-request.ts';
import { serveEdge, type Edge } from '../test/serve-edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await serveEdge();
});
beforeEach(() => edge.backend.reset());
afterAll(() => edge.stop());

const AN_ORDER = '/api/public/orders/AAAAAAAAAAAAAAAAAAAAAA';
const finish = () =>
  ask(
    edge.url,
    `POST ${finishUpload.path} HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  );

test('a price list full of pictures that do not come takes no way from an order', async () => {
  edge.backend.behave = ({ url }, response) => {
    if (!url.startsWith('/media/')) response.writeHead(200, { 'content-length': 2 }).end('{}');
  };
  const pictures = Array.from({ length: 136 }, (_, n) => get(edge.url, `/media/rocket-${n}/96.avif`));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await get(edge.url, AN_ORDER)).status).toBe(200);
  expect(edge.backend.mostAtOnce).toBeLessThanOrEqual(25);
  expect(new Set((await Promise.all(pictures)).map(({ status }) => status))).toEqual(new Set([503]));
});

test('an upload may take longer than everything else, a few at a time', async () => {
  // Of uploads alone: a picture of the test before may come late.
  let [open, most] = [0, 0];
  edge.backend.behave = ({ method }, response) => {
    if (method !== 'POST') return void response.destroy();
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      response.writeHead(200, { 'content-length': 2 }).end('{}');
    }, 4_000);
  };
  const answers = await Promise.all(Array.from({ length: 6 }, finish));
  expect(most).toBe(4);
  // Whoever would wait longer than 2.7 s for a way is told so, and nothing was begun.
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 503, 503]);
  expect(edge.backend.seen.filter(({ method }) => method === 'POST')).toHaveLength(4);
});

test.each([
  ['staff', signInStaff],
  ['referrer', signInReferrer],
])(
  'a flood of sign-ins at the %s sign-in page takes no way from the desk, nor from a device that somebody signed in on before',
  async (of, { path }) => {
    const signIn = (headers = '') =>
      ask(
        edge.url,
        `POST ${path} HTTP/1.1\r\nhost: shop.test\r\n${headers}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
      );
    const device = `cookie: a=b; __Host-${of}-device=${'x'.repeat(22)}\r\n`;
    edge.backend.behave = ({ method, headers }, response) => {
      const answer = () => response.writeHead(200, { 'content-length': 2 }).end('{}');
      // As long as a password of a crowd may wait.
      if (method === 'POST' && !headers.cookie) setTimeout(answer, 2_500);
      else answer();
    };
    const flood = Array.from({ length: 100 }, () => signIn());
    await new Promise((resolve) => setTimeout(resolve, 200));
    const asked = performance.now();
    const answers = [await get(edge.url, '/api/admin/orders'), await signIn(device)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(performance.now() - asked).toBeLessThan(2_000);
    expect(edge.backend.mostAtOnce).toBeLessThanOrEqual(18);
    for (const { status } of await Promise.all(flood)) expect([200, 503]).toContain(status);
  },
);

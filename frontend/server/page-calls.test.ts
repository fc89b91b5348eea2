import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readPriceList } from '@shop/contracts/catalogue/endpoints';
import { sendContactMessage } from '@shop/contracts/contacts/endpoints';
import { quoteDraft } from '@shop/contracts/orders/endpoints';
import { readCities } from '@shop/contracts/places/endpoints';
import { NetworkError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { startUnrulyBackend, type UnrulyBackend } from './test/unruly-backend.ts';

let backend: UnrulyBackend;
beforeAll(async () => {
  backend = await startUnrulyBackend();
  process.env['BACKEND_URL'] = backend.url;
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const visitor = { clientAddress: '203.0.113.7', requestId: 'a-request-of-somebody' };

test('a page gives up a backend that hangs, or stops half way, in time for an answer within 3 s', async () => {
  const start = Date.now();
  backend.behave = ({ url }, response) => {
    if (url === readPriceList.path) return;
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"cities":');
  };
  await Promise.all([
    expect(call(readPriceList)).rejects.toThrow(NetworkError),
    expect(call(readCities)).rejects.toThrow(NetworkError),
  ]);
  // The shop's rule is 3 s; the rest is for a machine that is busy.
  expect(Date.now() - start).toBeLessThan(3_500);
});

test('the wait for the semaphore and the reads before it count: a page is answered within 3 s in all', async () => {
  const start = Date.now();
  backend.behave = () => undefined;
  const late = { ...visitor, askedAt: start - 2_000 };
  await expect(call(readPriceList, { visitor: late })).rejects.toThrow(NetworkError);
  expect(Date.now() - start).toBeLessThan(1_500);
});

test('a bill is given up as a page is: it changes nothing, so nobody is left in doubt', async () => {
  const start = Date.now();
  backend.behave = () => undefined;
  const body = { lines: [{ code: 'SP-01', quantity: 1 }], delivery: 'pickup' } as never;
  await expect(call(quoteDraft, { body, visitor })).rejects.toThrow(NetworkError);
  expect(Date.now() - start).toBeLessThan(3_500);
});

test('what a form sends is given its whole time, says for whom it is sent, and is answered within 3 s too', async () => {
  const late = { ...visitor, askedAt: Date.now() - 2_600 };
  backend.behave = (_, response) => void setTimeout(() => response.writeHead(204).end(), 1_000);
  const body = { name: 'Meena', phone: '9876543210', email: '', message: 'Hello', website: '' };
  await expect(call(sendContactMessage, { body: body as never, visitor: late })).resolves.toBeUndefined();
  expect(backend.seen[0]?.headers).toMatchObject({
    'x-forwarded-for': visitor.clientAddress,
    'x-request-id': visitor.requestId,
  });
  backend.behave = () => undefined;
  // A busy machine is late with both; what comes first is the rule.
  const timeout = sleep(3_500, 'nothing for too long');
  const asked = call(sendContactMessage, { body: body as never, visitor });
  await expect(Promise.race([asked, timeout])).rejects.toThrow(NetworkError);
});

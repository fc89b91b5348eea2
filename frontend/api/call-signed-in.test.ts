import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readStaff, refreshStaff } from '@shop/contracts/accounts/endpoints';
import { exportOrders } from '@shop/contracts/orders/endpoints';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callSignedIn, registerPrompts } from './call-signed-in.ts';
import { downloadSignedIn } from './download-signed-in.ts';

/** A backend with one endpoint: whoever asks is refused until somebody signed in. */
let backend: Server;
let isSignedIn: boolean;
/** The refusals of a refresh that are held back, oldest first; null: none is. */
let held: (() => void)[] | null;
let onHeld: () => void;

beforeEach(async () => {
  isSignedIn = false;
  held = null;
  backend = createServer(({ url }, response) => {
    if (url === refreshStaff.path) {
      if (held === null) return refuse(response);
      held.push(() => refuse(response));
      return onHeld();
    }
    if (!isSignedIn) return refuse(response);
    response.setHeader('content-type', 'application/json').end('{"name":"Selvi"}');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  process.env['BACKEND_URL'] = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});

afterEach(() => {
  delete process.env['BACKEND_URL'];
  backend.close();
});

function refuse(response: ServerResponse): void {
  response.writeHead(401, { 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ status: 401, code: 'not-signed-in', title: 'Unauthorized', details: {} }));
}

test('who has just signed in is not asked again by a call that was refused meanwhile', async () => {
  let asked = 0;
  const entered = Promise.withResolvers<boolean>();
  const dialog = Promise.withResolvers<void>();
  const dismiss = registerPrompts('staff', {
    signIn: () => {
      asked += 1;
      dialog.resolve();
      return entered.promise;
    },
    confirmPassword: () => Promise.reject(new Error('no step needs a password here')),
  });
  const first = callSignedIn(readStaff);
  await dialog.promise;
  // While the dialog stands there, the page asks for something by itself; its refusal is on the way.
  const late = new Promise<void>((resolve) => (onHeld = resolve));
  held = [];
  const second = callSignedIn(readStaff);
  await late;
  isSignedIn = true;
  entered.resolve(true);
  await expect(first).resolves.toEqual({ name: 'Selvi' });
  for (const answer of held) answer();
  await expect(second).resolves.toEqual({ name: 'Selvi' });
  expect(asked).toBe(1);
  dismiss();
});

test('who signed in, but is refused all the same, is told so', async () => {
  const dismiss = registerPrompts('staff', {
    signIn: () => Promise.resolve(true),
    confirmPassword: () => Promise.resolve(false),
  });
  await expect(callSignedIn(readStaff)).rejects.toMatchObject({ code: 'not-signed-in' });
  dismiss();
});

test('a file that needs a fresh password is asked for again once it was typed, and not where nobody would', async () => {
  isSignedIn = true;
  let typed = 0;
  const asked: string[] = [];
  backend.removeAllListeners('request').on('request', ({ url }, response: ServerResponse) => {
    asked.push(String(url));
    if (typed > 0) return response.end('Number,Name');
    response.writeHead(403, { 'content-type': 'application/problem+json' });
    return response.end(
      JSON.stringify({ status: 403, code: 'password-needed', title: 'Forbidden', details: {} }),
    );
  });
  const take = () => downloadSignedIn(exportOrders, { params: { format: 'csv' } });
  let wouldType = false;
  const dismiss = registerPrompts('staff', {
    signIn: () => Promise.reject(new Error('nobody was signed out')),
    confirmPassword: () => {
      if (wouldType) typed += 1;
      return Promise.resolve(wouldType);
    },
  });
  await expect(take()).rejects.toMatchObject({ code: 'password-needed' });
  expect(asked).toHaveLength(1);
  wouldType = true;
  expect(await (await take()).text()).toBe('Number,Name');
  expect([typed, asked.length]).toEqual([1, 3]);
  dismiss();
});

import { expect, test } from '@jest/globals';
import { pageHeaders } from './security-headers.ts';

const options = {
  publicUrl: 'https://shop.example',
  tagManagerId: null,
  isPrivate: false,
  isSecret: false,
  admin: false,
  camera: false,
  scriptHashes: [`'sha256-first'`, `'sha256-second'`],
  production: true,
};
const policyOf = (change: object) => pageHeaders({ ...options, ...change })['content-security-policy'] ?? '';

test('no script runs but from files and the two whose text was hashed', () => {
  expect(policyOf({})).toContain(`script-src 'self' 'sha256-first' 'sha256-second';`);
  expect(policyOf({})).not.toContain('unsafe');
  expect(policyOf({})).toContain(`frame-ancestors 'none'`);
  expect(policyOf({ admin: true })).toContain(`style-src 'self' 'unsafe-inline'`);
  expect(policyOf({ tagManagerId: 'GTM-1' })).toContain('https://www.googletagmanager.com');
});

test('a video is shown in place on public pages, and nothing else anywhere', () => {
  expect(policyOf({})).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(policyOf({ isPrivate: true })).toContain(`frame-src 'none';`);
});

test('only a shop behind https asks browsers to stay with it', () => {
  expect(pageHeaders(options)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(
    pageHeaders({ ...options, publicUrl: 'http://localhost:3000' })['strict-transport-security'],
  ).toBeUndefined();
});

test('only pages of packing may use the camera and run what reads QR codes', () => {
  const packing = pageHeaders({ ...options, admin: true, camera: true });
  expect(packing['permissions-policy']).toBe(
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  );
  expect(packing['content-security-policy']).toMatch(
    /script-src 'self'(?: 'sha256-[^']+'){2} 'wasm-unsafe-eval';/,
  );
  for (const admin of [true, false]) {
    const other = pageHeaders({ ...options, admin });
    expect(other['permissions-policy']).toContain('camera=(),');
    expect(other['content-security-policy']).not.toContain('wasm');
  }
});

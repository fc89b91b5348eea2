import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { inRepo } from '../paths.ts';
import { composeFaults } from './compose.ts';

const ours = readFileSync(inRepo('docker-compose.yml'), 'utf8');

test('the compose file keeps to its schema and to the house', () => expect(composeFaults(ours)).toEqual([]));

test.each([
  ['a word the schema does not know', 'read_only: true', 'readonly: true', /additional properties/],
  [
    'a check of health that YAML reads as a map',
    "'http://127.0.0.1:3000/readyz'",
    'ok ? 0: 1',
    /healthcheck/,
  ],
  [
    'an image of any version',
    'caddy:2.11.4-alpine',
    'caddy:latest',
    /proxy: the image caddy:latest names no/,
  ],
  [
    'a port that only one copy can have',
    'networks: [pages, api]',
    "ports: ['3000:3000']",
    /frontend: .*one copy/,
  ],
  ['a health that says yes without the shop', '3000/readyz', '3000/robots.txt', /frontend: .*readiness/],
  ['a secret of no file', 'secrets: [store_rpc_secret]', 'secrets: [store_secret]', /store: .*store_secret/],
  [
    'a store that refuses its secret',
    "GARAGE_ALLOW_WORLD_READABLE_SECRETS: 'true'",
    "GARAGE_ALLOW_WORLD_READABLE_SECRETS: 'false'",
    /store: .*never starts/,
  ],
  ['no way to the doctor or a first owner', '  tools:', '  tool:', /no service tools/],
  ['another term of backups', "--keep, '30'", '--keep, term', /backup: keeps backups for term; .* 30 days/],
  ['a service that is not there', 'store: { condition', 'bucket: { condition', /depends on bucket/],
])('%s is found', (_, good, bad, fault) => {
  expect(ours).toContain(good);
  expect(composeFaults(ours.replace(good, bad))).toEqual(
    expect.arrayContaining([expect.stringMatching(fault)]),
  );
});

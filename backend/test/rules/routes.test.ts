import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Endpoint } from '@shop/contracts/endpoint';
import { endpoints } from '@shop/contracts/endpoints';
import { ADMIN_CONTROLLERS } from '../../src/audiences/admin.module.ts';
import { PRIVATE_CONTROLLERS } from '../../src/audiences/private.module.ts';
import { PUBLIC_CONTROLLERS } from '../../src/audiences/public.module.ts';
import { REFERRER_CONTROLLERS } from '../../src/audiences/referrer.module.ts';
import { openApiDocument } from '../../src/app/openapi-document.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { describedEndpoints } from './described-endpoints.ts';
import { coverageFaults, routeFaults } from './route-faults.ts';

const ALL = [...ADMIN_CONTROLLERS, ...REFERRER_CONTROLLERS, ...PUBLIC_CONTROLLERS, ...PRIVATE_CONTROLLERS];

describe('every route', () => {
  test('has its audience, its permission, and a class that checks what it takes', () => {
    expect(routeFaults('admin', ADMIN_CONTROLLERS)).toEqual([]);
    expect(routeFaults('referrer', REFERRER_CONTROLLERS)).toEqual([]);
    expect(routeFaults('public', PUBLIC_CONTROLLERS)).toEqual([]);
    expect(routeFaults('private', PRIVATE_CONTROLLERS)).toEqual([]);
  });

  test('is described in the contracts, and every described endpoint is served once', async () => {
    const described = await describedEndpoints();
    expect(described.length).toBeGreaterThan(20);
    expect(coverageFaults(described, ALL)).toEqual([]);
  });

  test('is in the list that the frontend passes on by', async () => {
    const named = (list: readonly Endpoint[]) => list.map(({ method, path }) => `${method} ${path}`).sort();
    expect(named(endpoints)).toEqual(named(await describedEndpoints()));
  });
});

test('every body in the API’s description has a schema with fields', () => {
  const { paths, components } = openApiDocument();
  const schemas = (components?.schemas ?? {}) as Record<string, { properties?: object }>;
  const bodies = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]: [string, { requestBody?: object }]) => {
      const [, name] = /schemas\/([^"]+)"/.exec(JSON.stringify(operation.requestBody ?? '')) ?? [];
      return name === undefined ? [] : [{ step: `${method} ${path}`, name }];
    }),
  );
  const bare = bodies.filter(({ name }) => Object.keys(schemas[name]?.properties ?? {}).length === 0);
  expect(bodies.length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
  expect(Object.keys(schemas['SaveProductRequest']?.properties ?? {})).toEqual(
    expect.arrayContaining(['code', 'noiseDb', 'revision']),
  );
  expect(Object.keys(schemas['AddPickupLocationRequest']?.properties ?? {})).toContain('pinCode');
});

describe('the running backend', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await bootShop({ template: 'empty' });
  });
  afterAll(() => shop.close());

  test('has no controller that no audience lists', () => {
    const running = [...shop.app.get(ModulesContainer).values()].flatMap((module) =>
      [...module.controllers.values()].map(({ metatype }) => metatype as Type),
    );
    expect(running.filter((controller) => !ALL.includes(controller)).map(({ name }) => name)).toEqual([]);
    expect(running.length).toBe(ALL.length);
  });

  test('asks everybody who they are at every admin and referrer endpoint', async () => {
    const guarded = (await describedEndpoints()).filter(
      ({ audience }) => audience === 'admin' || audience === 'referrer',
    );
    expect(guarded.length).toBeGreaterThan(10);
    for (const { method, path } of guarded) {
      const { statusCode } = await shop.app.inject({
        method,
        url: path.replace(/:\w+/g, 'x'),
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(`${method} ${path} ${statusCode}`).toBe(`${method} ${path} 401`);
    }
  });
});

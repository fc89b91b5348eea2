import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { bundleRules, layerRules, rooms } from '../import-rules.mjs';
import { checkImports } from '../src/check/imports.ts';
import type { ImportReport } from '../src/check/imports.ts';
import { defaultDataFolder } from '../src/paths.ts';

const orders = 'backend/src/features/orders';
const places = 'backend/src/features/places';

/** A room's rule, and a file in it that imports from every room it may not use. */
const climbing = Object.entries(rooms).flatMap(([house, plan]) =>
  Object.entries(plan).map(([room, below]) => {
    const above = Object.keys(plan).filter((other) => other !== room && !below.includes(other));
    return {
      rule: `${house}/${room} stands on ${below.join(', ') || 'nothing'}`,
      from: `${house}/${room}/climbs.ts`,
      to: above.map((other) => `${house}/${other}/ground.ts`),
      source: above.map((other) => `import '../${other}/ground.ts';`).join(' '),
    };
  }),
);
/** What they reach for, which in turn uses whatever its room may. */
const grounds = Object.entries(rooms).flatMap(([house, plan]) =>
  Object.entries(plan).map(([room, below]): [string, string] => [
    `${house}/${room}/ground.ts`,
    ['export const ground = 1;', ...below.map((other) => `import '../${other}/ground.ts';`)].join(' '),
  ]),
);

/** One violation a rule: the file that must be caught, and what it imports. */
const planted: Record<string, { from: string; source: string }> = {
  ...Object.fromEntries(climbing.map(({ rule, from, source }) => [rule, { from, source }])),
  'no-cycles': { from: 'frontend/lib/one.ts', source: `import './two.ts';` },
  'no-unresolved': { from: 'frontend/lib/lost.ts', source: `import './nowhere.ts';` },
  'domain-is-pure': {
    from: `${orders}/domain/order.ts`,
    source: `import type { ClientBase } from 'pg'; export type Order = ClientBase;`,
  },
  'application-stays-inside': {
    from: `${orders}/application/place-order.ts`,
    source: `import type { City } from '../../places/domain/city.ts'; export type Input = City;`,
  },
  'adapters-serve-their-own-feature': {
    from: `${orders}/adapters/postgres/order.rows.ts`,
    source: `import { city } from '../../../places/domain/city.ts'; export const row = city;`,
  },
  'tables-know-tables-alone': {
    from: `${orders}/adapters/postgres/schema/order.ts`,
    source: `import '../../../application/quote.ts';`,
  },
  'tables-are-listed-and-nothing-else': {
    from: `${orders}/adapters/postgres/postgres-orders.ts`,
    source: `import './schema/order-line.ts';`,
  },
  'http-never-meets-postgres': {
    from: `${orders}/adapters/http/orders.views.ts`,
    source: `import '../../application/detour.ts';`,
  },
  'postgres-never-meets-http': {
    from: `${orders}/adapters/postgres/order-queries.ts`,
    source: `import '../http/orders.views.ts';`,
  },
  'controllers-are-listed-only': {
    from: `${orders}/orders.module.ts`,
    source: `import './adapters/http/orders.controller.ts';`,
  },
  'staff-code-stays-at-the-desk': {
    from: 'frontend/features/shop/header.tsx',
    source: `import '../desk/parts/table.tsx';`,
  },
  'desk-knows-no-referrer': {
    from: 'frontend/features/desk/orders/list.tsx',
    source: `import '../../referrer/orders.tsx';`,
  },
  'referrers-use-the-parts-alone': {
    from: 'frontend/features/referrer/bill.tsx',
    source: `import '../desk/orders/list.tsx';`,
  },
  'contracts-stand-alone': { from: 'contracts/src/rules/money.ts', source: `import 'pino';` },
  'backend-and-frontend-meet-in-contracts': {
    from: 'frontend/api/client.ts',
    source: `import '../../backend/src/features/places/domain/city.ts';`,
  },
  'backend-imports-no-frontend': {
    from: 'backend/src/platform/http/assets.ts',
    source: `import '../../../../frontend/lib/two.ts';`,
  },
  'contracts-types-bring-no-validator': {
    from: 'contracts/src/orders/endpoints.ts',
    source: `import { type PlaceOrder } from './requests.ts'; export type Body = PlaceOrder;`,
  },
  'pages-bring-no-validator': {
    from: 'frontend/features/orders/form.tsx',
    source: `import '../../../contracts/src/orders/endpoints.ts';`,
  },
  'public-pages-bring-no-mantine': {
    from: 'frontend/pages/(shop)/+Page.tsx',
    source: `import '../../features/desk/parts/table.tsx';`,
  },
};

/** What the planted files need around them, and what a rule must let through. */
const allowed: Record<string, string> = {
  ...Object.fromEntries(grounds),
  'frontend/lib/two.ts': `import './one.ts';`,
  'frontend/features/desk/parts/table.tsx': `import '@mantine/core';`,
  'frontend/features/referrer/orders.tsx': `import '../desk/parts/table.tsx';`,
  'frontend/pages/admin/+Page.tsx': `import '../../features/desk/parts/table.tsx';`,
  'contracts/src/orders/requests.ts': `import { IsInt } from 'class-validator'; export class PlaceOrder { @IsInt() n = 1; }`,
  'contracts/src/orders/types.ts': `import type { PlaceOrder } from './requests.ts'; export type Body = PlaceOrder;`,
  'contracts/src/rules/phone.ts': `export const phone = 1;`,
  [`${places}/domain/city.ts`]: `export const city = 1; export type City = string;`,
  [`${places}/domain/state.ts`]: `import '../../../shared/errors.ts'; import '../../../../../contracts/src/rules/phone.ts';`,
  [`${places}/application/find-city.ts`]: `import '../domain/city.ts';`,
  [`${orders}/application/quote.ts`]: `import '../../places/application/find-city.ts'; import '../../../shared/errors.ts';`,
  // Tables of other features stand below this one's, and the list of all below every statement.
  [`${orders}/adapters/postgres/schema/order-line.ts`]: `import '../../../../places/adapters/postgres/schema/city.ts';`,
  [`${places}/adapters/postgres/schema/city.ts`]: `import '../../../../../platform/persistence/columns.ts';`,
  'backend/src/platform/persistence/columns.ts': `export const columns = 1;`,
  'backend/src/platform/persistence/shop-database.ts': `import '../../features/places/adapters/postgres/schema/city.ts';`,
  [`${orders}/application/detour.ts`]: `import '../adapters/postgres/rows.ts';`,
  [`${orders}/adapters/postgres/rows.ts`]: `export const rows = 1;`,
  [`${orders}/adapters/http/orders.controller.ts`]: `import '../../application/quote.ts';`,
  'backend/src/audiences/public.module.ts': `import '../features/orders/adapters/http/orders.controller.ts';`,
  'backend/src/shared/errors.ts': `export const errors = 1;`,
};

// Inside the repository, so that the packages are found; git ignores it.
let folder = '';
let report: ImportReport;

beforeAll(async () => {
  mkdirSync(defaultDataFolder, { recursive: true });
  folder = mkdtempSync(path.join(defaultDataFolder, 'import-rules-'));
  const sources = Object.values(planted).map(({ from, source }) => [from, source] as const);
  for (const [name, source] of [...sources, ...Object.entries(allowed)]) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${source}\n`);
  }
  report = await checkImports(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the import rules', () => {
  it('see every file', () => {
    expect(report.ownModules).toBe(Object.keys(planted).length + Object.keys(allowed).length);
  });

  it('have a planted violation each', () => {
    const names = [...layerRules, ...bundleRules].map((rule) => rule.name);
    expect(new Set(Object.keys(planted))).toEqual(new Set(names));
  });

  it.each(Object.entries(planted))('%s bites', (rule, { from }) => {
    expect(
      report.violations.filter((violation) => violation.rule === rule).map((found) => found.from),
    ).toContain(from);
  });

  it.each(climbing)('$rule: each room above it is out of reach', ({ rule, from, to }) => {
    const seen = report.violations.filter((violation) => violation.rule === rule && violation.from === from);
    expect(seen.map((violation) => violation.to).toSorted()).toEqual(to.toSorted());
  });

  it('leave alone what is allowed', () => {
    const innocent = Object.keys(allowed).filter(
      (name) => name !== 'frontend/lib/two.ts' && !name.includes('detour'),
    );
    const accused = report.violations.filter((violation) => innocent.includes(violation.from));
    expect(accused).toEqual([]);
  });
});

/** Whether it keeps the rules `npm run check` says, which takes a minute. */
describe('the repository', () => {
  it.each(Object.entries(rooms))('names every room of %s', (house, plan) => {
    const folders = readdirSync(path.resolve(import.meta.dirname, '../..', house), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['node_modules', 'dist', 'public'].includes(entry.name))
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(Object.keys(plan).toSorted());
  });
});

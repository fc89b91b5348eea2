import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { watchLive } from '@shop/contracts/live/endpoints';
import fc from 'fast-check';
import { openApiDocument } from '../../src/app/openapi-document.ts';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import { placeGoodOrder } from '../support/orders.ts';

/** So many requests an endpoint of staff gets. */
const RUNS = 6;

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  example?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

interface Operation {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** What people paste, and what those try who look for a hole. */
const TEXTS = [
  'Venkatanarasimharaju'.repeat(4),
  'திருவனந்தபுரத்துச்சுப்பிரமணியன்',
  'عبدالرحمن المستعصم بالله',
  '👨‍👩‍👧‍👦',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x","y")',
  "'; DROP TABLE orders; --",
  '%_\\',
  '../../etc/passwd',
  ' ',
  'x'.repeat(5_000),
  'a\u0000b',
  '\u202Eright to left',
  '१२३',
  '__proto__',
];
const ANYTHING: unknown[] = [
  ...TEXTS,
  '',
  null,
  true,
  0,
  -1,
  0.1,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e300,
  [],
  [[]],
  {},
];
const NOBODY = '01900000-0000-7000-8000-000000000000';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop({ config: { jobPollSeconds: null } });
});
afterAll(() => shop.close());

/** How a value is written into an address. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Values of a schema, now and then another one. @param known what is in the shop: ids, numbers, codes, slugs */
function valuesBy(schemas: Record<string, Schema>, known: readonly string[]) {
  const odd = fc.constantFrom(...ANYTHING);
  const valueOf = (schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 12, arbitrary: rightOf(schema) }, { weight: 1, arbitrary: odd });
  const rightOf = (schema: Schema): fc.Arbitrary<unknown> => {
    if (schema.$ref) return rightOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const { properties = {}, required = [], items = {}, minimum = 0, maximum = 1_000 } = schema;
    switch (schema.type) {
      case 'string':
        return textsOf(schema, known);
      case 'integer':
      case 'number':
        return fc.constantFrom(minimum, minimum + 1, Math.min(100, maximum), maximum);
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(valueOf(items), { maxLength: 3 });
      case 'object':
        return fc.record(
          Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each)])),
          { requiredKeys: required },
        );
      default:
        return odd;
    }
  };
  return valueOf;
}

function textsOf(schema: Schema, known: readonly string[]): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 200, example } = schema;
  if (format === 'date') return fc.constantFrom('2026-11-22', '2026-02-28', '0001-01-01', '9999-12-31');
  if (example !== undefined) return fc.constant(example);
  const wanted = format === 'uuid' ? UUID : pattern === undefined ? /./ : new RegExp(pattern, 'u');
  const fitting = known.filter((text) => wanted.test(text) && text.length <= maxLength);
  const cut = TEXTS.map((text) => text.padEnd(minLength, '.').slice(0, maxLength));
  return fc.constantFrom(...fitting, ...(pattern === undefined && format !== 'uuid' ? cut : [NOBODY]));
}

/** What each table of records knows its rows by. */
async function knownIds(): Promise<string[]> {
  const { number } = await placeGoodOrder(shop);
  await shop.database.query("UPDATE orders SET state = 'confirmed' WHERE number = $1", [number]);
  const rows = await shop.database.query<{ known: string }>(`
    SELECT id::text AS known FROM orders UNION ALL SELECT number FROM orders
    UNION ALL (SELECT id::text FROM product LIMIT 3) UNION ALL (SELECT code FROM product LIMIT 3)
    UNION ALL (SELECT id::text FROM category LIMIT 2) UNION ALL (SELECT id::text FROM city LIMIT 2)
    UNION ALL (SELECT id::text FROM pickup_location LIMIT 2) UNION ALL (SELECT code FROM state LIMIT 2)
    UNION ALL (SELECT slug FROM post LIMIT 2) UNION ALL (SELECT id::text FROM scheme) UNION ALL SELECT slug FROM scheme
    UNION ALL SELECT id::text FROM referrer UNION ALL SELECT code FROM referrer UNION ALL (SELECT key FROM picture LIMIT 2)`);
  return rows.map(({ known }) => known);
}

test('whatever staff send to any endpoint is answered, never by a fault of the program', async () => {
  const known = await knownIds();
  const { paths, components } = openApiDocument();
  const schemas = components?.schemas as unknown as Record<string, Schema>;
  const valueOf = valuesBy(schemas, known);
  const owner = await shop.staff('owner');
  const faults: string[] = [];
  let seed = 0;
  for (const [path, methods] of Object.entries(paths)) {
    // The first never ends, the others end the session or the rights of who asks.
    if (!path.startsWith('/api/admin/') || path === watchLive.path || path.includes('session')) continue;
    for (const [method, operation] of Object.entries(methods) as [string, unknown][]) {
      const { parameters, requestBody } = operation as Operation;
      seed += 1;
      const asked = fc.record({
        path: fc.tuple(
          ...parameters.filter((each) => each.in === 'path').map(({ schema }) => valueOf(schema)),
        ),
        query: fc.record(
          Object.fromEntries(
            parameters
              .filter((each) => each.in === 'query')
              .map(({ name, schema }) => [name, valueOf(schema)]),
          ),
          { requiredKeys: [] },
        ),
        body: valueOf(requestBody?.content['application/json']?.schema ?? { type: 'object' }),
      });
      for (const { path: values, query, body } of fc.sample(asked, { numRuns: RUNS, seed })) {
        let at = 0;
        const url = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(textOf(values[at++]) || NOBODY));
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [name, textOf(value)]),
        );
        const address = `${url}?${search.toString()}`;
        const payload = typeof body === 'object' && body !== null ? body : {};
        const answers = {
          get: () => owner.open(address),
          post: () => owner.post(address, payload),
          put: () => owner.put(address, payload),
          delete: () => owner.delete(address),
        };
        const { status } = await answers[method as keyof typeof answers]();
        if (status >= 500) faults.push(`${status} ${method} ${address} ${JSON.stringify(payload)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

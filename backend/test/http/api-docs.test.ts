import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootShop, type TestShop } from '../support/boot-shop.ts';

interface Document {
  paths: Record<string, Record<string, { parameters: object[]; requestBody?: object; description?: string }>>;
  components: { schemas: Record<string, { properties: object; required: string[] }> };
}

describe('the API description', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await bootShop({ template: 'empty' });
  });
  afterAll(() => shop.close());

  const read = async () => (await shop.visitor().get<Document>('/api/docs-json')).body;

  test('names path, query and body with the bounds that are enforced', async () => {
    const { paths, components } = await read();
    expect(paths['/api/admin/orders/{number}/hold']?.['post']).toMatchObject({
      description: 'Needs the permission `orders.hold`.',
      parameters: [{ name: 'number', in: 'path', required: true }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/HoldOrderRequest' } } },
      },
    });
    expect(paths['/api/admin/orders']?.['get']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'search', in: 'query', required: false }),
    );
    expect(components.schemas['HoldOrderRequest']).toMatchObject({
      properties: { reason: { type: 'string', minLength: 3, maxLength: 300 } },
      required: ['reason'],
    });
  });
});

test('in production only staff may read it', async () => {
  const shop = await bootShop({ template: 'empty', config: { production: true } });
  expect((await shop.visitor().get('/api/docs-json')).status).toBe(401);
  expect((await (await shop.staff()).get('/api/docs-json')).status).toBe(200);
  await shop.close();
});

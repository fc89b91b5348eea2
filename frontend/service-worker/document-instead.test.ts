import { expect, test } from '@jest/globals';
import { documentInstead } from './document-instead.ts';

test('a page whose JSON did not come is loaded as a document, by its whole address', async () => {
  const answer = documentInstead('https://shop.example/crackers/index.pageContext.json?q=rocket');
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({
    _urlRedirect: { url: 'https://shop.example/crackers?q=rocket' },
  });
});

test('the list is loaded with what stands behind its hash', () => {
  expect(documentInstead('https://shop.example/quick-order/index.pageContext.json').status).toBe(404);
});

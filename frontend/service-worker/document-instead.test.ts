import { expect, test } from '@jest/globals';
import { redirect } from 'vike/abort';
import { documentInstead } from './document-instead.ts';

/** What the installed Vike's server sends where a page redirects. */
function vikesRedirect(url: `https://${string}`): unknown {
  return (redirect(url) as Error & { _pageContextAbort?: unknown })._pageContextAbort;
}

test('a page whose JSON did not come is loaded as a document, by its whole address, as Vike would redirect to it', async () => {
  const answer = documentInstead('https://shop.example/crackers/index.pageContext.json?q=rocket');
  expect(answer.headers.get('content-type')).toContain('application/json');
  const { _urlRedirect, _abortCall } = (await answer.json()) as Record<string, unknown>;
  expect(_urlRedirect).toEqual({ url: 'https://shop.example/crackers?q=rocket', statusCode: 302 });
  expect(vikesRedirect('https://shop.example/crackers?q=rocket')).toMatchObject({
    _urlRedirect,
    _abortCall: expect.any(String),
  });
  expect(_abortCall).toEqual(expect.any(String));
});

test('the list is loaded with what stands behind its hash', () => {
  expect(documentInstead('https://shop.example/quick-order/index.pageContext.json').status).toBe(404);
});

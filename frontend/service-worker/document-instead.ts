import { paths } from '../lib/paths.ts';

const JSON_OF_PAGE = '/index.pageContext.json';

/**
 * Has the router load the document, which the worker answers, in place of a page's JSON that did not come. It takes this for
 * a redirect of `vike/abort` to another site, and lets it be where it has gone on to another page by then. The list's
 * address may go on behind a hash, which only the router knows: it loads what it takes for a page of no router's at once.
 * @param url of the JSON
 */
export function documentInstead(url: string): Response {
  const page = url.replace(JSON_OF_PAGE, '');
  if (new URL(page).pathname === paths.quickOrder) return new Response(null, { status: 404 });
  return Response.json({ _abortCall: 'throw redirect()', _urlRedirect: { url: page, statusCode: 302 } });
}

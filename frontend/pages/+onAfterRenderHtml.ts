import { Readable } from 'node:stream';
import type { PageContextServer } from 'vike/types';

/**
 * Hands the page on as a stream of one piece. A text is cut and copied by Vike, all of it and several times, to put its
 * tags in: for the price list that takes as long as React takes to make it.
 */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  const { pageHtmlString } = pageContext;
  if (pageHtmlString === undefined) return;
  delete pageContext.pageHtmlString;
  // Vike takes any stream; this type names React's own only.
  pageContext.pageHtmlStream = Readable.from([pageHtmlString]) as unknown as PageHtmlStream;
}

type PageHtmlStream = NonNullable<PageContextServer['pageHtmlStream']>;

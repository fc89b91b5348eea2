/** What a page's data may say about its head. */
interface HeadFacts {
  /** Keeps this one page out of search engines: a search, a city without enough to say. */
  noindex: boolean;
  ogType: 'website' | 'article';
}

export function headFactsOf(data: unknown): HeadFacts {
  const facts: { noindex?: unknown; ogType?: unknown } =
    typeof data === 'object' && data !== null ? data : {};
  return { noindex: facts.noindex === true, ogType: facts.ogType === 'article' ? 'article' : 'website' };
}

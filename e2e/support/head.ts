/** What the head of a page says to programs. */
export interface Head {
  title: string;
  canonical: string;
  meta(name: string): string;
  property(name: string): string;
  /** The structured data, parsed. */
  things: Record<string, unknown>[];
}

/** Reads the head as the server wrote it, without a browser. */
export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:meta|link)\s[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
    ),
  );
  const contentOf = (key: string, name: string) => tags.find((tag) => tag[key] === name)?.['content'] ?? '';
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: tags.find((tag) => tag['rel'] === 'canonical')?.['href'] ?? '',
    meta: (name) => contentOf('name', name),
    property: (name) => contentOf('property', name),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

function plain(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => signs[name] ?? whole);
}

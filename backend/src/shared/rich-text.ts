import sanitize from 'sanitize-html';

const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
/** Only what the shop stores itself. */
const PICTURE = /^\/media\/[a-z0-9-]{1,80}\/\d{2,4}\.(?:avif|webp)$/;

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'br', 'img'],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, { href = '' }) => {
      const target = href.trim();
      if (!LINK.test(target)) return { tagName, attribs: {} };
      const rel = /^https?:/i.test(target) ? { rel: 'noopener noreferrer nofollow' } : {};
      return { tagName, attribs: { href: target, ...rel } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs['src'] ?? ''),
  // What these hold is not for reading.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'template',
  ],
};

/**
 * Rich text with only what the editor can make: paragraphs, two levels of headings, emphasis, lists, quotations,
 * links, and pictures of the shop. Used when text is stored and again when it is shown.
 */
export function safeRichText(html: string): string {
  return sanitize(html, OPTIONS);
}

/** The words of a rich text, without its marks. */
export function wordsOf(html: string): string {
  return sanitize(html.replace(/<(?:\/(?:p|h2|h3|li|blockquote)|br)\b[^>]*>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/\s+/g, ' ')
    .trim();
}

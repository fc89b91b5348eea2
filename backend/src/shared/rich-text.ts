import { pictureSources, pictureUrl } from '@shop/contracts/catalogue/pictures';
import type { PictureView } from '@shop/contracts/catalogue/views';
import sanitize from 'sanitize-html';
import { isVisible } from './visible-text.ts';

const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
/** Only what the shop stores itself. */
const PICTURE = /^\/media\/([a-z0-9-]{1,80})\/\d{2,4}\.(?:avif|webp)$/;

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

/** The same of a text that may be missing. What holds nothing is missing. */
export function safeRichTextIfAny(html: string | null): string | null {
  const safe = safeRichText(html ?? '');
  return holdsNothing(safe) ? null : safe;
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

/** A cleaned text without its empty paragraphs: those who write leave them, and a page keeps its distances itself. */
export function withoutBlanks(html: string): string {
  return html.replace(/<p>(?:<br \/>|\s|&nbsp;|\u00A0)*<\/p>/g, '');
}

/** A cleaned text whose headings can be linked to by their words: `#our-prices`. */
export function withAnchors(html: string): string {
  return html.replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
    const id = wordsOf(inner)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(' ', '-');
    return `<h2${id && ` id="${id}"`}>${inner}</h2>`;
  });
}

/** Whether there is neither a word in it nor a picture. */
export function holdsNothing(html: string): boolean {
  return !isVisible(wordsOf(html)) && pictureKeysIn(html).length === 0;
}

const IMG = /<img\b([^>]*)>/g;
/** How wide a text stands on a page of the shop. */
const SIZES = '(width < 720px) 94vw, 672px';
/** The widest that a browser without AVIF and WebP widths is given, px. */
const PLAIN = 960;

/** The pictures of the shop in a cleaned text. */
export function pictureKeysIn(html: string): string[] {
  return [...new Set([...html.matchAll(IMG)].flatMap(([, attributes = '']) => keyIn(attributes) ?? []))];
}

/** A cleaned text with its pictures as pages show them: in all their widths, loaded late, their place kept. */
export function withPictures(html: string, pictures: readonly PictureView[]): string {
  return html.replace(IMG, (_, attributes: string) => {
    const picture = pictures.find(({ key }) => key === keyIn(attributes));
    if (!picture) return '';
    const alt = attribute('alt', attributes) || escaped(picture.alt);
    const plain = picture.widths.findLast((width) => width <= PLAIN) ?? picture.width;
    const sources = (['avif', 'webp'] as const).map(
      (format) =>
        `<source type="image/${format}" srcset="${pictureSources(picture, format)}" sizes="${SIZES}" />`,
    );
    return `<picture>${sources.join('')}<img src="${pictureUrl(picture.key, plain, 'webp')}" alt="${alt}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async" /></picture>`;
  });
}

function keyIn(attributes: string): string | undefined {
  return PICTURE.exec(attribute('src', attributes))?.[1];
}

/** As it stands in the HTML, escaped. */
function attribute(name: string, attributes: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

import type { TextEntry } from '@shop/contracts/rules/texts/shop-texts';

/** A text without a subject. */
export const plain = (body: string): TextEntry => ({ subject: '', body });
export const mail = (subject: string, ...paragraphs: readonly string[]): TextEntry => ({
  subject,
  body: paragraphs.join('\n\n'),
});

/** The marks of a rich text, as its editor makes them. */
export const p = (text: string) => `<p>${text}</p>`;
export const h2 = (text: string) => `<h2>${text}</h2>`;
export const ul = (...points: readonly string[]) =>
  `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
export const a = (href: string, text: string) => `<a href="${href}">${text}</a>`;

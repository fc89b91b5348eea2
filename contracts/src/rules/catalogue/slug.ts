import { PRODUCT_TEXT } from '../limits.ts';

/** `2¾" Kuruvi` → `2-3-4-inch-kuruvi`: lower case, ASCII, words joined by dashes. */
export function slugOf(name: string): string {
  return name
    .replace(/["”]/g, ' inch ')
    .replace(/[¼½¾]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', ' ')} `)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What the address of a product may be called, best first: one name sells in several contents. */
export function slugsOf({
  name,
  content,
  code,
}: {
  name: string;
  content: string | null;
  code: string;
}): string[] {
  // Cut to what an address may have, of long names the three are one: the code alone is an address as well.
  const cut = (text: string) => slugOf(text).slice(0, PRODUCT_TEXT.slug.max).replace(/-$/, '');
  return [name, `${name} ${content ?? ''}`, `${name} ${code}`, code].map(cut).filter(Boolean);
}

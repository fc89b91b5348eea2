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
  return [name, `${name} ${content ?? ''}`, `${name} ${code}`, code].map(slugOf).filter(Boolean);
}

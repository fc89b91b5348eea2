/** What search engines show of a rich text: no tags, at most this many characters, cut at a word. */
const LONGEST = 160;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of sanitised HTML, for descriptions. */
export function plainText(html: string, longest = LONGEST): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest - 1))}…`;
}

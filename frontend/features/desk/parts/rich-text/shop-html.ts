/**
 * What the editor holds, as the shop keeps it. Quill 2 writes every list as `<ol>` and says in an attribute of each
 * item what it is; the backend strips the attribute, and bullets would become numbers. Its marks for the cursor go, and
 * a text of nothing but an empty paragraph is no text.
 */
export function shopHtml(editorHtml: string): string {
  const html = editorHtml
    .replace(/<span class="ql-ui"[^>]*>.*?<\/span>/g, '')
    .replace(/<ol>(.*?)<\/ol>/gs, (_, items: string) => listsOf(items));
  return /^(?:<p>(?:<br\s*\/?>|\s|&nbsp;)*<\/p>)*$/.test(html) ? '' : html;
}

const ITEM = /<li data-list="(\w+)"[^>]*>(.*?)<\/li>/gs;

/** Items that follow each other and are of one kind make one list. */
function listsOf(items: string): string {
  const lists: { tag: string; items: string }[] = [];
  for (const [, kind, content] of items.matchAll(ITEM)) {
    const tag = kind === 'bullet' ? 'ul' : 'ol';
    const item = `<li>${content}</li>`;
    const last = lists.at(-1);
    if (last?.tag === tag) last.items += item;
    else lists.push({ tag, items: item });
  }
  return lists.map((list) => `<${list.tag}>${list.items}</${list.tag}>`).join('');
}

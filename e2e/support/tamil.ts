import type { Page } from '@playwright/test';

/**
 * What the Tamil part of a page says in Latin letters, and a screen reader of it too, but for what is marked as English
 * and for what people typed. Three letters make a word: LR, QR and units are said so.
 * @param typed names and the like
 */
export async function englishOn(page: Page, typed: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts = new Set<string>();
    const add = (element: Element | null, text: string | null) => {
      if (text && element?.closest('[lang]')?.getAttribute('lang') === 'ta') texts.add(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      add(node.parentElement, node.textContent);
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        add(element, element.getAttribute(name));
    return [...texts];
  });
  if (said.length < 5) throw new Error('No Tamil part on this page');
  const without = (text: string) =>
    typed.reduce((rest, each) => (each ? rest.replaceAll(each, '') : rest), text);
  return said.filter((text) => /[A-Za-z]{3,}/.test(without(text)));
}

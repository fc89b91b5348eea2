import { categoryPictures, productPictures } from './catalogue.ts';
import { drawings } from './drawings.ts';

export const WIDTHS = [96, 240, 480, 960] as const;

/** What the shop is told of its pictures: this stands committed in `demo/pictures.json`, the pictures do not. */
export function manifest() {
  return {
    pictures: drawings.map(({ key, alt }) => ({ key, alt, width: 960, height: 960, widths: WIDTHS })),
    products: productPictures,
    categories: categoryPictures,
  };
}

/** The manifest as a file, with the widths on one line each, as the formatter of the repository would have them. */
export function manifestFile(): string {
  const text = JSON.stringify(manifest(), null, 2);
  const compact = text.replaceAll(
    /\[\s+(\d[\d,\s]*?)\s+\]/g,
    (_, list: string) => `[${list.replaceAll(/\s+/g, ' ')}]`,
  );
  return `${compact}\n`;
}

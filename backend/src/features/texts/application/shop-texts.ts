import type { Language } from '@shop/contracts/rules/language';
import type { TextEntry, TextId } from '@shop/contracts/rules/texts/shop-texts';

/** @property language that it is written in, which need not be the one asked for */
export interface CurrentText {
  language: Language;
  entry: TextEntry;
}

/** The texts as they are now, from memory as long as nobody changes them. */
export abstract class ShopTexts {
  /**
   * The owner's own words in this language, else her English ones, else the text that came with the shop: what she
   * changed in English is never shown in another language as it was before.
   */
  abstract current(id: TextId, language: Language): Promise<CurrentText>;
  /** Rich texts as pages show them: cleaned, with their pictures. */
  abstract shown(html: string): Promise<string>;
}

import type { Language } from '@shop/contracts/rules/language';
import type { TextEntry, TextId } from '@shop/contracts/rules/texts/shop-texts';

/** The texts as they are now, from memory as long as nobody changes them. */
export abstract class ShopTexts {
  /** In English where it is not there in the other language. */
  abstract current(id: TextId, language: Language): Promise<TextEntry>;
  /** Rich texts as pages show them: cleaned, with their pictures. */
  abstract shown(html: string): Promise<string>;
}

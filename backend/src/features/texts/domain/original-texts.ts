import type { Language } from '@shop/contracts/rules/language';
import type { TextEntry, TextId } from '@shop/contracts/rules/texts/shop-texts';
import { TEXTS as ENGLISH } from './originals/en/texts.ts';
import { TEXTS as TAMIL } from './originals/ta/texts.ts';

const ORIGINALS: Record<Language, Record<TextId, TextEntry>> = { en: ENGLISH, ta: TAMIL };

/** The text that comes with the shop. */
export function originalText(id: TextId, language: Language): TextEntry {
  return ORIGINALS[language][id];
}

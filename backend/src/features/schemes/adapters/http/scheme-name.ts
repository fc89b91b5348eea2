import type { Language } from '@shop/contracts/rules/language';

/** In a language; in English where it has no name in that one. */
export function schemeNameIn(
  { name, nameTa }: { name: string; nameTa: string | null },
  language: Language,
): string {
  return language === 'ta' ? (nameTa ?? name) : name;
}

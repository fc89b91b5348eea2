import { contentOf, unitOf } from '@shop/contracts/rules/catalogue/unit-words/ta';
import type { Language } from '@shop/contracts/rules/language';

/** The name in the paper's language, and the other one where there are two. */
export function namesOf(
  { name, nameTa }: { name: string; nameTa: string | null },
  language: Language,
): readonly [name: string, other?: string] {
  if (!nameTa) return [name];
  return language === 'ta' ? [nameTa, name] : [name, nameTa];
}

/** How goods are sold, and what is in one: `Box, 10 pcs`. */
export function packingOf(
  { unit, content }: { unit: string; content: string | null },
  language: Language,
): string {
  const said = language === 'ta' ? [unitOf(unit), content && contentOf(content)] : [unit, content];
  return said.filter(Boolean).join(', ');
}

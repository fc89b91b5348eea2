import { PAGE_TEXT_IDS, type TextId } from '@shop/contracts/rules/texts/shop-texts';
import type { TextRowView } from '@shop/contracts/texts/views';
import { words } from '../../../words/en/staff/texts.ts';

/** What is said of a Tamil text that does not follow the English one; null where it does. */
export function behindEnglish(id: TextId, rows: readonly TextRowView[]): string | null {
  const lastIn = (language: TextRowView['language']) =>
    rows.find((row) => row.id === id && row.language === language)?.last ?? null;
  const [english, tamil] = [lastIn('en'), lastIn('ta')];
  if (english === null) return null;
  if (!tamil?.isOwn && PAGE_TEXT_IDS.includes(id))
    return english.isOwn ? words.shownInEnglish(english.savedAt) : null;
  if (!tamil?.isOwn) return english.isOwn ? words.olderThanEnglish(english.savedAt) : null;
  return tamil.savedAt < english.savedAt ? words.olderThanEnglish(english.savedAt) : null;
}

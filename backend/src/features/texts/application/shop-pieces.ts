import { dayWords as englishDays, type DayWords } from '@shop/contracts/rules/day-words/en';
import { dayWords as tamilDays } from '@shop/contracts/rules/day-words/ta';
import { formatDay } from '@shop/contracts/rules/days';
import type { Language, Translated } from '@shop/contracts/rules/language';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { KEPT_DAYS, YEARS_OF_NAMES } from '@shop/contracts/rules/retention';
import type { Settings } from '@shop/contracts/shop/views';
import { PIECES as ENGLISH } from '../domain/originals/en/pieces.ts';
import { PIECES as TAMIL } from '../domain/originals/ta/pieces.ts';

const WORDS: Record<Language, Translated<typeof ENGLISH>> = { en: ENGLISH, ta: TAMIL };
const DAYS: Record<Language, DayWords> = { en: englishDays, ta: tamilDays };

/**
 * What the shop fills in by itself, from its settings as they are now.
 * @param minimumPaise the smallest minimum order of the states that are served; null: none is
 * @param language of the text that they stand in
 */
export function shopPieces(
  { identity, season, sale, site }: Pick<Settings, 'identity' | 'season' | 'sale' | 'site'>,
  minimumPaise: number | null,
  language: Language,
): Record<string, string> {
  const { ordering, measuring, notMeasuring, or, years, days } = WORDS[language];
  const { how, inShort, agreement } = ordering[sale.mode];
  const phones = identity.phones.map(wholePhone);
  return {
    shop: identity.name,
    company: identity.legalName,
    city: identity.city,
    address: `${identity.address}, ${identity.city} ${identity.pinCode}`,
    since: String(identity.since),
    phone: phones[0] ?? wholePhone(identity.whatsapp),
    phones: phones.join(or),
    whatsapp: wholePhone(identity.whatsapp),
    email: identity.email,
    licence: identity.licenceNumber,
    'licence-until': formatDay(identity.licenceExpiresOn, DAYS[language]),
    gstin: identity.gstin,
    festival: (language === 'ta' && season.festivalTa) || season.festival,
    minimum: minimumPaise === null ? '' : formatMoney(minimumPaise),
    'how-you-order': how,
    'order-in-short': inShort,
    agreement,
    measuring: site.tagManagerId === null ? notMeasuring : measuring,
    'kept-books': years(YEARS_OF_NAMES),
    'kept-unpaid': days(KEPT_DAYS.unpaid),
    'kept-messages': days(KEPT_DAYS.message),
    'kept-told': days(KEPT_DAYS.toldReminder),
    'kept-reminders': days(KEPT_DAYS.reminder),
    'kept-transfers': days(KEPT_DAYS.strayTransfer),
    'kept-photos': days(KEPT_DAYS.claimPhoto),
    'kept-backups': days(KEPT_DAYS.backup),
  };
}

/** On one line within a sentence. */
function wholePhone(digits: string): string {
  return formatMobile(digits).replace(' ', '\u00A0');
}

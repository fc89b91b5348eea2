import type { Language } from '@shop/contracts/rules/language';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { FAINT, GREEN, PAGE, type Sheet } from './sheet.ts';
import { words as english } from './words/en.ts';
import { words as tamil } from './words/ta.ts';

const WORDS = { en: english, ta: tamil };
/** Between what stands on the left and what stands on the right, points. */
const GAP = 12;

export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** The most that a logo takes, points. */
export const LOGO = { width: 96, height: 36 };

/** The shop as documents name it. */
export interface PrintedShop extends ShopIdentity {
  /** A PNG as a data URL, if it has one that could be read. */
  logo: string | null;
}

/** The shop's logo, name and address on the left, what the document is on the right, which is never cut for them. */
export function letterhead(
  sheet: Sheet,
  shop: PrintedShop,
  title: string,
  underTitle: string,
  language: Language = 'en',
): void {
  const beside = sheet.picture(shop.logo, PAGE.margin, sheet.y, LOGO);
  const x = PAGE.margin + beside;
  const besideTitle = sheet.text(title, PAGE.margin, sheet.y + 2, TEXT_WIDTH, {
    size: 14,
    bold: true,
    align: 'right',
  });
  const width = TEXT_WIDTH - beside - GAP;
  sheet.text(shop.name, x, sheet.y, width - besideTitle, { size: 18, bold: true, colour: GREEN });
  sheet.y += 25;
  const faint = { size: 8, colour: FAINT };
  const besideUnderTitle = sheet.text(underTitle, PAGE.margin, sheet.y, TEXT_WIDTH, {
    ...faint,
    align: 'right',
  });
  const address = `${shop.address}, ${shop.city} ${shop.pinCode}`;
  sheet.text(address, x, sheet.y, width - besideUnderTitle, faint);
  sheet.y += 12;
  const phones = shop.phones.map(formatMobile).join(', ');
  const contact = WORDS[language].contact(phones, formatMobile(shop.whatsapp), shop.email);
  sheet.text(contact, x, sheet.y, TEXT_WIDTH - beside, faint);
  sheet.y += 16;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
  sheet.y += 8;
}

/** What must stand on every document of a seller of crackers. */
export function footOf(shop: ShopIdentity, language: Language = 'en'): string {
  return WORDS[language].foot(shop.legalName, shop.licenceNumber, shop.gstin);
}

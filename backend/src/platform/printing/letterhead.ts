import { formatMobile } from '@shop/contracts/rules/phone';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { FAINT, GREEN, PAGE, type Sheet } from './sheet.ts';

export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
/** The most that a logo takes, points. */
export const LOGO = { width: 96, height: 36 };

/** The shop as documents name it. */
export interface PrintedShop extends ShopIdentity {
  /** A PNG as a data URL, if it has one that could be read. */
  logo: string | null;
}

/** The shop's logo, name and address on the left, what the document is on the right. */
export function letterhead(sheet: Sheet, shop: PrintedShop, title: string, underTitle: string): void {
  const beside = sheet.picture(shop.logo, PAGE.margin, sheet.y, LOGO);
  const x = PAGE.margin + beside;
  sheet.text(shop.name, x, sheet.y, TEXT_WIDTH * 0.6 - beside, { size: 18, bold: true, colour: GREEN });
  sheet.text(title, PAGE.margin, sheet.y + 2, TEXT_WIDTH, { size: 14, bold: true, align: 'right' });
  sheet.y += 25;
  const faint = { size: 8, colour: FAINT };
  sheet.text(`${shop.address}, ${shop.city} ${shop.pinCode}`, x, sheet.y, TEXT_WIDTH * 0.7 - beside, faint);
  sheet.text(underTitle, PAGE.margin, sheet.y, TEXT_WIDTH, { ...faint, align: 'right' });
  sheet.y += 12;
  const phones = shop.phones.map(formatMobile).join(', ');
  sheet.text(
    `Phone ${phones} · WhatsApp ${formatMobile(shop.whatsapp)} · ${shop.email}`,
    x,
    sheet.y,
    TEXT_WIDTH - beside,
    faint,
  );
  sheet.y += 16;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
  sheet.y += 8;
}

/** What must stand on every document of a seller of crackers. */
export function footOf(shop: ShopIdentity): string {
  return `${shop.legalName} · Licence ${shop.licenceNumber} · GSTIN ${shop.gstin}`;
}

import { formatMobile } from '@shop/contracts/rules/phone';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { FAINT, GREEN, PAGE, type Sheet } from './sheet.ts';

export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** The shop's name and address on the left, what the document is on the right. */
export function letterhead(sheet: Sheet, shop: ShopIdentity, title: string, underTitle: string): void {
  const x = PAGE.margin;
  sheet.text(shop.name, x, sheet.y, TEXT_WIDTH * 0.6, { size: 18, bold: true, colour: GREEN });
  sheet.text(title, x, sheet.y + 2, TEXT_WIDTH, { size: 14, bold: true, align: 'right' });
  sheet.y += 25;
  const faint = { size: 8, colour: FAINT };
  sheet.text(`${shop.address}, ${shop.city} ${shop.pinCode}`, x, sheet.y, TEXT_WIDTH * 0.7, faint);
  sheet.text(underTitle, x, sheet.y, TEXT_WIDTH, { ...faint, align: 'right' });
  sheet.y += 12;
  const phones = shop.phones.map(formatMobile).join(', ');
  sheet.text(
    `Phone ${phones} · WhatsApp ${formatMobile(shop.whatsapp)} · ${shop.email}`,
    x,
    sheet.y,
    TEXT_WIDTH,
    faint,
  );
  sheet.y += 16;
  sheet.rule(x, TEXT_WIDTH);
  sheet.y += 8;
}

/** What must stand on every document of a seller of crackers. */
export function footOf(shop: ShopIdentity): string {
  return `${shop.legalName} · Licence ${shop.licenceNumber} · GSTIN ${shop.gstin}`;
}

import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { packingPath } from '@shop/contracts/rules/documents/slip-path';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { LOGO, TEXT_WIDTH, type PrintedShop } from '../../../../platform/printing/letterhead.ts';
import type { PrintedDocument } from '../../../../platform/printing/printed-document.ts';
import { FAINT, PAGE, Sheet, type Column } from '../../../../platform/printing/sheet.ts';
import { qrCode } from './qr-code.ts';
import type { DocumentOrder } from '../../application/document-printer.ts';

const LEFT = PAGE.margin;
const ROW = 24;
const QR_CODE_SIDE = 84;
const TICK: Column = [0, 16];
const CODE: Column = [22, 60];
const NAME: Column = [86, 230];
const CONTENT: Column = [322, 110];
const QUANTITY: Column = [436, 60];

/** What is packed of each order: a line an item, a box to tick, and the QR code that a phone reads. */
export const document: PrintedDocument<[orders: DocumentOrder[], shop: PrintedShop, publicUrl: string]> = {
  address: import.meta.url,
  set(orders, shop, publicUrl) {
    const sheet = new Sheet(`${shop.name}: packing`);
    for (const [index, order] of orders.entries()) {
      if (index > 0) sheet.next();
      slip(sheet, order, shop, publicUrl);
    }
    return sheet.finish(shop.name);
  },
};

function slip(sheet: Sheet, order: DocumentOrder, shop: PrintedShop, publicUrl: string): void {
  const { number, placedAt, customer, pickupLocation, remarks, hold, lines } = order;
  const left = LEFT + TEXT_WIDTH - QR_CODE_SIDE;
  qrCode(sheet, publicUrl + packingPath(number), { left, top: sheet.y, side: QR_CODE_SIDE });
  const width = TEXT_WIDTH - QR_CODE_SIDE - 16;
  const beside = sheet.picture(shop.logo, LEFT, sheet.y, LOGO);
  sheet.text('Packing slip', LEFT + beside, sheet.y, width - beside, { size: 9, colour: FAINT });
  sheet.text(number, LEFT + beside, sheet.y + 12, width - beside, { size: 26, bold: true });
  sheet.text(`Placed ${formatDay(dayOf(new Date(placedAt)))}`, LEFT, sheet.y + 46, width, {
    size: 8,
    colour: FAINT,
  });
  sheet.y += 58;
  sheet.paragraph(`${customer.name} · ${formatMobile(customer.phone)}`, LEFT, width, {
    size: 11,
    bold: true,
  });
  const place = pickupLocation
    ? `${pickupLocation.name}, ${pickupLocation.city}, ${customer.stateName} ${pickupLocation.pinCode}`
    : `To the door: ${customer.address}, ${customer.city}, ${customer.stateName} ${customer.pinCode}`;
  sheet.paragraph(place, LEFT, width, { size: 9.5 });
  if (remarks) sheet.paragraph(`Remarks: ${remarks}`, LEFT, width, { size: 9, bold: true });
  if (hold) sheet.paragraph(`On hold: ${hold.reason}`, LEFT, width, { size: 11, bold: true });
  sheet.y = Math.max(sheet.y, PAGE.margin + QR_CODE_SIDE) + 10;
  head(sheet);
  sheet.repeat(() => head(sheet));
  for (const line of lines) row(sheet, line);
  sheet.repeat(null);
  sheet.ensureRoom(40);
  sheet.y += 10;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  sheet.text(`${lines.length} items, ${pieces} in all`, LEFT, sheet.y, TEXT_WIDTH, { size: 10, bold: true });
  sheet.text('Packed by                              Parcels', LEFT, sheet.y, TEXT_WIDTH - 60, {
    align: 'right',
  });
  sheet.rule(LEFT + TEXT_WIDTH - 50, 50, sheet.y + 12);
}

function head(sheet: Sheet): void {
  const style = { size: 7.5, colour: FAINT };
  sheet.cell(CODE, 'Code', 2, style);
  sheet.cell(NAME, 'Product', 2, style);
  sheet.cell(CONTENT, 'Content', 2, style);
  sheet.cell(QUANTITY, 'Quantity', 2, { ...style, align: 'right' });
  sheet.y += 15;
  sheet.rule(LEFT, TEXT_WIDTH);
}

function row(sheet: Sheet, { code, name, nameTa, unit, content, quantity }: OrderLine): void {
  sheet.ensureRoom(ROW);
  sheet.frame(LEFT + TICK[0], sheet.y + 6, 12, 12, '#000000');
  sheet.cell(CODE, code, 6, { size: 9 });
  sheet.cell(NAME, name, nameTa ? 1 : 6, { size: 9.5 });
  if (nameTa) sheet.cell(NAME, nameTa, 13, { size: 7, colour: FAINT });
  sheet.cell(CONTENT, content ? `${unit}, ${content}` : unit, 6, { size: 8.5 });
  sheet.cell(QUANTITY, String(quantity), 4, { size: 13, bold: true, align: 'right' });
  sheet.y += ROW;
  sheet.rule(LEFT, TEXT_WIDTH);
}

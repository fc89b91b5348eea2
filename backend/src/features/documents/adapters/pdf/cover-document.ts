import { receiptName } from '@shop/contracts/rules/orders/lorry-receipt';
import { formatMobile } from '@shop/contracts/rules/phone';
import { townLine } from '@shop/contracts/rules/places/town-line';
import { TEXT_WIDTH, type PrintedShop } from '../../../../platform/printing/letterhead.ts';
import type { PrintedDocument } from '../../../../platform/printing/printed-document.ts';
import { FAINT, PAGE, Sheet } from '../../../../platform/printing/sheet.ts';
import type { DocumentOrder } from '../../application/document-printer.ts';

const LEFT = PAGE.margin;
/** Two covers on a page, to be cut apart. */
const HALF_PAGE = PAGE.height / 2;

/** The address that is glued on each parcel. */
export const document: PrintedDocument<[orders: DocumentOrder[], shop: PrintedShop]> = {
  address: import.meta.url,
  set(orders, shop) {
    const sheet = new Sheet(`${shop.name}: parcels`);
    const all = orders.flatMap((order) =>
      Array.from({ length: order.parcels }, (_, index) => ({ order, parcel: index + 1 })),
    );
    for (const [index, { order, parcel }] of all.entries()) {
      if (index > 0 && index % 2 === 0) sheet.next();
      cover(sheet, order, parcel, shop, index % 2 === 0 ? 0 : HALF_PAGE);
    }
    return sheet.finish(null);
  },
};

function cover(sheet: Sheet, order: DocumentOrder, parcel: number, shop: PrintedShop, top: number): void {
  const { number, customer, pickupLocation, parcels, dispatch } = order;
  if (top > 0) sheet.rule(0, PAGE.width, top);
  sheet.y = top + PAGE.margin;
  sheet.text(number, LEFT, sheet.y, TEXT_WIDTH / 2, { size: 20, bold: true });
  const count = `Parcel ${parcel} of ${parcels}`;
  sheet.text(count, LEFT, sheet.y, TEXT_WIDTH, { size: 20, bold: true, align: 'right' });
  sheet.y += 34;
  sheet.rule(LEFT, TEXT_WIDTH);
  sheet.y += 10;
  sheet.text('To', LEFT, sheet.y, TEXT_WIDTH, { size: 10, colour: FAINT });
  sheet.y += 14;
  sheet.paragraph(customer.name, LEFT, TEXT_WIDTH, { size: 26, bold: true });
  sheet.paragraph(formatMobile(customer.phone), LEFT, TEXT_WIDTH, { size: 22, bold: true });
  const lines = pickupLocation
    ? [
        pickupLocation.name,
        `${pickupLocation.address}, ${pickupLocation.city} ${pickupLocation.pinCode}`,
        `${pickupLocation.contact}, ${formatMobile(pickupLocation.phone)}`,
      ]
    : [customer.address, townLine(customer)];
  for (const text of lines) sheet.paragraph(text, LEFT, TEXT_WIDTH, { size: 15 });
  const bottom = top + HALF_PAGE - PAGE.margin - 30;
  if (dispatch) {
    sheet.text(`${dispatch.transporter} · ${receiptName(dispatch.lrNumber)}`, LEFT, bottom - 22, TEXT_WIDTH, {
      size: 13,
      bold: true,
    });
  }
  sheet.rule(LEFT, TEXT_WIDTH, bottom);
  const from = `From ${shop.name}, ${shop.address}, ${shop.city} ${shop.pinCode} · ${shop.phones.map(formatMobile).join(', ')}`;
  sheet.text(from, LEFT, bottom + 6, TEXT_WIDTH, { size: 9 });
  sheet.text('Fireworks: keep dry and away from fire', LEFT, bottom + 19, TEXT_WIDTH, {
    size: 9,
    bold: true,
  });
}

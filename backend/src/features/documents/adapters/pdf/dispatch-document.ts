import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { byLorry, type Load } from '@shop/contracts/rules/documents/loads';
import { formatMobile } from '@shop/contracts/rules/phone';
import {
  footOf,
  letterhead,
  TEXT_WIDTH,
  type PrintedShop,
} from '../../../../platform/printing/letterhead.ts';
import type { PrintedDocument } from '../../../../platform/printing/printed-document.ts';
import { FAINT, PAGE, Sheet, type Column } from '../../../../platform/printing/sheet.ts';
import type { DocumentOrder } from '../../application/document-printer.ts';

const LEFT = PAGE.margin;
const ROW = 22;
const NUMBER: Column = [0, 74];
const CUSTOMER: Column = [78, 150];
const PHONE: Column = [232, 88];
const LR: Column = [324, 80];
const PARCELS: Column = [406, 44];
const BALANCE: Column = [454, 69];

/** What goes where on which lorry: a part for each pickup location and transporter, to be signed by the driver. */
export const document: PrintedDocument<[orders: DocumentOrder[], shop: PrintedShop]> = {
  address: import.meta.url,
  set(orders, shop) {
    const sheet = new Sheet(`${shop.name}: dispatch`);
    for (const [index, load] of byLorry(orders).entries()) {
      if (index > 0) sheet.next();
      part(sheet, load, shop);
    }
    return sheet.finish(footOf(shop));
  },
};

function part(
  sheet: Sheet,
  { place, transporter, day, orders }: Load<DocumentOrder>,
  shop: PrintedShop,
): void {
  letterhead(sheet, shop, 'Dispatch sheet', day ? formatDay(day) : 'not dispatched yet');
  sheet.text(place ?? 'To the door', LEFT, sheet.y, TEXT_WIDTH * 0.6, { size: 14, bold: true });
  sheet.text(transporter ?? '', LEFT, sheet.y, TEXT_WIDTH, { size: 14, bold: true, align: 'right' });
  sheet.y += 26;
  head(sheet);
  sheet.repeat(() => head(sheet));
  for (const order of orders) row(sheet, order);
  sheet.repeat(null);
  sheet.ensureRoom(90);
  sheet.y += 8;
  const parcels = orders.reduce((sum, order) => sum + order.parcels, 0);
  const sum = `${counted(orders.length, 'order')}, ${counted(parcels, 'parcel')}`;
  sheet.text(sum, LEFT, sheet.y, TEXT_WIDTH, {
    size: 12,
    bold: true,
  });
  sheet.y += 56;
  for (const [index, who] of ['Handed over by', 'Driver, with name and vehicle'].entries()) {
    const x = LEFT + index * (TEXT_WIDTH / 2);
    sheet.rule(x, TEXT_WIDTH / 2 - 20);
    sheet.text(who, x, sheet.y + 3, TEXT_WIDTH / 2 - 20, { size: 8, colour: FAINT });
  }
}

function head(sheet: Sheet): void {
  const style = { size: 7.5, colour: FAINT };
  const right = { ...style, align: 'right' } as const;
  sheet.cell(NUMBER, 'Order', 2, style);
  sheet.cell(CUSTOMER, 'Customer', 2, style);
  sheet.cell(PHONE, 'Phone', 2, style);
  sheet.cell(LR, 'LR number', 2, style);
  sheet.cell(PARCELS, 'Parcels', 2, right);
  sheet.cell(BALANCE, 'To be paid', 2, right);
  sheet.y += 15;
  sheet.rule(LEFT, TEXT_WIDTH);
}

function row(sheet: Sheet, { number, customer, dispatch, parcels, balancePaise }: DocumentOrder): void {
  sheet.ensureRoom(ROW);
  sheet.cell(NUMBER, number, 5, { bold: true });
  sheet.cell(CUSTOMER, `${customer.name}, ${customer.city}`, 5);
  sheet.cell(PHONE, formatMobile(customer.phone), 5);
  sheet.cell(LR, dispatch?.lrNumber ?? '', 5);
  sheet.cell(PARCELS, String(parcels), 5, { align: 'right' });
  if (balancePaise > 0) sheet.cell(BALANCE, formatMoney(balancePaise), 5, { align: 'right' });
  sheet.y += ROW;
  sheet.rule(LEFT, TEXT_WIDTH);
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

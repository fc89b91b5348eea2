import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { OrderLine } from '@shop/contracts/rules/quote';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { footOf, letterhead, TEXT_WIDTH } from '../../../../printing/letterhead.ts';
import type { Paper } from '../../../../printing/paper.ts';
import { FAINT, GREEN, PAGE, Sheet, type TextStyle } from '../../../../printing/sheet.ts';

const ROW = 25;
const HALF = TEXT_WIDTH / 2;
/** Left edges and widths of the columns, points from the margin. */
const CODE = [0, 42] as const;
const NAME = [44, 200] as const;
const CONTENT = [248, 82] as const;
const NET = [332, 58] as const;
const QUANTITY = [394, 46] as const;
const AMOUNT = [444, 79] as const;

/** The bill of an order that is not yet an invoice. */
export const paper: Paper<[order: TrackedOrderView, shop: ShopIdentity]> = {
  address: import.meta.url,
  set(order, shop) {
    const sheet = new Sheet(`${shop.name}: ${order.number}`);
    const title = order.state === 'cancelled' ? 'Cancelled order' : 'Estimate';
    letterhead(sheet, shop, title, `${order.number} · ${formatInstant(order.placedAt)}`);
    people(sheet, order);
    head(sheet);
    sheet.repeat(() => head(sheet));
    for (const line of order.lines) row(sheet, line);
    sheet.repeat(null);
    sums(sheet, order);
    payment(sheet, order);
    return sheet.finish(footOf(shop));
  },
};

function people(sheet: Sheet, { customer, delivery, pickupLocation, remarks }: TrackedOrderView): void {
  const to = [
    customer.name,
    customer.address,
    `${customer.city}, ${customer.district}`,
    `${customer.stateName} ${customer.pinCode}`,
    `Phone ${formatMobile(customer.phone)}`,
  ];
  const at = pickupLocation
    ? [
        pickupLocation.name,
        pickupLocation.address,
        `${pickupLocation.city} ${pickupLocation.pinCode}`,
        `${pickupLocation.contact}, phone ${formatMobile(pickupLocation.phone)}`,
        pickupLocation.hours,
      ]
    : ['Somebody of 18 or older must be at home.'];
  const caption = { size: 7.5, colour: FAINT };
  sheet.text('For', PAGE.margin, sheet.y, HALF, caption);
  sheet.text(
    delivery === 'pickup' ? 'To collect at' : 'Delivered to the door',
    PAGE.margin + HALF,
    sheet.y,
    HALF,
    caption,
  );
  sheet.y += 11;
  const top = sheet.y;
  const ends = [to, at].map((lines, column) => {
    sheet.y = top;
    for (const [place, text] of lines.entries()) {
      sheet.paragraph(text, PAGE.margin + column * HALF, HALF - 12, { bold: place === 0 });
    }
    return sheet.y;
  });
  sheet.y = Math.max(...ends);
  if (remarks) {
    sheet.y += 4;
    sheet.paragraph(`Remarks: ${remarks}`, PAGE.margin, TEXT_WIDTH, { size: 8, colour: FAINT });
  }
  sheet.y += 8;
}

function head(sheet: Sheet): void {
  const style = { size: 7.5, colour: FAINT } as const;
  const right = { ...style, align: 'right' } as const;
  sheet.cell(CODE, 'Code', 2, style);
  sheet.cell(NAME, 'Product', 2, style);
  sheet.cell(CONTENT, 'Content', 2, style);
  sheet.cell(NET, 'Net rate', 2, right);
  sheet.cell(QUANTITY, 'Quantity', 2, right);
  sheet.cell(AMOUNT, 'Amount', 2, right);
  sheet.y += 16;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
}

function row(sheet: Sheet, line: OrderLine): void {
  sheet.demand(ROW);
  sheet.cell(CODE, line.code, 6, { size: 8, colour: FAINT });
  sheet.cell(NAME, line.name, line.nameTa ? 1 : 6);
  if (line.nameTa) sheet.cell(NAME, line.nameTa, 13, { size: 7, colour: FAINT });
  sheet.cell(CONTENT, line.content ? `${line.unit}, ${line.content}` : line.unit, 6, { size: 8 });
  sheet.cell(NET, formatMoney(line.netPaise), 6, { align: 'right' });
  sheet.cell(QUANTITY, String(line.quantity), 6, { align: 'right' });
  sheet.cell(AMOUNT, formatMoney(line.amountPaise), 6, { align: 'right' });
  sheet.y += ROW;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
}

function sums(sheet: Sheet, { totals, paidPaise, balancePaise, benefitPaise }: TrackedOrderView): void {
  const entries: [string, string][] = [
    ['Goods at MRP', formatMoney(totals.mrpPaise)],
    ['Discount', signed(-totals.discountPaise)],
    ['Goods at net rates', formatMoney(totals.goodsPaise)],
    ['Packing', formatMoney(totals.packingPaise)],
    ['Freight', totals.freightPaise === null ? 'to pay on collection' : formatMoney(totals.freightPaise)],
    ['Rounding', signed(totals.roundingPaise)],
  ];
  sheet.demand(14 * (entries.length + 5));
  sheet.y += 6;
  const line = (name: string, amount: string, style: TextStyle = {}) => {
    sheet.text(name, PAGE.margin + HALF, sheet.y, HALF / 2, { colour: FAINT, ...style });
    sheet.text(amount, PAGE.margin + HALF, sheet.y, HALF, { ...style, align: 'right' });
    sheet.y += (style.size ?? 9) + 5;
  };
  for (const [name, amount] of entries) line(name, amount);
  line('Total', formatMoney(totals.totalPaise), { size: 12, bold: true, colour: GREEN });
  if (benefitPaise > 0) line('Benefit of the scheme', signed(-benefitPaise));
  if (paidPaise !== 0) {
    line('Paid', formatMoney(paidPaise));
    line('Balance', formatMoney(balancePaise), { bold: true });
  }
}

function signed(paise: number): string {
  return paise < 0 ? `− ${formatMoney(-paise)}` : formatMoney(paise);
}

function payment(sheet: Sheet, { paymentDetails, balancePaise, destination }: TrackedOrderView): void {
  const told = [
    'This is an estimate, not a tax invoice. Prices include GST; the invoice comes with the goods.',
    ...(paymentDetails && balancePaise > 0
      ? [
          `To pay: UPI ${paymentDetails.upiId}, or ${paymentDetails.bank}, account ${paymentDetails.accountNumber}, IFSC ${paymentDetails.ifsc}, in the name of ${paymentDetails.accountName}.`,
        ]
      : []),
    ...(destination?.burstingHours
      ? [`Bursting hours: ${destination.burstingHours}. ${destination.note}`]
      : []),
  ];
  sheet.y += 10;
  for (const text of told) {
    sheet.paragraph(text, PAGE.margin, TEXT_WIDTH, { size: 8, colour: FAINT });
    sheet.y += 3;
  }
}

import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { townLine } from '@shop/contracts/rules/places/town-line';
import {
  footOf,
  letterhead,
  TEXT_WIDTH,
  type PrintedShop,
} from '../../../../platform/printing/letterhead.ts';
import type { PrintedDocument } from '../../../../platform/printing/printed-document.ts';
import { FAINT, GREEN, PAGE, Sheet, type TextStyle } from '../../../../platform/printing/sheet.ts';
import type { EstimatedOrder } from '../../application/document-printer.ts';
import { HALF, sideBySide } from '../../../../platform/printing/side-by-side.ts';
import { table, type TableColumn } from '../../../../platform/printing/table.ts';

const faint = { size: 8, colour: FAINT };
const columns: readonly TableColumn<OrderLine>[] = [
  { head: 'Code', at: [0, 42], style: faint, cell: ({ code }) => code },
  { head: 'Product', at: [44, 200], cell: ({ name, nameTa }) => (nameTa ? [name, nameTa] : name) },
  {
    head: 'Content',
    at: [248, 82],
    style: { size: 8 },
    cell: ({ unit, content }) => (content ? `${unit}, ${content}` : unit),
  },
  { head: 'Net rate', at: [332, 58], align: 'right', cell: ({ netPaise }) => formatMoney(netPaise) },
  { head: 'Quantity', at: [394, 46], align: 'right', cell: ({ quantity }) => String(quantity) },
  { head: 'Amount', at: [444, 79], align: 'right', cell: ({ amountPaise }) => formatMoney(amountPaise) },
];

/** The bills of orders that are not yet invoices, each on pages of its own. */
export const document: PrintedDocument<[orders: EstimatedOrder[], shop: PrintedShop]> = {
  address: import.meta.url,
  set(orders, shop) {
    const sheet = new Sheet(`${shop.name}: ${orders[0]?.number ?? ''}`);
    for (const [index, order] of orders.entries()) {
      if (index > 0) sheet.next();
      one(sheet, order, shop);
    }
    return sheet.finish(footOf(shop));
  },
};

function one(sheet: Sheet, order: EstimatedOrder, shop: PrintedShop): void {
  const title = order.state === 'cancelled' ? 'Cancelled order' : 'Estimate';
  letterhead(sheet, shop, title, `${order.number} · ${formatInstant(order.placedAt)}`);
  people(sheet, order);
  table(sheet, columns, order.lines, 25);
  sums(sheet, order);
  remarksAtFoot(sheet, order);
}

function people(sheet: Sheet, { customer, delivery, pickupLocation, remarks }: EstimatedOrder): void {
  const { tradeName, gstin } = customer;
  const to = [
    customer.name,
    ...(tradeName ? [tradeName] : []),
    ...(gstin ? [`GSTIN ${gstin}`] : []),
    ...(customer.address ? [customer.address] : []),
    townLine(customer),
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
  sideBySide(sheet, [
    { caption: 'For', lines: to },
    { caption: delivery === 'pickup' ? 'To collect at' : 'Delivered to the door', lines: at },
  ]);
  if (remarks) {
    sheet.y += 4;
    sheet.paragraph(`Remarks: ${remarks}`, PAGE.margin, TEXT_WIDTH, { size: 8, colour: FAINT });
  }
  sheet.y += 8;
}

function sums(sheet: Sheet, order: EstimatedOrder): void {
  const { totals, paidPaise, balancePaise, benefitPaise, creditedPaise } = order;
  const entries: [string, string][] = [
    ['Goods at MRP', formatMoney(totals.mrpPaise)],
    ['Discount', formatMoney(-totals.discountPaise)],
    ['Goods at net rates', formatMoney(totals.goodsPaise)],
    ['Packing', formatMoney(totals.packingPaise)],
    ['Freight', totals.freightPaise === null ? 'to pay on collection' : formatMoney(totals.freightPaise)],
    ['Rounding', formatMoney(totals.roundingPaise)],
  ];
  sheet.ensureRoom(14 * (entries.length + 5));
  sheet.y += 6;
  const line = (name: string, amount: string, style: TextStyle = {}) => {
    sheet.text(name, PAGE.margin + HALF, sheet.y, HALF / 2, { colour: FAINT, ...style });
    sheet.text(amount, PAGE.margin + HALF, sheet.y, HALF, { ...style, align: 'right' });
    sheet.y += (style.size ?? 9) + 5;
  };
  for (const [name, amount] of entries) line(name, amount);
  line('Total', formatMoney(totals.totalPaise), { size: 12, bold: true, colour: GREEN });
  if (benefitPaise > 0) line('Benefit of the scheme', formatMoney(-benefitPaise));
  if (creditedPaise > 0) line('Credited for goods', formatMoney(-creditedPaise));
  if (paidPaise !== 0 || creditedPaise > 0) {
    line('Paid', formatMoney(paidPaise));
    line('Balance', formatMoney(balancePaise), { bold: true });
  }
}

/** How to pay stands on no file: what is kept is soon of an older balance, and anybody can alter it. */
function remarksAtFoot(sheet: Sheet, { state, balancePaise, destination }: EstimatedOrder): void {
  const remarks = [
    'This is an estimate, not a tax invoice. Prices include GST; the invoice comes with the goods.',
    ...(balancePaise > 0 && state !== 'cancelled'
      ? ['What is still to be paid, and to which account, stands on your order’s page only.']
      : []),
    ...(destination?.burstingHours
      ? [`Bursting hours: ${destination.burstingHours}. ${destination.note}`]
      : []),
  ];
  sheet.y += 10;
  for (const text of remarks) {
    sheet.paragraph(text, PAGE.margin, TEXT_WIDTH, { size: 8, colour: FAINT });
    sheet.y += 3;
  }
}

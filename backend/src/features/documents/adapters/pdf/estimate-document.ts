import type { Language } from '@shop/contracts/rules/language';
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
import { sideBySide } from '../../../../platform/printing/side-by-side.ts';
import { table, type TableColumn } from '../../../../platform/printing/table.ts';
import { namesOf, packingOf } from './printed-goods.ts';
import { words as english } from './words/en/estimate.ts';
import { words as tamil } from './words/ta/estimate.ts';

const WORDS = { en: english, ta: tamil };

const faint = { size: 8, colour: FAINT };

function columnsIn(language: Language): TableColumn<OrderLine>[] {
  const words = WORDS[language];
  return [
    { head: words.code, at: [0, 42], style: faint, cell: ({ code }) => code },
    { head: words.product, at: [44, 200], cell: (line) => namesOf(line, language) },
    {
      head: words.content,
      at: [248, 82],
      style: { size: 8 },
      cell: (line) => packingOf(line, language),
    },
    { head: words.netRate, at: [332, 58], align: 'right', cell: ({ netPaise }) => formatMoney(netPaise) },
    { head: words.quantity, at: [394, 46], align: 'right', cell: ({ quantity }) => String(quantity) },
    {
      head: words.amount,
      at: [444, 79],
      align: 'right',
      cell: ({ amountPaise }) => formatMoney(amountPaise),
    },
  ];
}

/** The bills of orders that are not yet invoices, each on pages of its own and in its own language. */
export const document: PrintedDocument<[orders: EstimatedOrder[], shop: PrintedShop]> = {
  address: import.meta.url,
  set(orders, shop) {
    const [first] = orders;
    const sheet = new Sheet(`${shop.name}: ${first?.number ?? ''}`, first?.language);
    for (const [index, order] of orders.entries()) {
      if (index > 0) sheet.next();
      one(sheet, order, shop);
    }
    return sheet.finish(orders.map(({ language }) => footOf(shop, language)));
  },
};

function one(sheet: Sheet, order: EstimatedOrder, shop: PrintedShop): void {
  const { number, placedAt, state, lines, language } = order;
  const words = WORDS[language];
  const title = state === 'cancelled' ? words.cancelled : words.estimate;
  letterhead(sheet, shop, title, words.underTitle(number, placedAt), language);
  people(sheet, order);
  table(sheet, columnsIn(language), lines, 25);
  sums(sheet, order);
  remarksAtFoot(sheet, order);
}

function people(
  sheet: Sheet,
  { customer, delivery, pickupLocation, remarks, language }: EstimatedOrder,
): void {
  const words = WORDS[language];
  const { tradeName, gstin } = customer;
  const to = [
    customer.name,
    ...(tradeName ? [tradeName] : []),
    ...(gstin ? [words.gstin(gstin)] : []),
    ...(customer.address ? [customer.address] : []),
    townLine(customer),
    words.phone(formatMobile(customer.phone)),
  ];
  const at = pickupLocation
    ? [
        pickupLocation.name,
        pickupLocation.address,
        `${pickupLocation.city} ${pickupLocation.pinCode}`,
        words.contact(pickupLocation.contact, formatMobile(pickupLocation.phone)),
        pickupLocation.hours,
      ]
    : [words.adultAtHome];
  sideBySide(sheet, [
    { caption: words.forWhom, lines: to },
    { caption: delivery === 'pickup' ? words.collectAt : words.deliveredTo, lines: at },
  ]);
  if (remarks) {
    sheet.y += 4;
    sheet.paragraph(words.remarks(remarks), PAGE.margin, TEXT_WIDTH, { size: 8, colour: FAINT });
  }
  sheet.y += 8;
}

/** The widths of a sum with its name, and of a name alone, points. */
const SUM = { width: 300, name: 180 };

function sums(sheet: Sheet, order: EstimatedOrder): void {
  const words = WORDS[order.language];
  const { totals, paidPaise, balancePaise, benefitPaise, creditedPaise } = order;
  const entries: [string, string][] = [
    [words.mrp, formatMoney(totals.mrpPaise)],
    [words.discount, formatMoney(-totals.discountPaise)],
    [words.goods, formatMoney(totals.goodsPaise)],
    [words.packing, formatMoney(totals.packingPaise)],
    [words.freight, totals.freightPaise === null ? words.onCollection : formatMoney(totals.freightPaise)],
    [words.rounding, formatMoney(totals.roundingPaise)],
  ];
  sheet.ensureRoom(14 * (entries.length + 5));
  sheet.y += 6;
  const left = PAGE.margin + TEXT_WIDTH - SUM.width;
  const line = (name: string, amount: string, style: TextStyle = {}) => {
    sheet.text(name, left, sheet.y, SUM.name, { colour: FAINT, ...style });
    sheet.text(amount, left, sheet.y, SUM.width, { ...style, align: 'right' });
    sheet.y += (style.size ?? 9) + 5;
  };
  for (const [name, amount] of entries) line(name, amount);
  line(words.total, formatMoney(totals.totalPaise), { size: 12, bold: true, colour: GREEN });
  if (benefitPaise > 0) line(words.benefit, formatMoney(-benefitPaise));
  if (creditedPaise > 0) line(words.credited, formatMoney(-creditedPaise));
  if (paidPaise !== 0 || creditedPaise > 0) {
    line(words.paid, formatMoney(paidPaise));
    line(words.balance, formatMoney(balancePaise), { bold: true });
  }
}

/** How to pay stands on no file: what is kept is soon of an older balance, and anybody can alter it. */
function remarksAtFoot(sheet: Sheet, { state, balancePaise, destination, language }: EstimatedOrder): void {
  const words = WORDS[language];
  const remarks = [
    words.noInvoice,
    ...(balancePaise > 0 && state !== 'cancelled' ? [words.payOnPage] : []),
    ...(destination?.burstingHours ? [burstingOf(destination, language)] : []),
  ];
  sheet.y += 10;
  for (const text of remarks) {
    sheet.paragraph(text, PAGE.margin, TEXT_WIDTH, { size: 8, colour: FAINT });
    sheet.y += 3;
  }
}

/** What the owner wrote of a state in English alone is said in English. */
function burstingOf(
  { burstingHours, burstingHoursTa, note, noteTa }: NonNullable<EstimatedOrder['destination']>,
  language: Language,
): string {
  const said = WORDS[language].bursting;
  return language === 'ta'
    ? said(burstingHoursTa ?? burstingHours, noteTa ?? note)
    : said(burstingHours, note);
}

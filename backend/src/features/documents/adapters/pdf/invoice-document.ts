import type { EInvoiceView } from '@shop/contracts/e-invoices/views';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import { formatDay } from '@shop/contracts/rules/days';
import { parcelCount, receiptName } from '@shop/contracts/rules/orders/lorry-receipt';
import { amountInWords } from '@shop/contracts/rules/documents/invoices/amount-in-words';
import {
  gstinOf,
  placeOfSupplyOf,
  sumOf,
  type InvoiceContent,
  type InvoiceLine,
} from '@shop/contracts/rules/documents/invoices/invoice';
import { COPIES, type InvoiceCopy } from '@shop/contracts/rules/documents/invoices/copies';
import { linesByRate, printedHsn } from '@shop/contracts/rules/documents/invoices/printed-hsn';
import { formatMobile } from '@shop/contracts/rules/phone';
import { townLine } from '@shop/contracts/rules/places/town-line';
import { LOGO, TEXT_WIDTH } from '../../../../platform/printing/letterhead.ts';
import { qrCode } from './qr-code.ts';
import type { PrintedInvoice } from '../../application/document-printer.ts';
import type { PrintedDocument } from '../../../../platform/printing/printed-document.ts';
import { FAINT, PAGE, Sheet, type Column, type TextStyle } from '../../../../platform/printing/sheet.ts';

const LEFT = PAGE.margin;
const HALF = TEXT_WIDTH / 2;
const ROW = 22;
/** Two inches: what is signed has about nine hundred letters. */
const SIGNED_SIDE = 144;
const CAPTION: TextStyle = { size: 7, colour: FAINT };
/** Left edges and widths of the columns, points from the margin. */
const COLUMNS = {
  place: [0, 14],
  name: [16, 140],
  hsn: [158, 44],
  quantity: [204, 44],
  rate: [250, 46],
  discount: [298, 42],
  taxable: [342, 54],
  percent: [398, 26],
  tax: [426, 44],
  total: [472, 51],
} as const satisfies Record<string, Column>;

const CHARGES = { packing: 'Packing charge', freight: 'Freight' } as const;

/** Tax invoices and credit notes with all that rule 46 asks for, each on pages of its own. */
export const document: PrintedDocument<[copies: PrintedInvoice[], logo: string | null]> = {
  address: import.meta.url,
  set(copies, logo) {
    const [first] = copies;
    const sheet = new Sheet(first?.invoice.number ?? '');
    for (const [index, copy] of copies.entries()) {
      if (index > 0) sheet.next();
      one(sheet, copy, logo);
    }
    return sheet.finish(first ? footOf(first.invoice) : '');
  },
};

function one(sheet: Sheet, { invoice, copy }: PrintedInvoice, logo: string | null): void {
  const { lines, seller } = invoice.content;
  head(sheet, invoice, copy, logo);
  people(sheet, invoice);
  heads(sheet);
  sheet.repeat(() => heads(sheet));
  for (const [index, line] of lines.entries()) row(sheet, index + 1, line, printedHsn(line, seller));
  sheet.repeat(null);
  sums(sheet, invoice.content);
  byRate(sheet, invoice.content);
  foot(sheet, invoice);
}

function head(
  sheet: Sheet,
  { kind, number, day, content: { seller, orderNumber }, credits }: InvoiceView,
  copy: InvoiceCopy,
  logo: string | null,
): void {
  const title = kind === 'invoice' ? 'Tax invoice' : 'Credit note';
  const beside = sheet.picture(logo, LEFT, sheet.y, LOGO);
  sheet.text(seller.legalName, LEFT + beside, sheet.y, TEXT_WIDTH * 0.62 - beside, { size: 14, bold: true });
  sheet.text(title, LEFT, sheet.y, TEXT_WIDTH, { size: 16, bold: true, align: 'right' });
  const right = (text: string, down: number, style: TextStyle = {}) =>
    sheet.text(text, LEFT, sheet.y + down, TEXT_WIDTH, { ...style, align: 'right' });
  right(number, 20, { size: 11, bold: true });
  right(`Date ${formatDay(day)} · Order ${orderNumber}`, 35, { size: 8 });
  right(credits ? `Against ${credits.number} of ${formatDay(credits.day)}` : COPIES[copy], 46, CAPTION);
  const left = [
    `${seller.address}, ${seller.city} ${seller.pinCode}, ${seller.stateName} (${seller.stateCode})`,
    `GSTIN ${seller.gstin} · Licence ${seller.licenceNumber}`,
    `Phone ${seller.phones.map(formatMobile).join(', ')} · ${seller.email}`,
  ];
  for (const [index, text] of left.entries()) {
    sheet.text(text, LEFT + beside, sheet.y + 20 + index * 11, TEXT_WIDTH * 0.68 - beside, { size: 8 });
  }
  sheet.y += 60;
  sheet.rule(LEFT, TEXT_WIDTH);
  sheet.y += 7;
}

/** What the portal gave: the codes on the left of what it signed. */
function registered(sheet: Sheet, { irn, ackNo, ackDay, qr }: EInvoiceView, top: number): void {
  const width = TEXT_WIDTH - SIGNED_SIDE - 10;
  sheet.text(`IRN ${irn}`, LEFT, top, width, { size: 7 });
  sheet.text(`Acknowledgement ${ackNo} of ${formatDay(ackDay)}`, LEFT, top + 10, width, { size: 8 });
  const left = LEFT + TEXT_WIDTH - SIGNED_SIDE;
  if (qr) qrCode(sheet, qr, { left, top, side: SIGNED_SIDE, correction: 'L' });
}

function people(sheet: Sheet, { content, dispatch, eInvoice }: InvoiceView): void {
  const { buyer, delivery } = content;
  const gstin = gstinOf(content);
  const supplied = placeOfSupplyOf(content);
  const columns: [caption: string, lines: string[]][] = [
    [
      'Billed to',
      [
        ...(buyer.tradeName ? [buyer.tradeName] : []),
        buyer.name,
        ...(gstin ? [`GSTIN ${gstin}`] : []),
        ...(buyer.address ? [buyer.address] : []),
        townLine(buyer),
        `Phone ${formatMobile(buyer.phone)}`,
      ],
    ],
    [
      'Delivered at',
      [
        delivery.name,
        `${delivery.address}, ${delivery.city} ${delivery.pinCode}`,
        `Place of supply: ${supplied.name} (${supplied.code})`,
        ...(dispatch
          ? [
              `By ${dispatch.transporter}, ${receiptName(dispatch.lrNumber)}, ${parcelCount(dispatch.parcels)}`,
            ]
          : []),
        ...(dispatch?.ewayBill ? [`E-way bill ${dispatch.ewayBill}`] : []),
      ],
    ],
  ];
  const first = sheet.y;
  if (eInvoice) registered(sheet, eInvoice, first);
  const top = first + (eInvoice ? 26 : 0);
  const width = eInvoice?.qr ? (TEXT_WIDTH - SIGNED_SIDE) / 2 : HALF;
  const ends = columns.map(([caption, lines], column) => {
    const x = LEFT + column * width;
    sheet.y = top;
    sheet.text(caption, x, sheet.y, width, CAPTION);
    sheet.y += 10;
    for (const [place, text] of lines.entries()) {
      sheet.paragraph(text, x, width - 12, { size: 8.5, bold: place === 0 });
    }
    return sheet.y;
  });
  sheet.y = Math.max(...ends, eInvoice?.qr ? first + SIGNED_SIDE : 0) + 6;
}

function heads(sheet: Sheet): void {
  const words = {
    place: '#',
    name: 'Description',
    hsn: 'HSN',
    quantity: 'Quantity',
    rate: 'Rate',
    discount: 'Discount',
    taxable: 'Taxable value',
    percent: 'GST',
    tax: 'Tax',
    total: 'Amount',
  } satisfies Record<keyof typeof COLUMNS, string>;
  sheet.rule(LEFT, TEXT_WIDTH);
  for (const [name, text] of Object.entries(words) as [keyof typeof COLUMNS, string][]) {
    sheet.cell(COLUMNS[name], text, 3, { ...CAPTION, align: isText(name) ? 'left' : 'right' });
  }
  sheet.y += 16;
  sheet.rule(LEFT, TEXT_WIDTH);
}

const isText = (name: keyof typeof COLUMNS) => name === 'place' || name === 'name' || name === 'hsn';

function row(sheet: Sheet, place: number, line: InvoiceLine, hsn: string): void {
  sheet.ensureRoom(ROW);
  const small: TextStyle = { size: 7.5 };
  const figure: TextStyle = { size: 7.5, align: 'right' };
  const { code, nameTa, unit, content, quantity, ratePaise } = line;
  const under = [code, content, nameTa].filter(Boolean).join(' · ');
  sheet.cell(COLUMNS.place, String(place), 4, { ...small, colour: FAINT });
  sheet.cell(COLUMNS.name, line.charge ? CHARGES[line.charge] : line.name, under ? 1 : 4, { size: 8 });
  if (under) sheet.cell(COLUMNS.name, under, 11, { size: 6.5, colour: FAINT });
  sheet.cell(COLUMNS.hsn, hsn, 4, small);
  if (quantity !== null) sheet.cell(COLUMNS.quantity, `${quantity} ${unit ?? ''}`, 4, figure);
  if (ratePaise !== null) sheet.cell(COLUMNS.rate, plain(ratePaise), 4, figure);
  if (line.discountPaise > 0) sheet.cell(COLUMNS.discount, plain(line.discountPaise), 4, figure);
  sheet.cell(COLUMNS.taxable, plain(line.taxablePaise), 4, figure);
  sheet.cell(COLUMNS.percent, `${line.basisPoints / 100} %`, 4, figure);
  sheet.cell(COLUMNS.tax, plain(line.cgstPaise + line.sgstPaise + line.igstPaise), 4, figure);
  sheet.cell(COLUMNS.total, plain(line.totalPaise), 4, figure);
  sheet.y += ROW;
  sheet.rule(LEFT, TEXT_WIDTH);
}

function sums(sheet: Sheet, { totals, isWithinState }: InvoiceContent): void {
  const entries: [string, number][] = [
    ['Taxable value', totals.taxablePaise],
    ...(isWithinState
      ? ([
          ['CGST', totals.cgstPaise],
          ['SGST', totals.sgstPaise],
        ] as [string, number][])
      : ([['IGST', totals.igstPaise]] as [string, number][])),
    ['Rounding', totals.roundingPaise],
  ];
  sheet.ensureRoom(13 * (entries.length + 3));
  sheet.y += 6;
  const line = (name: string, amount: string, style: TextStyle = {}) => {
    sheet.text(name, LEFT + HALF, sheet.y, HALF / 2, { size: 8.5, ...style });
    sheet.text(amount, LEFT + HALF, sheet.y, HALF, { size: 8.5, ...style, align: 'right' });
    sheet.y += (style.size ?? 8.5) + 4.5;
  };
  for (const [name, paise] of entries) line(name, plain(paise));
  line('Total', `₹${plain(totals.totalPaise)}`, { size: 12, bold: true });
  sheet.y += 2;
  sheet.paragraph(amountInWords(totals.totalPaise), LEFT, TEXT_WIDTH, { size: 9, bold: true });
  sheet.y += 4;
}

/** What the lines come to by HSN and rate. */
function byRate(sheet: Sheet, { lines, seller, isWithinState }: InvoiceContent): void {
  const kinds = linesByRate(lines, seller);
  const taxes = isWithinState ? (['cgst', 'sgst'] as const) : (['igst'] as const);
  const columns: Column[] = [
    [0, 50],
    [60, 90],
    [160, 110],
    [280, 110],
    [400, 123],
  ];
  const put = (texts: string[], style: TextStyle) => {
    for (const [index, text] of texts.entries()) {
      sheet.cell(columns[index] ?? [0, 0], text, 3, { ...style, align: index === 0 ? 'left' : 'right' });
    }
    sheet.y += 14;
    sheet.rule(LEFT, TEXT_WIDTH);
  };
  sheet.ensureRoom(14 * (kinds.length + 2));
  put(['HSN', 'Taxable value', ...taxes.map((tax) => tax.toUpperCase()), 'Tax'], CAPTION);
  for (const kind of kinds) {
    const [line] = kind;
    if (!line) continue;
    const { basisPoints } = line;
    const sum = sumOf(kind, 0);
    const parts = taxes.map((tax) => `${basisPoints / 100 / taxes.length} %   ${plain(sum[`${tax}Paise`])}`);
    const all = sum.cgstPaise + sum.sgstPaise + sum.igstPaise;
    put([printedHsn(line, seller), plain(sum.taxablePaise), ...parts, plain(all)], { size: 8 });
  }
}

function foot(sheet: Sheet, { reason, content: { seller, lines } }: InvoiceView): void {
  const hasDiscount = lines.some(({ discountPaise }) => discountPaise > 0);
  const remarks = [
    ...(reason ? [`Reason: ${reason}`] : []),
    'Rates and amounts include tax.' +
      (hasDiscount ? ' The discount is the benefit of an advance scheme.' : ''),
    'Tax is not payable on reverse charge.',
  ];
  sheet.ensureRoom(80);
  sheet.y += 8;
  const top = sheet.y;
  for (const text of remarks) sheet.paragraph(text, LEFT, HALF, { size: 7.5, colour: FAINT });
  sheet.text(`For ${seller.legalName}`, LEFT + HALF, top, HALF, { size: 8.5, align: 'right' });
  sheet.text('Authorised signatory', LEFT + HALF, top + 46, HALF, { ...CAPTION, align: 'right' });
  sheet.y = Math.max(sheet.y, top + 58);
}

const figures = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
/** Rupees with two places and no sign, as bills have them. */
const plain = (paise: number) => figures.format(paise / 100);

const footOf = ({ content: { seller } }: InvoiceView) => `${seller.legalName} · GSTIN ${seller.gstin}`;

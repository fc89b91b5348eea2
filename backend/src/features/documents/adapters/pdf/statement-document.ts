import type { PayoutStatementView, StatementLineView } from '@shop/contracts/payouts/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import {
  footOf,
  letterhead,
  TEXT_WIDTH,
  type PrintedShop,
} from '../../../../platform/printing/letterhead.ts';
import type { PrintedDocument } from '../../../../platform/printing/printed-document.ts';
import { FAINT, GREEN, PAGE, Sheet, type TextStyle } from '../../../../platform/printing/sheet.ts';
import { sideBySide } from '../../../../platform/printing/side-by-side.ts';
import { table, type TableColumn } from '../../../../platform/printing/table.ts';

const KINDS = {
  pending: 'Commission',
  earned: 'Commission',
  reversed: 'Taken back',
  paid: 'Paid',
  returned: 'Transfer failed, due again',
  taxed: 'TDS deducted when the month was credited',
} as const;

const FAILED = {
  whole: 'The transfer failed: no TDS was deducted, and all of it is due again.',
  taxStands: 'The transfer failed: the TDS stays deducted, and the rest is due again.',
} as const;

const small = { size: 8 };
const columns: readonly TableColumn<StatementLineView>[] = [
  { head: 'Day', at: [0, 70], style: small, cell: ({ at }) => formatDay(dayOf(new Date(at))) },
  {
    head: 'For',
    at: [74, 190],
    style: small,
    cell: ({ kind, orderNumber }) => (orderNumber ? `${KINDS[kind]}, order ${orderNumber}` : KINDS[kind]),
  },
  {
    head: 'Goods',
    at: [268, 90],
    align: 'right',
    style: small,
    cell: ({ basePaise }) => (basePaise === null ? null : formatMoney(basePaise)),
  },
  {
    head: 'Rate',
    at: [362, 60],
    align: 'right',
    style: small,
    cell: ({ basisPoints }) => (basisPoints === null ? null : `${basisPoints / 100} %`),
  },
  { head: 'Amount', at: [426, 97], align: 'right', cell: ({ paise }) => formatMoney(paise) },
];

/** What a payout to a referrer is made of, with the tax that was deducted from it. */
export const document: PrintedDocument<[statement: PayoutStatementView, shop: PrintedShop]> = {
  address: import.meta.url,
  set(statement, shop) {
    const sheet = new Sheet(`${shop.name}: ${statement.reference}`);
    const day = formatDay(dayOf(new Date(statement.at)));
    letterhead(sheet, shop, 'Payout statement', `${statement.reference} · ${day}`);
    people(sheet, statement);
    table(sheet, columns, statement.lines, 18);
    sums(sheet, statement);
    return sheet.finish(footOf(shop));
  },
};

function people(sheet: Sheet, statement: PayoutStatementView): void {
  const { name, code, address, pan, tan, paidTo, bankReference, state, taxStands } = statement;
  const to = [name, ...(address ? [address] : []), `Code ${code}`, `PAN ${pan ?? 'not given'}`];
  const by = [
    paidTo,
    ...(bankReference ? [`Bank reference ${bankReference}`] : []),
    ...(tan ? [`TAN of the shop ${tan}`] : []),
    ...(state === 'failed' ? [taxStands ? FAILED.taxStands : FAILED.whole] : []),
  ];
  sideBySide(sheet, [
    { caption: 'Paid to', lines: to },
    { caption: 'Paid by', lines: by },
  ]);
  sheet.y += 10;
}

function sums(sheet: Sheet, statement: PayoutStatementView): void {
  const { grossPaise, uncreditedPaise, taxPaise, taxablePaise, basisPoints, netPaise } = statement;
  const { taxYear, taxSection } = statement;
  const share = `${basisPoints / 100} % of ${formatMoney(taxablePaise)}`;
  const none =
    uncreditedPaise === 0
      ? 'none here, it was deducted before'
      : 'none, the year’s commissions do not reach the sum for it';
  const of = taxablePaise === 0 ? none : share;
  const tax = `TDS, section ${taxSection}, ${taxYear}: ${of}`;
  sheet.ensureRoom(80);
  sheet.y += 8;
  const line = (name: string, amount: string, style: TextStyle = {}) => {
    sheet.text(name, PAGE.margin, sheet.y, TEXT_WIDTH * 0.75, { colour: FAINT, ...style });
    sheet.text(amount, PAGE.margin, sheet.y, TEXT_WIDTH, { ...style, align: 'right' });
    sheet.y += (style.size ?? 9) + 6;
  };
  line('Commissions', formatMoney(grossPaise));
  line(tax, formatMoney(0 - taxPaise));
  line('Paid out', formatMoney(netPaise), { size: 12, bold: true, colour: GREEN });
}

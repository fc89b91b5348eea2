import type { PayoutStatementView, StatementLineView } from '@shop/contracts/payouts/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { footOf, letterhead, TEXT_WIDTH } from '../../../../printing/letterhead.ts';
import type { Paper } from '../../../../printing/paper.ts';
import { FAINT, GREEN, PAGE, Sheet, type TextStyle } from '../../../../printing/sheet.ts';

const ROW = 18;
const HALF = TEXT_WIDTH / 2;
/** Left edges and widths of the columns, points from the margin. */
const DAY = [0, 70] as const;
const WHAT = [74, 190] as const;
const BASE = [268, 90] as const;
const RATE = [362, 60] as const;
const AMOUNT = [426, 97] as const;

const KINDS = {
  pending: 'Commission',
  earned: 'Commission',
  reversed: 'Taken back',
  paid: 'Paid',
  returned: 'Transfer failed, due again',
} as const;

/** What a payout to a referrer is made of, with what was kept back of it. */
export const paper: Paper<[statement: PayoutStatementView, shop: ShopIdentity]> = {
  address: import.meta.url,
  set(statement, shop) {
    const sheet = new Sheet(`${shop.name}: ${statement.reference}`);
    const day = formatDay(dayOf(new Date(statement.at)));
    letterhead(sheet, shop, 'Commission statement', `${statement.reference} · ${day}`);
    people(sheet, statement);
    head(sheet);
    sheet.repeat(() => head(sheet));
    for (const line of statement.lines) row(sheet, line);
    sheet.repeat(null);
    sums(sheet, statement);
    return sheet.finish(footOf(shop));
  },
};

function people(sheet: Sheet, statement: PayoutStatementView): void {
  const { name, code, address, pan, paidTo, bankReference, state } = statement;
  const to = [name, ...(address ? [address] : []), `Code ${code}`, `PAN ${pan ?? 'not given'}`];
  const by = [
    paidTo,
    ...(bankReference ? [`Bank reference ${bankReference}`] : []),
    ...(state === 'failed' ? ['The transfer failed; the sum is due again.'] : []),
  ];
  const caption = { size: 7.5, colour: FAINT };
  sheet.text('Paid to', PAGE.margin, sheet.y, HALF, caption);
  sheet.text('Paid by', PAGE.margin + HALF, sheet.y, HALF, caption);
  sheet.y += 11;
  const top = sheet.y;
  const ends = [to, by].map((lines, column) => {
    sheet.y = top;
    for (const [place, text] of lines.entries()) {
      sheet.paragraph(text, PAGE.margin + column * HALF, HALF - 12, { bold: place === 0 });
    }
    return sheet.y;
  });
  sheet.y = Math.max(...ends) + 10;
}

function head(sheet: Sheet): void {
  const style = { size: 7.5, colour: FAINT } as const;
  const right = { ...style, align: 'right' } as const;
  sheet.cell(DAY, 'Day', 2, style);
  sheet.cell(WHAT, 'For', 2, style);
  sheet.cell(BASE, 'Goods', 2, right);
  sheet.cell(RATE, 'Rate', 2, right);
  sheet.cell(AMOUNT, 'Amount', 2, right);
  sheet.y += 16;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
}

function row(
  sheet: Sheet,
  { at, kind, orderNumber, basePaise, basisPoints, paise }: StatementLineView,
): void {
  sheet.demand(ROW);
  sheet.cell(DAY, formatDay(dayOf(new Date(at))), 5, { size: 8 });
  sheet.cell(WHAT, orderNumber ? `${KINDS[kind]}, order ${orderNumber}` : KINDS[kind], 5, { size: 8 });
  if (basePaise !== null) sheet.cell(BASE, formatMoney(basePaise), 5, { size: 8, align: 'right' });
  if (basisPoints !== null) sheet.cell(RATE, `${basisPoints / 100} %`, 5, { size: 8, align: 'right' });
  sheet.cell(AMOUNT, signed(paise), 5, { align: 'right' });
  sheet.y += ROW;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
}

function sums(sheet: Sheet, statement: PayoutStatementView): void {
  const { grossPaise, taxPaise, taxablePaise, basisPoints, netPaise, taxYear, taxSection } = statement;
  const share = `${basisPoints / 100} % of ${formatMoney(taxablePaise)}`;
  const of = taxablePaise === 0 ? 'none, the year’s payouts do not reach the sum for it' : share;
  const tax = `Tax deducted at source, section ${taxSection}, ${taxYear}: ${of}`;
  sheet.demand(80);
  sheet.y += 8;
  const line = (name: string, amount: string, style: TextStyle = {}) => {
    sheet.text(name, PAGE.margin, sheet.y, TEXT_WIDTH * 0.75, { colour: FAINT, ...style });
    sheet.text(amount, PAGE.margin, sheet.y, TEXT_WIDTH, { ...style, align: 'right' });
    sheet.y += (style.size ?? 9) + 6;
  };
  line('Commissions', formatMoney(grossPaise));
  line(tax, signed(0 - taxPaise));
  line('Paid out', formatMoney(netPaise), { size: 12, bold: true, colour: GREEN });
}

function signed(paise: number): string {
  return paise < 0 ? `− ${formatMoney(-paise)}` : formatMoney(paise);
}

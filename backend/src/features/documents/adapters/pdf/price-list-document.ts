import type { CategoryProductsView, PriceListView, ProductRowView } from '@shop/contracts/catalogue/views';
import { formatDay, type Day } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Settings } from '@shop/contracts/shop/views';
import {
  footOf,
  letterhead,
  TEXT_WIDTH,
  type PrintedShop,
} from '../../../../platform/printing/letterhead.ts';
import type { PrintedDocument } from '../../../../platform/printing/printed-document.ts';
import { FAINT, GREEN, PAGE, Sheet } from '../../../../platform/printing/sheet.ts';

const ROW = 25;
const BAND = 20;
const HEAD = 16;
/** Left edges and widths of the columns, points from the margin. */
const CODE = [0, 42] as const;
const NAME = [44, 218] as const;
const CONTENT = [266, 74] as const;
const MRP = [342, 52] as const;
const NET = [398, 54] as const;
const BOX = [464, 59] as const;

/** The list to read and to fill in by hand: a box a row for the quantity. */
export const document: PrintedDocument<
  [list: PriceListView, settings: { identity: PrintedShop; season: Settings['season'] }, today: Day]
> = {
  address: import.meta.url,
  set({ categories }, { identity, season }, today) {
    const sheet = new Sheet(`${identity.name}: price list`);
    letterhead(sheet, identity, 'Price list', `${season.name} · prices of ${formatDay(today)}`);
    head(sheet);
    sheet.repeat(() => head(sheet));
    for (const category of categories) {
      if (category.products.length > 0) block(sheet, category);
    }
    sheet.repeat(null);
    sheet.y += 8;
    sheet.paragraph(
      'Prices include GST. Packing and lorry freight are added by state and pickup location. Crackers go by lorry only, and only to people of 18 or older. Prices and stock may change; the order page shows them as they are.',
      PAGE.margin,
      TEXT_WIDTH,
      { size: 7.5, colour: FAINT },
    );
    return sheet.finish(footOf(identity));
  },
};

function block(sheet: Sheet, { name, nameTa, products }: CategoryProductsView): void {
  // A heading does not stand alone at the end of a page.
  sheet.ensureRoom(BAND + ROW);
  sheet.box(PAGE.margin, sheet.y + 2, TEXT_WIDTH, BAND - 4, '#e4efe6');
  sheet.text(nameTa ? `${name} · ${nameTa}` : name, PAGE.margin + 6, sheet.y + 3, TEXT_WIDTH - 12, {
    bold: true,
    colour: GREEN,
  });
  sheet.y += BAND;
  for (const product of products) row(sheet, product);
}

function row(sheet: Sheet, product: ProductRowView): void {
  sheet.ensureRoom(ROW);
  const line = product.nameTa ? 1 : 6;
  sheet.cell(CODE, product.code, 6, { size: 8, colour: FAINT });
  sheet.cell(NAME, product.green ? `${product.name} · green cracker` : product.name, line);
  if (product.nameTa) sheet.cell(NAME, product.nameTa, 13, { size: 7, colour: FAINT });
  sheet.cell(CONTENT, product.content ? `${product.unit}, ${product.content}` : product.unit, 6, { size: 8 });
  sheet.cell(MRP, formatMoney(product.mrpPaise), 6, { size: 8, colour: FAINT, align: 'right', struck: true });
  sheet.cell(NET, formatMoney(product.netPaise), 5, { size: 10, bold: true, align: 'right' });
  if (product.available) sheet.frame(PAGE.margin + BOX[0], sheet.y + 4, BOX[1], ROW - 8);
  else sheet.cell(BOX, 'sold out', 6, { size: 8, colour: FAINT, align: 'right' });
  sheet.y += ROW;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
}

function head(sheet: Sheet): void {
  const style = { size: 7.5, colour: FAINT } as const;
  sheet.cell(CODE, 'Code', 2, style);
  sheet.cell(NAME, 'Product', 2, style);
  sheet.cell(CONTENT, 'Content', 2, style);
  sheet.cell(MRP, 'MRP', 2, { ...style, align: 'right' });
  sheet.cell(NET, 'Net rate', 2, { ...style, align: 'right' });
  sheet.cell(BOX, 'Quantity', 2, style);
  sheet.y += HEAD;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
}

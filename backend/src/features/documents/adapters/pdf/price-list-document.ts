import type { CategoryProductsView, PriceListView, ProductRowView } from '@shop/contracts/catalogue/views';
import type { Day } from '@shop/contracts/rules/days';
import type { Language } from '@shop/contracts/rules/language';
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
import { namesOf, packingOf } from './printed-goods.ts';
import { words as english } from './words/en/price-list.ts';
import { words as tamil } from './words/ta/price-list.ts';

const WORDS = { en: english, ta: tamil };

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
  [
    list: PriceListView,
    settings: { identity: PrintedShop; season: Settings['season'] },
    today: Day,
    language: Language,
  ]
> = {
  address: import.meta.url,
  set({ categories }, { identity, season }, today, language) {
    const words = WORDS[language];
    const sheet = new Sheet(words.fileTitle(identity.name), language);
    letterhead(sheet, identity, words.title, words.underTitle(season.name, today), language);
    head(sheet, language);
    sheet.repeat(() => head(sheet, language));
    for (const category of categories) {
      if (category.products.length > 0) block(sheet, category, language);
    }
    sheet.repeat(null);
    sheet.y += 8;
    sheet.paragraph(words.foot, PAGE.margin, TEXT_WIDTH, { size: 7.5, colour: FAINT });
    return sheet.finish(footOf(identity, language));
  },
};

function block(sheet: Sheet, category: CategoryProductsView, language: Language): void {
  // A heading does not stand alone at the end of a page.
  sheet.ensureRoom(BAND + ROW);
  sheet.box(PAGE.margin, sheet.y + 2, TEXT_WIDTH, BAND - 4, '#e4efe6');
  sheet.text(namesOf(category, language).join(' · '), PAGE.margin + 6, sheet.y + 3, TEXT_WIDTH - 12, {
    bold: true,
    colour: GREEN,
  });
  sheet.y += BAND;
  for (const product of category.products) row(sheet, product, language);
}

function row(sheet: Sheet, product: ProductRowView, language: Language): void {
  const words = WORDS[language];
  const [name, other] = namesOf(product, language);
  sheet.ensureRoom(ROW);
  sheet.cell(CODE, product.code, 6, { size: 8, colour: FAINT });
  sheet.cell(NAME, product.green ? words.green(name) : name, other ? 1 : 6);
  if (other) sheet.cell(NAME, other, 13, { size: 7, colour: FAINT });
  sheet.cell(CONTENT, packingOf(product, language), 6, { size: 8 });
  sheet.cell(MRP, formatMoney(product.mrpPaise), 6, { size: 8, colour: FAINT, align: 'right', struck: true });
  sheet.cell(NET, formatMoney(product.netPaise), 5, { size: 10, bold: true, align: 'right' });
  if (product.available) sheet.frame(PAGE.margin + BOX[0], sheet.y + 4, BOX[1], ROW - 8);
  else sheet.cell(BOX, words.soldOut, 6, { size: 8, colour: FAINT, align: 'right' });
  sheet.y += ROW;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
}

function head(sheet: Sheet, language: Language): void {
  const words = WORDS[language];
  const style = { size: 7.5, colour: FAINT } as const;
  sheet.cell(CODE, words.code, 2, style);
  sheet.cell(NAME, words.product, 2, style);
  sheet.cell(CONTENT, words.content, 2, style);
  sheet.cell(MRP, words.mrp, 2, { ...style, align: 'right' });
  sheet.cell(NET, words.netRate, 2, { ...style, align: 'right' });
  sheet.cell(BOX, words.quantity, 2, style);
  sheet.y += HEAD;
  sheet.rule(PAGE.margin, TEXT_WIDTH);
}

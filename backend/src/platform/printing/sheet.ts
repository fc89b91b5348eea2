import { createRequire } from 'node:module';
import type { Language } from '@shop/contracts/rules/language';
import PdfDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const FONTS = {
  latin: '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
  latinBold: '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff',
  tamil: '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff',
  tamilBold: '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff',
};
/** Tamil letters and the rupee sign: the Latin font has neither. */
const TAMIL = /((?:[\u0B80-\u0BFF\u20B9]|\u200C|\u200D)+)/;

/** A4 in points, with its margins. */
export const PAGE = { width: 595.28, height: 841.89, margin: 36, footer: 30 };
const INK = '#14231a';
export const FAINT = '#5b675f';
export const GREEN = '#1b6b3a';
const RULE = '#c9d2cb';

export interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
  struck?: boolean;
}

/** The left edge of a column from the margin, and its width, in points. */
export type Column = readonly [number, number];

interface Run {
  text: string;
  font: keyof typeof FONTS;
}

/** Paper to write on: single lines at places, in Latin and Tamil letters mixed; turns pages by itself. */
export class Sheet {
  /** Where the next thing stands, points from the top. */
  y = PAGE.margin;
  private readonly document: PDFKit.PDFDocument;
  private readonly bytes: Promise<Buffer>;
  private onNewPage: (() => void) | null = null;
  /** The pages on which a document begins; a file may hold several. */
  private readonly begins: number[] = [0];

  /** @param language in which it is read aloud */
  constructor(title: string, language: Language = 'en') {
    const info = { Title: title };
    this.document = new PdfDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: `${language}-IN`,
      info,
    });
    for (const [name, file] of Object.entries(FONTS)) this.document.registerFont(name, require.resolve(file));
    const chunks: Buffer[] = [];
    this.bytes = new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
    });
  }

  /** Begins the next document of the same file, on a page of its own. */
  next(): void {
    this.repeat(null);
    this.document.addPage();
    this.y = PAGE.margin;
    this.begins.push(this.document.bufferedPageRange().count - 1);
  }

  /** What stands on top of every further page, as the head of a table. */
  repeat(draw: (() => void) | null): void {
    this.onNewPage = draw;
  }

  /** Turns the page when less than `height` is left. */
  ensureRoom(height: number): void {
    if (this.y + height <= PAGE.height - PAGE.margin - PAGE.footer) return;
    this.document.addPage();
    this.y = PAGE.margin;
    this.onNewPage?.();
  }

  /**
   * One line between `x` and `x + width` with its top at `y`, cut with an ellipsis where it is too long.
   * @returns how much of the width it takes, points
   */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const { size = 9, bold = false, colour = INK, align = 'left', struck = false } = style;
    this.document.fontSize(size).fillColor(colour);
    const runs = this.fitted(runsOf(text, bold), width);
    const long = this.widthOf(runs);
    let at = align === 'right' ? x + width - long : x;
    if (struck) {
      const middle = y + size * 0.72;
      this.document
        .moveTo(at, middle)
        .lineTo(at + long, middle)
        .lineWidth(0.6)
        .stroke(colour);
    }
    for (const run of runs) {
      this.document.font(run.font).text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
      at += this.document.widthOfString(run.text);
    }
    return long;
  }

  /** One line in a column of the row that begins at `this.y`, `down` points below its top. */
  cell([left, width]: Column, text: string, down: number, style?: TextStyle): void {
    this.text(text, PAGE.margin + left, this.y + down, width, style);
  }

  /** Words over several lines of a width; moves on by their height. */
  paragraph(text: string, x: number, width: number, style: TextStyle = {}): void {
    const size = style.size ?? 9;
    this.document.fontSize(size);
    let line = '';
    const print = () => {
      this.ensureRoom(size * 1.4);
      this.text(line, x, this.y, width, style);
      this.y += size * 1.4;
    };
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.widthOf(runsOf(longer, style.bold ?? false)) > width) {
        print();
        line = word;
      } else {
        line = longer;
      }
    }
    if (line) print();
  }

  /**
   * A PNG as a data URL, no larger than `most`.
   * @returns how far right of `x` what stands beside it begins; 0 where there is none
   */
  picture(data: string | null, x: number, y: number, most: { width: number; height: number }): number {
    if (data === null) return 0;
    const { width, height } = sizeOfPng(Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'));
    const scale = Math.min(most.width / width, most.height / height);
    this.document.image(data, x, y, { width: width * scale });
    return width * scale + 10;
  }

  rule(x: number, width: number, y = this.y, colour = RULE): void {
    this.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colour);
  }

  box(x: number, y: number, width: number, height: number, colour: string): void {
    this.document.rect(x, y, width, height).fill(colour);
  }

  frame(x: number, y: number, width: number, height: number, colour = RULE): void {
    this.document.rect(x, y, width, height).lineWidth(0.5).stroke(colour);
  }

  /**
   * Gives the file; the pages of each document are counted.
   * @param foot of every page, or one for each document; null: there is none
   */
  finish(foot: string | readonly string[] | null): Promise<Buffer> {
    if (foot !== null) this.writeFeet(foot);
    this.document.end();
    return this.bytes;
  }

  private writeFeet(foot: string | readonly string[]): void {
    const { start, count } = this.document.bufferedPageRange();
    const ends = [...this.begins.slice(1), count];
    const width = PAGE.width - 2 * PAGE.margin;
    const style: TextStyle = { size: 7, colour: FAINT };
    for (let page = 0; page < count; page++) {
      this.document.switchToPage(start + page);
      const y = PAGE.height - PAGE.margin - 8;
      const index = ends.findIndex((end) => page < end);
      this.text(typeof foot === 'string' ? foot : (foot[index] ?? ''), PAGE.margin, y, width - 60, style);
      const first = this.begins[index] ?? 0;
      const counted = `${page - first + 1} / ${(ends[index] ?? count) - first}`;
      this.text(counted, PAGE.margin, y, width, { ...style, align: 'right' });
    }
  }

  private widthOf(runs: readonly Run[]): number {
    return runs.reduce((sum, { text, font }) => sum + this.document.font(font).widthOfString(text), 0);
  }

  private fitted(runs: Run[], width: number): Run[] {
    if (this.widthOf(runs) <= width) return runs;
    const letters = lettersOf(runs.map(({ text }) => text).join(''));
    const bold = runs[0]?.font.endsWith('Bold') ?? false;
    const upTo = (count: number) => runsOf(`${letters.slice(0, count).join('').trimEnd()}…`, bold);
    let [fits, tooLong] = [0, letters.length];
    while (tooLong - fits > 1) {
      const middle = (fits + tooLong) >> 1;
      if (this.widthOf(upTo(middle)) <= width) fits = middle;
      else tooLong = middle;
    }
    return upTo(fits);
  }
}

/** Drawn as one letter, க்ஷ and ஸ்ரீ, though a segmenter finds two: the first whole, and what the second begins with. */
const CONJUNCTS = [
  ['க்', 'ஷ'],
  ['ஸ்', 'ரீ'],
  ['ஶ்', 'ரீ'],
] as const;

/** What a text may be cut between. */
function lettersOf(text: string): string[] {
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const before = letters.at(-1) ?? '';
    const joins = CONJUNCTS.some(([first, second]) => before === first && segment.startsWith(second));
    if (joins) letters.splice(-1, 1, before + segment);
    else letters.push(segment);
  }
  return letters;
}

/** A PNG begins with its size. */
function sizeOfPng(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

function runsOf(text: string, bold: boolean): Run[] {
  return text
    .split(TAMIL)
    .map((part, at): Run => {
      if (at % 2 === 1) return { text: part, font: bold ? 'tamilBold' : 'tamil' };
      return { text: part, font: bold ? 'latinBold' : 'latin' };
    })
    .filter(({ text: part }) => part !== '');
}

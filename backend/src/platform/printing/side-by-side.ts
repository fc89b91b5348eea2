import { TEXT_WIDTH } from './letterhead.ts';
import { FAINT, PAGE, type Sheet } from './sheet.ts';

const HALF = TEXT_WIDTH / 2;

/** Lines under a caption; the first one is the name. */
interface Block {
  caption: string;
  lines: readonly string[];
}

/** Two blocks beside each other: who it is for, and where it goes. */
export function sideBySide(sheet: Sheet, blocks: readonly [Block, Block]): void {
  const top = sheet.y;
  const ends = blocks.map(({ caption, lines }, column) => {
    const x = PAGE.margin + column * HALF;
    sheet.text(caption, x, top, HALF, { size: 7.5, colour: FAINT });
    sheet.y = top + 11;
    for (const [place, text] of lines.entries()) sheet.paragraph(text, x, HALF - 12, { bold: place === 0 });
    return sheet.y;
  });
  sheet.y = Math.max(...ends);
}

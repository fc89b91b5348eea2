import type { Translated } from '@shop/contracts/rules/language';
import type { words as english } from '../../words/en/referrer/area.ts';
import { pictureOf } from './pictures.ts';

/** A status fills a telephone's screen, px. */
export const CARD = { width: 1080, height: 1920 };

export interface CardFacts {
  name: string;
  code: string;
  shop: string;
  festival: string;
  /** SVG. */
  qrCode: string;
}

const GROUND = '#0e1f16';
const RAISED = '#173024';
const PAPER = '#f7f5ef';
const MARIGOLD = '#f0a92b';
const QR_CODE_SIDE = 560;
const MARGIN = 90;
const ROOM = CARD.width - 2 * MARGIN - 40;
/** The size of a name, px. */
const NAME = 60;

/** Draws it: a dark ground with a lamp's light, the name, the code, and the QR code on white. */
export async function drawCard(
  canvas: HTMLCanvasElement,
  words: Translated<typeof english>,
  facts: CardFacts,
): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const qrCode = await pictureOf(facts.qrCode);
  ground(context);
  const middle = CARD.width / 2;
  // As the page: on its own a canvas finds not every letter of a Tamil name.
  const { fontFamily } = getComputedStyle(document.body);
  const sized = (text: string, size: number, weight: number) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    return Math.min(size, Math.floor((size * ROOM) / context.measureText(text).width));
  };
  const write = (text: string, y: number, size: number, colour: string, weight = 600) => {
    context.font = `${weight} ${sized(text, size, weight)}px ${fontFamily}`;
    context.fillStyle = colour;
    context.fillText(text, middle, y);
  };
  context.textAlign = 'center';
  write(facts.shop, 210, 56, MARIGOLD, 700);
  write(words.cardTop(facts.festival), 330, 88, PAPER, 750);
  write(words.cardRate, 410, 46, PAPER, 400);
  const lines = inLines(facts.name, (text) => sized(text, NAME, 700) === NAME);
  for (const [line, text] of lines.entries()) {
    write(text, 592 - (lines.length - 1 - line) * (NAME + 8), NAME, PAPER, 700);
  }
  write(words.cardFrom, 652, 40, PAPER, 400);
  context.fillStyle = RAISED;
  context.beginPath();
  context.roundRect(MARGIN, 690, CARD.width - 2 * MARGIN, 300, 32);
  context.fill();
  write(words.cardCode, 780, 44, PAPER, 400);
  write(facts.code, 930, 140, MARIGOLD, 800);
  context.fillStyle = '#fff';
  context.beginPath();
  context.roundRect(middle - QR_CODE_SIDE / 2 - 24, 1060, QR_CODE_SIDE + 48, QR_CODE_SIDE + 48, 32);
  context.fill();
  context.imageSmoothingEnabled = false;
  context.drawImage(qrCode, middle - QR_CODE_SIDE / 2, 1084, QR_CODE_SIDE, QR_CODE_SIDE);
  write(words.cardScan, 1780, 46, PAPER, 400);
}

function ground(context: CanvasRenderingContext2D): void {
  const { width, height } = CARD;
  const light = context.createRadialGradient(width / 2, 320, 60, width / 2, 320, 900);
  light.addColorStop(0, '#2a4a33');
  light.addColorStop(1, GROUND);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** A name in one line or, where that is too long, in two: the first as long as it may be. */
function inLines(name: string, fits: (text: string) => boolean): string[] {
  const parts = name.trim().split(/\s+/);
  let first = parts.length;
  while (first > 1 && !fits(parts.slice(0, first).join(' '))) first -= 1;
  return [parts.slice(0, first), parts.slice(first)]
    .filter(({ length }) => length > 0)
    .map((line) => line.join(' '));
}

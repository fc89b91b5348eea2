import { create } from 'qrcode';
import type { Sheet } from '../../../../platform/printing/sheet.ts';

interface Place {
  left: number;
  top: number;
  side: number;
  /** How much of it may be lost; L has room for most. */
  correction?: 'L' | 'M';
}

/** Runs of dark modules as boxes, a hair wider than they are: no light shows between two rows. */
export function qrCode(sheet: Sheet, text: string, { left, top, side, correction = 'M' }: Place): void {
  const { modules } = create(text, { errorCorrectionLevel: correction });
  const { size, data } = modules;
  const step = side / size;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const begin = column;
      while (column < size && data[row * size + column]) column++;
      const run = column - begin;
      if (run > 0) sheet.box(left + begin * step, top + row * step, run * step, step + 0.05, '#000000');
    }
  }
}

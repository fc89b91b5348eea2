import { ink, paper } from './palette.ts';
import { placed, rect, stroke } from './shapes.ts';

/** Digits as strokes of 22 by 40: drawn, because fonts differ from machine to machine. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'M0 0H22V40H0Z',
  '1': 'M4 6L12 0V40',
  '2': 'M0 0H22V20H0V40H22',
  '3': 'M0 0H22V40H0M4 20H22',
  '5': 'M22 0H0V20H22V40H0',
  '7': 'M0 0H22L8 40',
};
const CENTIMETRES = 'M16 16H0V40H16M28 40V16H56V40M42 16V40';
const STEP = 36;

/** How long it is, cm, on a plate at the lower right: what is alike but for its length is told apart. */
export function sizeMark(centimetres: number): string {
  const digits = String(centimetres).split('');
  const width = digits.length * STEP + 56;
  const drawn = (d: string) => stroke(d, ink.base, 7);
  return (
    rect(448 - width - 44, 366, width + 44, 84, paper.base, 16) +
    placed(
      448 - width - 22,
      388,
      1,
      ...digits.map((digit, at) => placed(at * STEP, 0, 1, drawn(DIGITS[digit] ?? ''))),
      placed(digits.length * STEP, 0, 1, drawn(CENTIMETRES)),
    )
  );
}

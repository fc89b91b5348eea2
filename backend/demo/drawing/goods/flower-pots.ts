import { cone } from '../parts/bodies.ts';
import { footing, tile } from '../parts/ground.ts';
import { spray, twinkle } from '../parts/light.ts';
import {
  festive,
  golden,
  hot,
  leaf,
  marigold,
  paper,
  rose,
  sky,
  teal,
  vermilion,
  violet,
} from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import { circle, path, star, stroke, times } from '../parts/shapes.ts';

interface Pot {
  readonly dye: Dye;
  readonly size: number;
  readonly sparks: readonly string[];
  readonly wrap: 'plain' | 'zigzag' | 'dots' | 'star';
}

const pots = {
  small: { dye: vermilion, size: 0.72, sparks: golden, wrap: 'plain' },
  big: { dye: vermilion, size: 1, sparks: golden, wrap: 'zigzag' },
  special: { dye: leaf, size: 1, sparks: golden, wrap: 'dots' },
  ashoka: { dye: sky, size: 1, sparks: [paper.light, marigold.light, hot], wrap: 'star' },
  deluxe: { dye: violet, size: 1.1, sparks: [marigold.light, marigold.base, rose.light], wrap: 'star' },
} satisfies Record<string, Pot>;

function wrapping(pot: Pot, foot: number, width: number): string {
  const y = foot - width * 0.22;
  if (pot.wrap === 'zigzag') {
    const step = width / 8;
    const points = Array.from(
      { length: 7 },
      (_, at) => `L${240 - step * 3 + at * step} ${y + (at % 2 === 0 ? 14 : -16)}`,
    );
    return stroke(points.join('').replace('L', 'M'), marigold.light, 11);
  }
  if (pot.wrap === 'dots')
    return times(4, (at) =>
      circle(240 - width * 0.27 + at * width * 0.18, y + (at === 0 || at === 3 ? 0 : 8), 12, paper.base),
    );
  if (pot.wrap === 'star') return star(234, y - 6, 5, width * 0.2, width * 0.085, marigold.light);
  return '';
}

/** The paper cone and the tree of gold that grows from it. */
export function flowerPot(kind: keyof typeof pots): string {
  const pot: Pot = pots[kind];
  const width = 150 * pot.size;
  const height = 156 * pot.size;
  const foot = 420;
  return tile([
    footing(240, foot + 8, width * 0.66),
    spray(240, foot - height + 4, 264 - height * 0.28, 96 + 64 * pot.size, pot.sparks, pot.size < 1 ? 5 : 7),
    cone(240, foot, width, height, pot.dye),
    wrapping(pot, foot, width),
  ]);
}

/** A pot that throws a crown of different colours. */
export function colourKoti(deluxe: boolean): string {
  const sparks = deluxe ? [rose.base, marigold.light, teal.light, violet.light, paper.light] : festive;
  return tile([
    footing(240, 426, 88),
    spray(240, 300, 236, 172, sparks, deluxe ? 9 : 7),
    deluxe ? spray(240, 300, 150, 104, [paper.light, rose.light], 4) : '',
    cone(240, 418, 136, 128, deluxe ? violet : teal),
    stroke('M196 388Q240 412 284 388', marigold.light, 12),
    deluxe ? twinkle(110, 116, 24, hot) + twinkle(372, 100, 24, hot) : '',
  ]);
}

/** Three pots, three plain colours. */
export function tricolourPots(): string {
  const saffron = '#f08a2c';
  const one = (x: number, foot: number, colour: string, reach: number): string =>
    spray(x, foot - 92, reach, 66, [colour], 5) +
    cone(x, foot, 96, 96, { light: colour, base: colour, shade: colour }) +
    path(
      `M${x + 4} ${foot - 96}L${x + 18} ${foot + 10}Q${x + 40} ${foot + 6} ${x + 48} ${foot}L${x + 10} ${foot - 96}Z`,
      'rgba(20,30,24,.28)',
    );
  return tile([
    footing(240, 424, 170),
    one(112, 404, saffron, 210),
    one(368, 404, leaf.light, 210),
    one(240, 420, paper.base, 270),
  ]);
}

import { carton } from '../parts/bodies.ts';
import { footing, tile } from '../parts/ground.ts';
import { burst, spray } from '../parts/light.ts';
import { heart, notes } from '../parts/motifs.ts';
import {
  dusk,
  golden,
  ink,
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
import { ellipse, line, placed, rect, times } from '../parts/shapes.ts';

interface Cake {
  readonly dye: Dye;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly colours: readonly (readonly string[])[];
}

const gold = golden;
const pink = [rose.base, rose.light];
const sea = [teal.light, sky.light];
const red = [vermilion.light, marigold.light];
const plum = [violet.light, paper.light];

const cakes = {
  '12': { dye: leaf, columns: 3, width: 118, height: 92, colours: [gold] },
  '25': { dye: vermilion, columns: 5, width: 158, height: 100, colours: [gold, pink] },
  '30': { dye: sky, columns: 5, width: 176, height: 112, colours: [red, sea] },
  '30-deluxe': { dye: violet, columns: 5, width: 176, height: 112, colours: [plum, gold, pink] },
  '60': { dye: teal, columns: 6, width: 222, height: 124, colours: [pink, gold, sea] },
  '120': { dye: rose, columns: 8, width: 272, height: 134, colours: [sea, gold, plum, red] },
  '240': { dye: marigold, columns: 10, width: 330, height: 146, colours: [pink, sea, gold, plum, red] },
} satisfies Record<string, Cake>;

const heaven: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[240, 166, 104]],
  2: [
    [152, 150, 86],
    [326, 166, 86],
  ],
  3: [
    [112, 166, 74],
    [240, 104, 80],
    [368, 166, 74],
  ],
  4: [
    [92, 176, 62],
    [186, 94, 66],
    [300, 94, 66],
    [390, 176, 62],
  ],
  5: [
    [76, 186, 54],
    [140, 86, 58],
    [240, 132, 66],
    [340, 86, 58],
    [404, 186, 54],
  ],
};

/** A cake of tubes; more shots, a bigger box and a fuller sky. */
export function multiShot(shots: keyof typeof cakes): string {
  const cake: Cake = cakes[shots];
  const left = 228 - cake.width / 2;
  const top = 428 - cake.height;
  const spots = heaven[cake.colours.length] ?? [];
  const step = cake.width / cake.columns;
  return tile(
    [
      ...spots.map(([x, y]) => line([x, y], [240 + (x - 240) * 0.35, top], 'rgba(255,244,207,.3)', 6)),
      ...spots.map(([x, y, r], at) => burst(x, y, r, cake.colours[at] ?? gold, 12)),
      footing(248, 432, cake.width * 0.6, dusk),
      carton(left, 428, cake.width, cake.height, 34, cake.dye),
      times(cake.columns, (at) => ellipse(left + step * (at + 0.5) + 17, top - 9, step * 0.34, 8, ink.shade)),
      times(cake.columns, (at) =>
        rect(
          left + step * at + step * 0.14,
          top + cake.height * 0.3,
          step * 0.72,
          cake.height * 0.52,
          at % 2 === 0 ? cake.dye.light : paper.base,
          4,
        ),
      ),
      shots === '30-deluxe' ? rect(left, top + 4, cake.width, 14, marigold.light) : '',
    ],
    dusk,
  );
}

/** Six shots that end in hearts. */
export function loveDose(): string {
  return tile(
    [
      ...[
        [120, 176, 1.1],
        [240, 112, 1.5],
        [362, 176, 1.1],
      ].map(
        ([x = 0, y = 0, scale = 1]) =>
          line([x, y], [240 + (x - 240) * 0.3, 330], 'rgba(255,244,207,.3)', 6) +
          placed(x, y, scale, heart(x === 240 ? vermilion : rose)),
      ),
      footing(248, 432, 90, dusk),
      carton(160, 428, 140, 106, 34, rose),
      times(3, (at) => ellipse(200 + at * 46, 313, 15, 8, ink.shade)),
      rect(176, 348, 108, 64, paper.base, 6),
      placed(230, 381, 0.5, heart()),
    ],
    dusk,
  );
}

/** Shots that sing while they rise. */
export function musicalWorld(): string {
  return tile(
    [
      burst(240, 150, 92, [marigold.light, rose.base, teal.light], 12),
      placed(98, 196, 1.3, notes(rose.light)),
      placed(392, 196, 1.3, notes(teal.light)),
      spray(240, 318, 70, 60, golden, 3),
      footing(248, 432, 104, dusk),
      carton(146, 428, 168, 108, 34, violet),
      times(4, (at) => ellipse(186 + at * 42, 311, 14, 8, ink.shade)),
      rect(160, 346, 140, 66, paper.base, 6),
      placed(230, 380, 0.6, notes(vermilion.base)),
    ],
    dusk,
  );
}

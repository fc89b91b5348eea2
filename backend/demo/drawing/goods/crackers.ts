import { band, plate, tube } from '../parts/bodies.ts';
import { footing, tile } from '../parts/ground.ts';
import { fuse, rays, spit } from '../parts/light.ts';
import { elephant, fiveStar, lotus, sparrow } from '../parts/motifs.ts';
import { clay, hot, leaf, marigold, paper, rose, sky, vermilion, violet } from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import { ellipse, placed, rect, stroke, times, turned } from '../parts/shapes.ts';

/** A rolled paper case around x,y, its end closed with clay. */
function paperCase(x: number, y: number, width: number, height: number, dye: Dye): string {
  const curve = width * 0.14;
  const top = y - height / 2 + curve;
  const foot = y + height / 2 - curve;
  return (
    tube(x, foot, width, foot - top, dye) +
    band(x, foot, width, 14, 14, dye.light) +
    band(x, foot, width, foot - top - 40, 14, dye.light) +
    ellipse(x, top, width / 2, curve, paper.base) +
    ellipse(x, top, width * 0.37, curve * 0.7, paper.shade) +
    ellipse(x, top, width * 0.25, curve * 0.46, clay.base)
  );
}

interface Case {
  readonly dye: Dye;
  readonly width: number;
  readonly height: number;
  readonly emblem: string;
}

const cases = {
  kuruvi: { dye: leaf, width: 122, height: 178, emblem: sparrow() },
  lakshmi: { dye: vermilion, width: 140, height: 236, emblem: lotus() },
  'deluxe-lakshmi': { dye: violet, width: 146, height: 250, emblem: lotus() },
  'gold-lakshmi': { dye: marigold, width: 146, height: 250, emblem: lotus(vermilion) },
  mega: { dye: sky, width: 176, height: 284, emblem: fiveStar() },
} satisfies Record<string, Case>;

/** One cracker, one sound; the emblem on its label tells which. */
export function oneSound(kind: keyof typeof cases): string {
  const one: Case = cases[kind];
  return tile([
    footing(240, 424, one.width * 0.72),
    turned(
      9,
      240,
      284,
      fuse(240, 422 - one.height, 52, 40),
      paperCase(240, 418 - one.height / 2, one.width, one.height, one.dye),
      plate(240, 420 - one.height / 2, one.width * 0.43),
      placed(240, 420 - one.height / 2, one.width * 0.0066, one.emblem),
    ),
  ]);
}

export function twoSound(): string {
  return tile([
    footing(240, 424, 140),
    turned(
      -12,
      160,
      300,
      fuse(160, 206, 50, -30),
      paperCase(160, 300, 110, 196, vermilion),
      plate(160, 302, 42),
      placed(160, 302, 0.62, fiveStar()),
    ),
    turned(
      12,
      318,
      300,
      fuse(318, 206, 50, 30),
      paperCase(318, 300, 110, 196, leaf),
      plate(318, 302, 42),
      placed(318, 302, 0.62, fiveStar(vermilion)),
    ),
    rays(240, 128, 9, 26, 60, [hot, marigold.base], 9),
  ]);
}

/** The elephant itself holds the fuse: the oldest label of the trade. */
export function elephantCracker(): string {
  return tile([
    footing(240, 408, 140),
    fuse(240, 128, 44, 60),
    paperCase(240, 268, 236, 278, vermilion),
    plate(240, 288, 88),
    placed(236, 288, 1.36, elephant()),
  ]);
}

export type Bijili = 'red' | 'striped' | 'super';

/** Thin crackers, each by itself with a fuse of its own: joined ones are banned. */
export function bijili(kind: Bijili): string {
  const dyes: Record<Bijili, readonly Dye[]> = {
    red: [vermilion],
    striped: [paper, vermilion],
    super: [marigold, rose, leaf],
  };
  const tilts = [-14, 9, -5, 13] as const;
  return tile([
    footing(240, 424, 170),
    ...tilts.map((tilt, at) => {
      const x = 96 + at * 96;
      const dye = kind === 'striped' ? paper : (dyes[kind][at % dyes[kind].length] ?? vermilion);
      return turned(
        tilt,
        x,
        300,
        fuse(x, 190, 44, at % 2 === 0 ? 26 : -26),
        rect(x - 20, 190, 40, 226, dye.base, 6),
        kind === 'red' ? '' : stripes(x, 190, kind === 'super' ? paper.light : vermilion.base),
        rect(x + 8, 190, 12, 226, dye.shade, 4),
        ellipse(x, 192, 20, 7, dye.light),
      );
    }),
    spit(240, 92, 26),
  ]);
}

function stripes(x: number, top: number, colour: string): string {
  return times(4, (at) =>
    stroke(`M${x - 15} ${top + 52 + at * 46}L${x + 15} ${top + 30 + at * 46}`, colour, 11),
  );
}

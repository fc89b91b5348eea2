import { band, plate, tube } from './bodies.ts';
import { footing, tile } from './ground.ts';
import { fuse, rays, spit } from './light.ts';
import { elephant, fiveStar, lotus, sparrow } from './motifs.ts';
import { clay, hot, leaf, marigold, paper, rose, sky, vermilion, violet } from './palette.ts';
import type { Dye } from './palette.ts';
import { ellipse, placed, rect, stroke, times, turned } from './shapes.ts';

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

/** A bundle of thin crackers tied with a paper band. */
export function bijili(kind: Bijili): string {
  const dyes: Record<Bijili, readonly Dye[]> = {
    red: [vermilion],
    striped: [paper, vermilion],
    super: [marigold, rose, leaf],
  };
  const sticks = Array.from({ length: 7 }, (_, at) => ({
    x: 126 + at * 38,
    top: 178 - ((at * 22) % 34),
    dye: dyes[kind][at % dyes[kind].length] ?? vermilion,
  }));
  const stripe = (x: number, top: number): string =>
    times(5, (at) =>
      stroke(
        `M${x - 13} ${top + 48 + at * 46}L${x + 13} ${top + 26 + at * 46}`,
        kind === 'super' ? paper.light : vermilion.base,
        11,
      ),
    );
  return tile([
    footing(240, 420, 150),
    ...sticks.map(({ x, top, dye }, at) => {
      const body = kind === 'striped' ? paper : dye;
      return (
        stroke(
          `M${x} ${top}Q${x + (at - 3) * 4} ${top - 30} ${x + (at - 3) * 12} ${top - 46}`,
          '#e9d9b2',
          8,
        ) +
        rect(x - 18, top, 36, 414 - top, body.base, 6) +
        (kind === 'red' ? '' : stripe(x, top)) +
        rect(x + 8, top, 10, 414 - top, kind === 'striped' ? paper.shade : body.shade, 4) +
        ellipse(x, top + 2, 18, 7, body.light)
      );
    }),
    rect(100, 300, 280, 56, kind === 'red' ? marigold.base : kind === 'striped' ? leaf.base : violet.base, 4),
    rect(
      100,
      340,
      280,
      16,
      kind === 'red' ? marigold.shade : kind === 'striped' ? leaf.shade : violet.shade,
      4,
    ),
    spit(240, 102, 30),
  ]);
}

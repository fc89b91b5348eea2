import { footing, tile } from '../parts/ground.ts';
import { fuse, twinkle } from '../parts/light.ts';
import { crown, fiveStar, flame } from '../parts/motifs.ts';
import {
  clay,
  hot,
  ink,
  kraft,
  leaf,
  marigold,
  moss,
  paper,
  sky,
  teal,
  vermilion,
  violet,
} from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import { circle, ellipse, path, placed, polygon, rect, stroke, times, turned } from '../parts/shapes.ts';

/** A ball wound in twine, seen from the front. */
function woundBall(x: number, y: number, radius: number, dye: Dye): string {
  const thread = (angle: number, depth: number): string =>
    turned(
      angle,
      x,
      y,
      stroke(
        `M${x - radius + 3} ${y}A${radius} ${radius * depth} 0 0 0 ${x + radius - 3} ${y}`,
        dye.shade,
        8,
      ),
    );
  return (
    circle(x, y, radius, dye.base) +
    path(
      `M${x + radius * 0.5} ${y - radius * 0.866}A${radius} ${radius} 0 1 1 ${x - radius * 0.5} ${y + radius * 0.866}A${radius * 1.25} ${radius * 1.25} 0 0 0 ${x + radius * 0.5} ${y - radius * 0.866}Z`,
      dye.shade,
    ) +
    circle(x - radius * 0.38, y - radius * 0.4, radius * 0.2, dye.light) +
    [
      [24, 0.5],
      [24, 0.12],
      [-44, 0.62],
      [-44, 0.2],
      [92, 0.4],
    ]
      .map(([angle = 0, depth = 0]) => thread(angle, depth))
      .join('')
  );
}

const rounds = {
  atom: { dye: moss, radius: 118, emblem: '', label: false },
  hydro: { dye: teal, radius: 124, emblem: '', label: false },
  king: { dye: violet, radius: 126, emblem: '', label: false },
  classic: { dye: kraft, radius: 126, emblem: fiveStar(), label: true },
  agni: { dye: vermilion, radius: 126, emblem: flame(), label: true },
} satisfies Record<string, { dye: Dye; radius: number; emblem: string; label: boolean }>;

/** The round bomb with its fuse; a crown, a star or a flame tells the grander ones. */
export function roundBomb(kind: keyof typeof rounds): string {
  const { dye, radius, emblem, label } = rounds[kind];
  const y = 420 - radius;
  return tile([
    footing(240, 418, radius * 0.86),
    fuse(kind === 'king' ? 268 : 240, y - radius + 12, kind === 'king' ? 92 : 74, 58),
    woundBall(240, y, radius, dye),
    kind === 'hydro'
      ? path(
          `M${240 - radius} ${y}Q240 ${y + 62} ${240 + radius} ${y}A${radius} ${radius} 0 0 1 ${240 + radius * 0.952} ${y + radius * 0.305}Q240 ${y + 106} ${240 - radius * 0.952} ${y + radius * 0.305}A${radius} ${radius} 0 0 1 ${240 - radius} ${y}Z`,
          paper.base,
        )
      : '',
    label ? circle(240, y + 6, radius * 0.56, paper.base) + placed(240, y + 6, radius * 0.0092, emblem) : '',
    kind === 'king' ? placed(232, y - radius + 10, 1.5, crown()) : '',
  ]);
}

/** A short pointed case, wound in green twine. */
export function bulletBomb(): string {
  return tile([
    footing(240, 420, 96),
    turned(
      8,
      240,
      280,
      fuse(240, 134, 50, 44),
      path('M162 408V236Q166 150 240 122Q314 150 318 236V408Q240 436 162 408Z', moss.base),
      path('M240 122Q314 150 318 236V408Q296 417 272 420V236Q270 160 240 122Z', moss.shade),
      path('M170 214Q182 152 240 122Q298 152 310 214Q240 240 170 214Z', marigold.base),
      path('M240 122Q298 152 310 214Q292 222 268 226Q266 160 240 122Z', marigold.shade),
      times(4, (at) =>
        stroke(`M166 ${262 + at * 40}Q240 ${290 + at * 40} 314 ${262 + at * 40}`, paper.shade, 8),
      ),
    ),
  ]);
}

/** A parcel of folded paper tied crosswise; the weights differ in size. */
export function paperBomb(weight: 'quarter' | 'half' | 'full'): string {
  const half = { quarter: 88, half: 116, full: 144 }[weight];
  const top = 414 - half * 1.62;
  return tile([
    footing(240, 418, half * 1.06),
    fuse(240, top + 8, 60, 52),
    polygon(
      [
        [240 - half, 414],
        [240 - half * 0.86, top],
        [240 + half * 0.86, top],
        [240 + half, 414],
      ],
      paper.base,
    ),
    polygon(
      [
        [240 + half * 0.42, 414],
        [240 + half * 0.36, top],
        [240 + half * 0.86, top],
        [240 + half, 414],
      ],
      paper.shade,
    ),
    times(4, (at) =>
      stroke(
        `M${240 - half * 0.62} ${top + half * (0.42 + at * 0.3)}H${240 - half * (at % 2 === 0 ? 0.24 : 0.3)}`,
        '#b9ab8c',
        7,
      ),
    ),
    stroke(
      `M240 ${top}V414M${240 - half * 0.93} ${top + half * 0.84}H${240 + half * 0.93}`,
      vermilion.base,
      17,
    ),
    ellipse(240, top + half * 0.84, 24, 24, vermilion.shade),
    circle(236, top + half * 0.84 - 4, 12, vermilion.light),
  ]);
}

/** A clay saving pot that throws paper notes. */
export function moneyBank(): string {
  const note = (x: number, y: number, angle: number, dye: Dye): string =>
    turned(
      angle,
      x,
      y,
      rect(x - 52, y - 28, 104, 56, dye.base, 5),
      rect(x - 42, y - 19, 84, 38, dye.light, 3),
      circle(x, y, 13, dye.shade),
    );
  return tile([
    note(120, 170, -24, leaf),
    note(248, 104, 8, sky),
    note(368, 176, 26, leaf),
    footing(240, 424, 112),
    path(
      'M240 200C330 200 366 262 366 318C366 384 310 424 240 424S114 384 114 318C114 262 150 200 240 200Z',
      clay.base,
    ),
    path('M268 203C336 212 366 266 366 318C366 384 310 424 240 424C330 388 330 268 268 203Z', clay.shade),
    ellipse(174, 278, 22, 34, clay.light),
    rect(196, 218, 88, 18, ink.shade, 9),
    stroke('M128 352Q240 396 352 352', marigold.light, 10),
    times(5, (at) => circle(160 + at * 40, 354 - (at - 2) ** 2 * 4, 9, paper.base)),
    twinkle(82, 282, 22, hot),
    twinkle(408, 288, 22, hot),
  ]);
}

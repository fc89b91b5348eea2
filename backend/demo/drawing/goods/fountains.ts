import { band, cone, plate, tube } from '../parts/bodies.ts';
import { footing, tile } from '../parts/ground.ts';
import { burst, rays, spray } from '../parts/light.ts';
import { bolt, crown, fiveStar, moon, notes, rooster, sun } from '../parts/motifs.ts';
import {
  golden,
  hot,
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
import { circle, path, placed, polygon, star, stroke, times } from '../parts/shapes.ts';

interface Fountain {
  readonly dye: Dye;
  readonly sparks: readonly string[];
  readonly emblem: string;
  readonly height: number;
  readonly plated?: boolean;
}

const kinds = {
  'sun-light': { dye: vermilion, sparks: golden, emblem: sun(), height: 152 },
  'star-light': { dye: sky, sparks: [paper.light, sky.light, hot], emblem: fiveStar(), height: 152 },
  'moon-light': { dye: violet, sparks: [paper.base, violet.light], emblem: moon(), height: 152 },
  'king-star': { dye: leaf, sparks: [marigold.light, leaf.light, hot], emblem: crown(), height: 170 },
  'tango-red': {
    dye: vermilion,
    sparks: [vermilion.light, vermilion.base, rose.light],
    emblem: '',
    height: 190,
  },
  'tango-gold': { dye: marigold, sparks: golden, emblem: '', height: 190 },
  'ultra-voltage': { dye: ink, sparks: [sky.light, hot, teal.light], emblem: bolt(), height: 180 },
  'cock-fight': {
    dye: teal,
    sparks: [vermilion.light, marigold.light, hot],
    emblem: rooster(),
    height: 190,
    plated: true,
  },
  'jazz-music': { dye: rose, sparks: [rose.light, teal.light, marigold.light], emblem: notes(), height: 190 },
} satisfies Record<string, Fountain>;

/** A standing tin; its emblem and the colour of its sparks tell which. */
export function fountain(kind: keyof typeof kinds): string {
  const one: Fountain = kinds[kind];
  const width = 142;
  const middle = 424 - one.height / 2 + 12;
  const tango = kind.startsWith('tango');
  return tile([
    footing(240, 430, 96),
    spray(240, 424 - one.height + 4, 356 - one.height, 168, one.sparks, 9),
    tube(240, 418, width, one.height, one.dye),
    one.emblem === '' ? '' : band(240, 418, width, 4, 14, one.dye.light),
    tango
      ? times(3, (at) => band(240, 418, width, 22 + at * 50, 20, at === 1 ? paper.base : one.dye.light))
      : '',
    one.plated ? plate(236, middle, 64) : '',
    placed(236, middle, one.plated ? 1 : 1.06, one.emblem),
    kind === 'jazz-music'
      ? placed(92, 250, 0.8, notes(teal.light)) + placed(392, 250, 0.8, notes(marigold.light))
      : '',
  ]);
}

/** A striped tent of the fair, sparks for a flag. */
export function carnival(): string {
  return tile([
    footing(240, 426, 150),
    spray(240, 132, 86, 130, [rose.base, marigold.light, teal.light, hot], 7),
    polygon(
      [
        [240, 126],
        [396, 272],
        [84, 272],
      ],
      paper.base,
    ),
    polygon(
      [
        [240, 126],
        [146, 272],
        [84, 272],
      ],
      vermilion.base,
    ),
    polygon(
      [
        [240, 126],
        [271, 272],
        [209, 272],
      ],
      vermilion.base,
    ),
    polygon(
      [
        [240, 126],
        [396, 272],
        [334, 272],
      ],
      vermilion.shade,
    ),
    times(5, (at) => circle(115 + at * 62.5, 274, 31, at % 2 === 0 ? vermilion.base : paper.base)),
    path('M106 280H374V424H106Z', marigold.base),
    path('M320 280H374V424H320Z', marigold.shade),
    path('M196 424V350Q240 296 284 350V424Z', ink.base),
    times(5, (at) =>
      path(`M${84 + at * 62.5} 268h62.5v12a31 26 0 0 1 -62.5 0Z`, at % 2 === 0 ? vermilion.base : paper.base),
    ),
  ]);
}

/** A squat tin that goes off all at once. */
export function bigBang(): string {
  return tile([
    footing(240, 430, 110),
    burst(240, 168, 138, [vermilion.light, marigold.base, hot, marigold.light], 16),
    rays(240, 168, 12, 40, 76, [hot, marigold.light], 11),
    star(240, 168, 8, 40, 20, hot),
    tube(240, 416, 180, 100, vermilion),
    band(240, 416, 180, 24, 32, marigold.base),
  ]);
}

/** Two tins, one on the other, each with its own fall of light. */
export function doubleDecker(): string {
  return tile([
    footing(240, 434, 116),
    spray(240, 314, 100, 190, [teal.light, sky.light], 6),
    spray(240, 180, 126, 120, golden, 7),
    tube(240, 420, 172, 108, teal),
    band(240, 420, 172, 34, 24, paper.base),
    tube(240, 300, 120, 118, vermilion),
    band(240, 300, 120, 40, 22, marigold.light),
  ]);
}

/** A crown of blue water. */
export function waterQueen(): string {
  return tile([
    footing(240, 430, 108),
    spray(240, 298, 240, 186, [sky.light, paper.light, sky.base], 9),
    spray(240, 298, 140, 130, [teal.light, paper.light], 6),
    cone(240, 420, 176, 130, sky),
    stroke('M176 392Q208 372 240 392T304 392', paper.light, 12),
    placed(240, 288, 0.86, crown()),
  ]);
}

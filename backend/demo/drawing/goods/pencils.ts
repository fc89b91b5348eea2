import { tile } from '../parts/ground.ts';
import { burst, spray, twinkle } from '../parts/light.ts';
import {
  ash,
  golden,
  hot,
  ink,
  kraft,
  leaf,
  marigold,
  mulberry,
  paper,
  rose,
  sky,
  teal,
  vermilion,
  violet,
} from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import {
  circle,
  line,
  path,
  polar,
  polyline,
  rect,
  ring,
  star,
  stroke,
  times,
  turned,
} from '../parts/shapes.ts';

/** A held tube, tip up to the right, throwing sparks from its tip. */
function held(dye: Dye, width: number, length: number, ...more: readonly string[]): string {
  const tip = 428 - length;
  return turned(
    34,
    240,
    300,
    rect(230, tip + 30, 20, 462 - tip, kraft.base, 8),
    rect(240 - width / 2, tip, width, length - 70, dye.base, 5),
    rect(240 + width * 0.14, tip, width * 0.36, length - 70, dye.shade, 4),
    rect(240 - width / 2, tip, width, 16, dye.light, 5),
    ...more,
  );
}

const pencils = {
  pencil: { dye: leaf, width: 40, length: 280, sparks: golden, reach: 0.9 },
  'long-pencil': { dye: vermilion, width: 40, length: 336, sparks: golden, reach: 0.74 },
  magic: { dye: violet, width: 44, length: 246, sparks: [violet.light, rose.light, hot], reach: 1 },
  ultra: { dye: sky, width: 66, length: 286, sparks: [teal.light, hot, marigold.light], reach: 1.1 },
} satisfies Record<
  string,
  { dye: Dye; width: number; length: number; sparks: readonly string[]; reach: number }
>;

export function pencil(kind: keyof typeof pencils): string {
  const { dye, width, length, sparks, reach } = pencils[kind];
  const tip = 428 - length;
  const rings = times(kind === 'ultra' ? 3 : 2, (at) =>
    rect(240 - width / 2, tip + 40 + at * 46, width, 14, paper.base),
  );
  return tile(
    [
      turned(34, 240, 300, spray(240, tip + 2, 150 * reach, 92 * reach, sparks, 7)),
      held(dye, width, length, rings),
      kind === 'magic'
        ? twinkle(126, 132, 30, hot) + twinkle(196, 76, 20, violet.light) + twinkle(96, 220, 20, rose.light)
        : '',
    ],
    mulberry,
  );
}

/** Bursts like popcorn from a striped tub on the stick. */
export function popcornPencil(): string {
  const puffs = [
    [206, 118],
    [262, 104],
    [238, 76],
    [180, 72],
    [300, 66],
    [240, 26],
    [150, 110],
    [326, 120],
  ];
  return tile(
    [
      turned(
        20,
        240,
        300,
        rect(230, 250, 20, 200, kraft.base, 8),
        puffs
          .map(
            ([x = 0, y = 0], at) =>
              circle(x, y, at < 3 ? 26 : 20, at % 2 === 0 ? paper.light : marigold.light) +
              circle(x + 7, y + 7, at < 3 ? 10 : 8, marigold.base),
          )
          .join(''),
        path('M172 134H308L288 290H192Z', paper.base),
        path('M172 134H200L208 290H192ZM226 134H254L250 290H230ZM280 134H308L288 290H272Z', vermilion.base),
        rect(166, 126, 148, 20, vermilion.light, 6),
      ),
    ],
    mulberry,
  );
}

/** A round sweet on a stick, turning. */
export function lollipopPencil(): string {
  const coil = Array.from({ length: 56 }, (_, at) => polar(262, 184, 6 + at * 1.75, at * 18));
  return tile(
    [
      line([262, 184], [172, 438], paper.shade, 18),
      times(14, (at) =>
        circle(
          ...polar(262, 184, at % 2 === 0 ? 168 : 150, at * 25.7),
          at % 2 === 0 ? 10 : 7,
          at % 2 === 0 ? marigold.light : rose.light,
        ),
      ),
      circle(262, 184, 122, rose.shade),
      circle(257, 179, 116, rose.base),
      stroke(polyline(coil), paper.light, 17),
    ],
    mulberry,
  );
}

/** A telephone held out on a stick that sparks. */
export function selfieStick(): string {
  return tile(
    [
      line([110, 420], [250, 250], ash.base, 18),
      line([110, 420], [160, 360], ink.shade, 26),
      turned(
        16,
        292,
        172,
        rect(226, 60, 132, 226, ink.shade, 20),
        rect(236, 72, 112, 200, sky.light, 8),
        star(292, 172, 10, 52, 26, marigold.base),
        star(292, 172, 10, 28, 15, hot),
        rect(272, 62, 40, 8, ash.shade, 4),
      ),
      burst(110, 168, 62, [marigold.light, rose.base], 10),
      twinkle(404, 330, 26, hot),
      twinkle(190, 84, 18, marigold.light),
    ],
    mulberry,
  );
}

/** A strip that hangs and flickers like a whip of stars. */
export function twinklingStar(deluxe: boolean): string {
  const lash = deluxe
    ? 'M120 66C320 84 120 214 262 252C380 286 280 376 356 424'
    : 'M150 96C310 116 160 224 262 262C330 288 296 336 322 372';
  const stars: readonly (readonly [number, number, number])[] = deluxe
    ? [
        [356, 416, 58],
        [236, 332, 26],
        [374, 268, 28],
        [132, 196, 24],
        [306, 122, 30],
        [176, 268, 18],
      ]
    : [
        [322, 370, 58],
        [218, 340, 20],
        [352, 250, 24],
        [150, 200, 20],
      ];
  return tile(
    [
      stroke(lash, deluxe ? rose.base : kraft.base, 26),
      stroke(lash, deluxe ? rose.light : paper.base, 9),
      deluxe ? ring(112, 66, 22, ash.light, 9) : ring(142, 92, 22, ash.light, 9),
      ...stars.map(([x, y, size], at) =>
        at === 0
          ? star(x, y, 10, size, size * 0.5, marigold.base) + star(x, y, 10, size * 0.6, size * 0.3, hot)
          : twinkle(x, y, size * 1.2, deluxe && at % 2 === 0 ? teal.light : marigold.light),
      ),
    ],
    mulberry,
  );
}

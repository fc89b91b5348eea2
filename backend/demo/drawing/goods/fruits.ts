import { footing, tile } from '../parts/ground.ts';
import { spray, twinkle } from '../parts/light.ts';
import { clay, golden, hot, leaf, marigold, rose, vermilion } from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import { circle, path, placed, stroke } from '../parts/shapes.ts';

/** A red apple, an apple, a mango: the fruit is the case, the sparks leave by the stalk. */
export function fruit(kind: 'red-apple' | 'apple' | 'mango'): string {
  const stalk = stroke('M240 236Q238 210 250 190', clay.shade, 13);
  const leaflet =
    path('M252 216Q282 168 332 184Q312 232 252 216Z', leaf.light) +
    path('M252 216Q292 206 332 184Q312 232 252 216Z', leaf.base);
  const apple = (dye: Dye): string =>
    path(
      'M240 238C284 204 370 222 366 312C362 386 304 440 240 420C176 440 118 386 114 312C110 222 196 204 240 238Z',
      dye.base,
    ) +
    path('M316 222Q368 246 366 312C362 386 304 440 240 420Q352 370 316 222Z', dye.shade) +
    path('M146 296Q146 252 184 246Q164 270 166 306Z', dye.light);
  const mango =
    path(
      'M236 226C300 196 372 226 366 300C362 356 318 376 286 404C254 434 200 436 160 416C152 412 140 420 128 412C118 404 126 396 122 386C92 318 156 262 236 226Z',
      marigold.base,
    ) +
    path('M236 226C300 196 372 226 366 300C362 334 346 354 326 370Q340 250 236 226Z', vermilion.base) +
    path(
      'M286 404C254 434 200 436 160 416C152 412 140 420 128 412Q270 420 326 370C314 382 300 392 286 404Z',
      marigold.shade,
    ) +
    path('M150 352Q144 304 192 276Q166 312 170 350Z', marigold.light);
  const sparks = {
    'red-apple': [vermilion.light, rose.light, hot],
    apple: [leaf.light, hot, marigold.light],
    mango: golden,
  }[kind];
  return tile([
    footing(240, 428, 116),
    spray(246, 206, 158, 150, sparks, 7),
    kind === 'mango' ? mango : apple(kind === 'apple' ? leaf : vermilion),
    stalk,
    leaflet,
  ]);
}

export function lemonTree(): string {
  const crownOf: readonly (readonly [number, number, number])[] = [
    [240, 150, 92],
    [148, 204, 70],
    [334, 204, 70],
    [196, 246, 62],
    [288, 246, 62],
  ];
  return tile([
    footing(240, 428, 100),
    path('M220 424L228 270H254L264 424Q240 436 220 424Z', clay.base),
    path('M246 270H254L264 424Q256 428 248 429Z', clay.shade),
    ...crownOf.map(([x, y, r]) => circle(x + 6, y + 8, r, leaf.shade)),
    ...crownOf.map(([x, y, r]) => circle(x, y, r - 4, leaf.base)),
    ...[
      [240, 120],
      [170, 190],
      [310, 184],
      [232, 214],
      [292, 260],
      [182, 258],
    ].map(([x = 0, y = 0]) =>
      placed(
        x,
        y,
        1,
        path('M-26 0Q-14 -19 8 -17Q20 -15 27 -2Q16 18 -4 18Q-18 16 -26 0Z', marigold.light) +
          path('M27 -2Q16 18 -4 18Q14 8 27 -2Z', marigold.base),
      ),
    ),
    ...[
      [88, 110],
      [392, 110],
      [66, 270],
      [416, 274],
      [240, 42],
    ].map(([x = 0, y = 0], at) => twinkle(x, y, at === 4 ? 30 : 25, at % 2 === 0 ? hot : marigold.light)),
  ]);
}

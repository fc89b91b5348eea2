import { footing, tile } from '../parts/ground.ts';
import { kraft, marigold, paper, rose, sky, violet } from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import { circle, line, rect } from '../parts/shapes.ts';

type Puff = readonly [x: number, y: number, size: number];

/** One cloud out of many puffs: all shade first, then all bodies, so that they flow together. */
function cloud(puffs: readonly Puff[], dye: Dye): string {
  return [
    ...puffs.map(([x, y, size]) => circle(x + size * 0.14, y + size * 0.14, size, dye.shade)),
    ...puffs.map(([x, y, size]) => circle(x, y, size * 0.96, dye.base)),
    ...puffs.map(([x, y, size]) => circle(x - size * 0.26, y - size * 0.26, size * 0.42, dye.light)),
  ].join('');
}

/** Smoke in place of light, from a stick held in the hand. */
export function smokeStick(): string {
  const puffs: readonly Puff[] = [
    [232, 252, 26],
    [262, 226, 40],
    [312, 204, 50],
    [250, 162, 50],
    [318, 136, 60],
    [250, 92, 40],
    [370, 96, 40],
    [306, 66, 36],
  ];
  return tile([
    line([112, 430], [216, 268], kraft.base, 16),
    line([160, 356], [212, 274], violet.base, 40),
    line([168, 360], [216, 284], violet.shade, 14),
    cloud(puffs, rose),
  ]);
}

/** Three pots, three colours of smoke. */
export function colourSmoke(): string {
  const pot = (x: number, dye: Dye, lift: number): string =>
    cloud(
      [
        [x, 306 - lift * 0.3, 24],
        [x - 10, 264 - lift * 0.5, 36],
        [x + 16, 222 - lift * 0.7, 42],
        [x - 20, 172 - lift, 46],
        [x + 22, 128 - lift, 44],
        [x - 12, 92 - lift, 32],
      ],
      dye,
    ) +
    rect(x - 38, 308, 76, 114, dye.base, 6) +
    rect(x + 14, 308, 24, 114, dye.shade, 5) +
    rect(x - 38, 342, 76, 20, paper.base);
  return tile([footing(240, 424, 176), pot(112, sky, 0), pot(368, marigold, 0), pot(240, rose, 36)]);
}

import { tube } from '../parts/bodies.ts';
import { footing, tile } from '../parts/ground.ts';
import { twinkle } from '../parts/light.ts';
import { hot, leaf, marigold, paper, rose, sky, teal, vermilion, violet } from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import { circle, ellipse, line, path, polar, stroke, times, turned } from '../parts/shapes.ts';

/** One great feather of light standing in its tin. */
export function feather(kind: 'peacock' | 'golden'): string {
  const [vane, eye, heart, pupil] =
    kind === 'peacock' ? [leaf, marigold, teal, violet] : [marigold, paper, marigold, vermilion];
  return tile([
    footing(240, 436, 68),
    times(9, (at) =>
      [-1, 1]
        .map((side) =>
          stroke(
            `M240 ${350 - at * 24}Q${240 + side * (70 + at * 5)} ${320 - at * 26} ${240 + side * (84 + at * 9 - (at > 5 ? (at - 5) ** 2 * 9 : 0))} ${276 - at * 28}`,
            at % 2 === 0 ? vane.base : vane.light,
            10,
          ),
        )
        .join(''),
    ),
    line([240, 380], [240, 200], paper.base, 9),
    path('M240 34Q330 110 308 176Q288 228 240 232Q192 228 172 176Q150 110 240 34Z', vane.base),
    path('M240 74Q300 120 286 174Q270 208 240 210Q210 208 194 174Q180 120 240 74Z', eye.light),
    ellipse(240, 160, 34, 40, heart.base),
    ellipse(240, 170, 19, 22, pupil.shade),
    tube(240, 428, 92, 78, kind === 'peacock' ? sky : vermilion),
  ]);
}

function eyes(
  x: number,
  y: number,
  reach: number,
  count: number,
  dyes: readonly Dye[],
  size: number,
  tilt = 0,
): string {
  return times(count, (at) => {
    const angle = -90 + tilt + ((at / (count - 1)) * 2 - 1) * 78;
    const dye = dyes[at % dyes.length] ?? leaf;
    const [ex, ey] = polar(x, y, reach, angle);
    return (
      line([x, y], [ex, ey], dye.base, 9) +
      turned(
        angle + 90,
        ex,
        ey,
        ellipse(ex, ey, size, size * 1.3, dye.base),
        ellipse(ex, ey + 4, size * 0.66, size * 0.84, marigold.light),
        circle(ex, ey + 6, size * 0.4, violet.shade),
      )
    );
  });
}

/** The bird itself, its tail all light. */
export function peacock(kind: 'bada' | 'mixed'): string {
  const tail = kind === 'bada' ? [leaf, teal] : [rose, marigold, teal, violet];
  return tile([
    footing(240, 434, 110),
    eyes(240, 308, 200, 10, tail, 27),
    eyes(240, 308, 136, 6, [...tail].reverse(), 22),
    kind === 'bada'
      ? path('M132 300A108 108 0 0 1 348 300Z', leaf.shade)
      : path('M132 300A108 108 0 0 1 348 300Z', violet.shade),
    path(
      'M222 172C246 158 274 172 272 202C270 238 276 262 292 296C314 344 296 408 240 414C184 408 166 344 190 296C210 258 220 232 216 204L190 200Q204 180 222 172Z',
      sky.base,
    ),
    path(
      'M262 176Q274 184 272 202C270 238 276 262 292 296C314 344 296 408 240 414Q282 360 264 300Q244 240 262 176Z',
      sky.shade,
    ),
    path('M218 182L186 200L216 206Z', marigold.base),
    circle(234, 190, 8, paper.light),
    circle(232, 190, 4.5, '#161f1b'),
    stroke('M242 164L230 132M250 163V126M257 166L270 134', teal.light, 7),
    circle(229, 128, 9, marigold.light),
    circle(250, 121, 9, marigold.light),
    circle(272, 130, 9, marigold.light),
    stroke('M222 404V434M258 404V434', marigold.base, 10),
    twinkle(58, 96, 22, hot),
    twinkle(422, 96, 22, hot),
  ]);
}

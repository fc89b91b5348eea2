import { footing, tile } from '../parts/ground.ts';
import { burst, prickle } from '../parts/light.ts';
import { ash, dusk, hot, marigold, paper, rose, teal, vermilion, violet } from '../parts/palette.ts';
import { sizeMark } from '../parts/size-mark.ts';
import { circle, line, polar, star, times } from '../parts/shapes.ts';

export type Spark = 'electric' | 'colour' | 'crackling' | 'red';

const sparkColours: Record<Spark, readonly string[]> = {
  electric: [marigold.light, hot, marigold.base],
  colour: [rose.base, teal.light, marigold.base, violet.light],
  crackling: [rose.base, marigold.light, teal.light, paper.light],
  red: [vermilion.light, vermilion.base, rose.light],
};

/** A wire from the lower left with its ball of light and its length; long ones show more wire. */
export function sparkler(spark: Spark, centimetres: number): string {
  const long = centimetres >= 30;
  const colours = sparkColours[spark];
  const [x, y] = long ? [318, 162] : [274, 206];
  const radius = long ? 122 : 150;
  const foot = [86, 394] as const;
  const pops = spark === 'crackling' ? [-120, -60, 0, 60] : [];
  return tile([
    line(foot, [x, y], ash.shade, 11),
    line([foot[0] + (long ? 90 : 74), foot[1] - (long ? 90 : 74)], [x, y], ash.light, 19),
    prickle(x, y, radius * 1.06, colours),
    ...pops.map((angle, at) => {
      const [px, py] = polar(x, y, radius * 0.98, angle);
      return star(px, py, 8, 25, 11, at % 2 === 0 ? marigold.light : rose.light);
    }),
    sizeMark(centimetres),
  ]);
}

/** Five sparklers on one turning hub. */
export function rotatingSparkler(): string {
  const colours = [marigold.light, rose.base, teal.light, violet.light, vermilion.light];
  return tile(
    [
      footing(240, 440, 60),
      line([240, 436], [240, 240], ash.shade, 16),
      times(5, (at) => {
        const end = polar(240, 222, 122, at * 72 - 90);
        const colour = colours[at] ?? hot;
        return line([240, 222], end, ash.light, 12) + burst(end[0], end[1], 58, [colour, colour], 10);
      }),
      circle(240, 222, 30, vermilion.base),
      circle(240, 222, 12, marigold.light),
    ],
    dusk,
  );
}

import { band, tube } from '../parts/bodies.ts';
import { footing, tile } from '../parts/ground.ts';
import { burst } from '../parts/light.ts';
import { palm, scorpion, tower } from '../parts/motifs.ts';
import { dusk, hot, leaf, marigold, paper, rose, sky, teal, vermilion, violet } from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import { circle, line, placed, polar, rect, star, stroke, times } from '../parts/shapes.ts';

/** A shell in its short mortar, and the flower it makes. */
function skyFlower(colours: readonly string[], dye: Dye): string {
  return tile(
    [
      burst(240, 172, 148, colours, 14),
      line([240, 330], [240, 226], hot, 8),
      footing(240, 432, 62, dusk),
      rect(196, 338, 88, 90, dye.base, 6),
      rect(256, 338, 28, 90, dye.shade, 4),
      rect(188, 328, 104, 22, dye.light, 6),
    ],
    dusk,
  );
}

/** A ring of small flowers, five at once. */
export function pentaMagic(): string {
  const colours = [rose.base, marigold.base, teal.light, violet.light, vermilion.light];
  return tile(
    [
      ...colours.map((colour, at) => {
        const [x, y] = polar(240, 212, 124, at * 72 - 90);
        return line([240, 400], [x, y], 'rgba(255,244,207,.28)', 6) + burst(x, y, 66, [colour, colour], 10);
      }),
      footing(240, 436, 96, dusk),
      times(5, (at) =>
        rect(146 + at * 38, 366, 34, 66, [rose, marigold, teal, violet, vermilion][at]?.base ?? '', 5),
      ),
      rect(140, 404, 200, 18, paper.base, 4),
      star(240, 212, 5, 26, 11, hot),
    ],
    dusk,
  );
}

export const chottaFancy = (): string => skyFlower([rose.base, rose.light], vermilion);

/** A shell named for a city: its flower, and the city's mark inside. */
export function cityFancy(city: 'chennai' | 'paris'): string {
  return tile(
    [
      burst(
        240,
        196,
        180,
        city === 'chennai' ? [leaf.light, marigold.light] : [violet.light, rose.light],
        16,
      ),
      circle(240, 196, 86, dusk.base),
      placed(240, 196, 1.36, city === 'chennai' ? palm() : tower()),
      footing(240, 446, 60, dusk),
      rect(198, 390, 84, 54, vermilion.base, 5),
      rect(256, 390, 26, 54, vermilion.shade, 4),
      rect(190, 380, 100, 20, marigold.base, 5),
    ],
    dusk,
  );
}

/** The widest flower of the list, in all its colours. */
export function skyOut(): string {
  return tile(
    [
      burst(
        240,
        206,
        178,
        [vermilion.light, marigold.base, leaf.light, sky.base, violet.light, rose.base],
        18,
      ),
      burst(240, 206, 52, [hot, marigold.light], 9),
      footing(240, 452, 60, dusk),
      rect(202, 404, 76, 46, teal.base, 5),
      rect(194, 396, 92, 18, teal.light, 5),
    ],
    dusk,
  );
}

/** Two shells, two flowers. */
export function doubleBall(): string {
  const shell = (x: number, dye: Dye): string =>
    circle(x, 378, 58, dye.base) +
    stroke(`M${x - 54} 366Q${x} 404 ${x + 54} 366`, dye.shade, 10) +
    circle(x - 20, 352, 11, dye.light) +
    line([x, 322], [x, 296], '#e9d9b2', 9);
  return tile(
    [
      burst(142, 158, 104, [teal.light, paper.light], 12),
      burst(342, 176, 104, [marigold.base, vermilion.light], 12),
      footing(240, 434, 142, dusk),
      shell(166, teal),
      shell(314, vermilion),
    ],
    dusk,
  );
}

/** One pipe, three storeys of light above it. */
export function stepPipe(): string {
  return tile(
    [
      line([240, 350], [240, 60], 'rgba(255,244,207,.35)', 8),
      burst(240, 104, 88, [rose.base, rose.light], 12),
      burst(186, 214, 62, [marigold.light, marigold.base], 10),
      burst(304, 282, 50, [teal.light, sky.light], 9),
      footing(240, 446, 60, dusk),
      tube(240, 436, 78, 110, violet),
      band(240, 436, 78, 30, 20, marigold.light),
    ],
    dusk,
  );
}

/** A fall of light under the sting. */
export function niagara(): string {
  return tile(
    [
      rect(60, 96, 360, 18, paper.base, 9),
      times(
        10,
        (at) =>
          stroke(
            `M${80 + at * 36} 118V${250 + ((at * 53) % 120)}`,
            at % 3 === 0 ? hot : at % 3 === 1 ? sky.light : marigold.light,
            12,
          ) + circle(80 + at * 36, 282 + ((at * 53) % 120), 8, sky.light),
      ),
      circle(240, 262, 112, dusk.base),
      placed(238, 268, 1.62, scorpion(vermilion)),
    ],
    dusk,
  );
}

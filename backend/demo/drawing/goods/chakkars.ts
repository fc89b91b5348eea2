import { tile } from '../parts/ground.ts';
import { swirl, twinkle } from '../parts/light.ts';
import {
  ash,
  clay,
  golden,
  hot,
  ink,
  kraft,
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
import { circle, line, polar, polygon, polyline, ring, star, stroke, times } from '../parts/shapes.ts';

function coil(radius: number, turns: number, colour: string, width: number): string {
  const steps = turns * 20;
  const points = Array.from({ length: steps + 1 }, (_, at) =>
    polar(240, 240, 14 + ((radius - 14) * at) / steps, at * 18),
  );
  return stroke(polyline(points), colour, width);
}

interface Disc {
  readonly dye: Dye;
  readonly cord: string;
  readonly radius: number;
  readonly sparks: readonly string[];
  readonly count: number;
}

const discs = {
  big: { dye: vermilion, cord: marigold.light, radius: 92, sparks: golden, count: 12 },
  ashoka: { dye: sky, cord: paper.base, radius: 92, sparks: [paper.light, marigold.light], count: 16 },
  special: {
    dye: leaf,
    cord: marigold.light,
    radius: 96,
    sparks: [marigold.base, leaf.light, hot],
    count: 12,
  },
  deluxe: {
    dye: violet,
    cord: marigold.light,
    radius: 104,
    sparks: [rose.base, marigold.light, teal.light],
    count: 16,
  },
} satisfies Record<string, Disc>;

/** A coiled wheel from above, throwing its sparks with the spin. */
export function groundChakkar(kind: keyof typeof discs): string {
  const disc: Disc = discs[kind];
  const spokes = times(12, (at) =>
    line(polar(240, 240, 30, at * 30), polar(240, 240, 74, at * 30), disc.cord, 7),
  );
  return tile([
    swirl(240, 240, disc.radius + 18, 212, disc.sparks, disc.count),
    circle(240, 240, disc.radius, disc.dye.shade),
    circle(236, 236, disc.radius - 6, disc.dye.base),
    kind === 'ashoka' ? ring(240, 240, 76, disc.cord, 9) + spokes : coil(disc.radius - 14, 3, disc.cord, 10),
    circle(240, 240, 17, ink.base),
    circle(240, 240, 8, marigold.light),
  ]);
}

/** Four cases on a cross, each driving the wheel round. */
export function fourWheel(): string {
  const dyes = [vermilion, marigold, teal, rose];
  return tile([
    ...dyes.map((dye, at) => {
      const angle = at * 90 - 45;
      const hub = polar(240, 240, 112, angle);
      const side = polar(hub[0], hub[1], 52, angle + 90);
      const other = polar(hub[0], hub[1], 52, angle - 90);
      const tail = [0, -24, 24].map((turn) =>
        line(
          polar(side[0], side[1], 26, angle + 90 + turn),
          polar(side[0], side[1], turn === 0 ? 92 : 66, angle + 90 + turn + 12),
          turn === 0 ? hot : dye.light,
          11,
        ),
      );
      return (
        line([240, 240], hub, kraft.base, 20) +
        tail.join('') +
        line(other, side, dye.shade, 48) +
        line(polar(other[0], other[1], 6, angle + 180), polar(side[0], side[1], 6, angle + 180), dye.base, 32)
      );
    }),
    circle(240, 240, 34, kraft.light),
    circle(240, 240, 13, ink.base),
  ]);
}

/** A wheel of bare wire with a case at each end. */
export function wireChakkar(): string {
  return tile([
    swirl(240, 240, 150, 222, golden, 10),
    ring(240, 240, 128, ash.base, 12),
    ring(240, 240, 84, ash.light, 9),
    ring(240, 240, 42, ash.light, 8),
    times(3, (at) =>
      line(polar(240, 240, 128, at * 60 + 20), polar(240, 240, 128, at * 60 + 200), ash.light, 9),
    ),
    times(6, (at) =>
      circle(...polar(240, 240, 128, at * 60 + 20), 19, at % 2 === 0 ? vermilion.base : marigold.base),
    ),
    circle(240, 240, 18, ink.base),
  ]);
}

/** A wheel cut in bright wedges. */
export function discoWheel(): string {
  const colours = [rose.base, marigold.base, teal.base, violet.base];
  return tile([
    swirl(240, 240, 142, 218, [rose.light, marigold.light, teal.light], 12),
    times(8, (at) =>
      polygon(
        [[240, 240], ...[0, 15, 30, 45].map((part) => polar(240, 240, 126, at * 45 + part))],
        colours[at % 4] ?? '',
      ),
    ),
    ring(240, 240, 126, paper.base, 12),
    star(240, 240, 8, 58, 26, paper.light),
    circle(240, 240, 15, ink.base),
  ]);
}

/** The wheel that sings: a coil with waves of sound on both sides. */
export function whistlingChakkar(): string {
  const wave = (radius: number, from: number): string => {
    const points = Array.from({ length: 9 }, (_, at) => polar(240, 240, radius, from - 34 + at * 8.5));
    return stroke(polyline(points), radius > 180 ? teal.light : paper.base, 13);
  };
  return tile([
    ...[0, 180].flatMap((side) => [wave(142, side), wave(176, side), wave(210, side)]),
    ...[-90, 90].flatMap((side) =>
      [-24, 0, 24].map((turn) =>
        line(
          polar(240, 240, 122, side + turn),
          polar(240, 240, turn === 0 ? 196 : 168, side + turn + 12),
          turn === 0 ? hot : marigold.base,
          11,
        ),
      ),
    ),
    circle(240, 240, 100, teal.shade),
    circle(236, 236, 94, teal.base),
    coil(84, 3, paper.base, 10),
    circle(240, 240, 17, ink.base),
  ]);
}

/** A moulded chakkar with its fins. */
export function plasticChakkar(): string {
  return tile([
    swirl(240, 240, 146, 216, [hot, marigold.light], 8),
    times(6, (at) => {
      const angle = at * 60;
      return polygon(
        [
          polar(240, 240, 60, angle - 24),
          polar(240, 240, 142, angle - 6),
          polar(240, 240, 134, angle + 26),
          polar(240, 240, 60, angle + 30),
        ],
        at % 2 === 0 ? rose.base : rose.shade,
      );
    }),
    circle(240, 240, 78, marigold.base),
    circle(236, 236, 62, marigold.light),
    star(240, 240, 6, 40, 22, vermilion.base),
    circle(240, 240, 12, clay.shade),
    twinkle(98, 96, 22, hot),
  ]);
}

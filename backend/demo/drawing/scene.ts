import { agal, glow } from './parts/agal.ts';
import {
  clay,
  dusk,
  hot,
  leaf,
  marigold,
  paper,
  rose,
  sky,
  teal,
  vermilion,
  violet,
} from './parts/palette.ts';
import {
  circle,
  ellipse,
  line,
  path,
  placed,
  polar,
  polygon,
  rect,
  star,
  stroke,
  times,
} from './parts/shapes.ts';

/** The roofs of a small town, one shade darker than its sky. */
function town(): string {
  const far = '#2b5163';
  const near = '#122631';
  const tower = times(6, (at) =>
    polygon(
      [
        [962 + at * 13, 520 - at * 44],
        [970 + at * 13, 476 - at * 44],
        [1118 - at * 13, 476 - at * 44],
        [1126 - at * 13, 520 - at * 44],
      ],
      at % 2 === 0 ? far : '#264a5b',
    ),
  );
  const palm = (x: number, y: number, size: number): string =>
    placed(
      x,
      y,
      size,
      stroke('M0 180Q14 80 0 0', near, 13),
      ...[-160, -125, -90, -55, -20].map((angle) => {
        const reach = 84;
        const ex = reach * Math.cos((angle * Math.PI) / 180);
        const ey = reach * 0.8 * Math.sin((angle * Math.PI) / 180);
        return path(
          `M0 0Q${(ex * 0.5).toFixed(1)} ${(ey - 34).toFixed(1)} ${ex.toFixed(1)} ${(ey + 30).toFixed(1)}Q${(ex * 0.5).toFixed(1)} ${(ey - 6).toFixed(1)} 0 0Z`,
          near,
        );
      }),
    );
  return (
    tower +
    path('M1016 256Q1044 214 1072 256Z', far) +
    line([1044, 230], [1044, 206], far, 8) +
    path(
      'M0 470H96V440L150 410L204 440V486H300V452H420V500H560V470L620 436L680 470V506H820V460H900V520H1180V474H1280V600H0Z',
      near,
    ) +
    palm(352, 330, 1) +
    palm(768, 372, 0.8) +
    palm(1222, 322, 1.05) +
    [
      [28, 500],
      [218, 508],
      [246, 508],
      [424, 502],
      [632, 500],
      [846, 500],
      [874, 500],
      [1064, 542],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rect(x, y, 18, 24, marigold.shade, 3) + rect(x + 3, y + 3, 12, 18, marigold.base, 2),
      )
      .join('')
  );
}

/** A flower in the sky, finer than on the tiles: it is looked at in the large. */
function bloom(x: number, y: number, radius: number, outer: string, inner: string): string {
  return (
    times(24, (at) => {
      const angle = at * 15 - 90;
      const reach = radius * (at % 2 === 0 ? 1 : 0.8);
      const colour = at % 2 === 0 ? outer : inner;
      const tip = polar(x, y, reach, angle);
      const root = polar(x, y, radius * 0.3, angle);
      const side = (turn: number) => polar(x, y, reach * 0.9, angle + turn);
      return (
        polygon([root, side(-1.5), tip, side(1.5)], colour) +
        circle(...polar(x, y, reach + radius * 0.1, angle), radius * 0.026, colour)
      );
    }) +
    times(12, (at) =>
      line(polar(x, y, radius * 0.1, at * 30), polar(x, y, radius * 0.22, at * 30), inner, radius * 0.025),
    )
  );
}

function marigoldHead(x: number, y: number, size: number): string {
  return (
    star(x, y, 12, size, size * 0.8, marigold.shade) +
    star(x, y, 12, size * 0.78, size * 0.6, marigold.base) +
    circle(x, y, size * 0.32, marigold.light)
  );
}

/** A ledge with a row of lamps and a kolam drawn along its face. */
function ledge(): string {
  const lamps = [110, 322, 534, 746, 958, 1170];
  const loops = times(
    13,
    (at) =>
      stroke(
        `M${-10 + at * 106} 684Q${43 + at * 106} 622 ${96 + at * 106} 684Q${43 + at * 106} 746 ${-10 + at * 106} 684Z`,
        'rgba(245,234,210,.42)',
        6,
      ) +
      circle(43 + at * 106, 684, 7, 'rgba(245,234,210,.6)') +
      circle(-10 + at * 106, 652, 5, 'rgba(245,234,210,.42)'),
  );
  return (
    rect(0, 606, 1280, 114, '#5c3424') +
    rect(0, 596, 1280, 28, clay.shade) +
    rect(0, 596, 1280, 8, clay.base) +
    loops +
    lamps.map((x) => glow(x + 51, 486, 84)).join('') +
    lamps
      .slice(1)
      .map(
        (x) =>
          marigoldHead(x - 106, 586, 21) +
          marigoldHead(x - 138, 592, 15) +
          marigoldHead(x - 76, 592, 15) +
          path(`M${x - 160} 602Q${x - 176} 580 ${x - 196} 596Q${x - 178} 606 ${x - 160} 602Z`, leaf.shade),
      )
      .join('') +
    lamps.map((x) => ellipse(x - 4, 604, 60, 9, 'rgba(22,31,27,.35)') + placed(x, 532, 0.62, agal())).join('')
  );
}

/** A calm festive night: lamps on a ledge, a sleeping town, a few flowers of light. 1280 by 720. */
export function festiveNight(top = 0, height = 720): string {
  const stars = times(34, (at) =>
    circle(
      (at * 397 + 60) % 1280,
      24 + ((at * 211) % 380),
      at % 5 === 0 ? 4 : 2.5,
      at % 3 === 0 ? hot : sky.light,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} 1280 ${height}" width="1280" height="${height}">`,
    rect(0, 0, 1280, 720, dusk.base),
    circle(520, 470, 560, '#1c3949'),
    circle(520, 500, 380, dusk.raised),
    stars,
    bloom(420, 206, 158, marigold.light, rose.light),
    bloom(742, 140, 104, teal.light, paper.base),
    bloom(170, 250, 80, vermilion.light, marigold.light),
    bloom(1140, 118, 88, violet.light, rose.light),
    bloom(628, 344, 54, leaf.light, hot),
    stroke('M432 452Q430 410 422 388', 'rgba(255,244,207,.3)', 4),
    stroke('M752 452Q752 350 744 268', 'rgba(255,244,207,.26)', 4),
    town(),
    ledge(),
    '</svg>',
  ].join('');
}

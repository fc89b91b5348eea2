import { clay, ink, leaf, marigold, paper, rose, sky, teal, vermilion, violet } from './palette.ts';
import type { Dye } from './palette.ts';
import { circle, ellipse, line, path, polar, polygon, rect, star, stroke, times, turned } from './shapes.ts';

/** Emblems, each drawn around 0,0 within 50 units to every side. */

export const lotus = (dye: Dye = rose): string =>
  path('M-50 -2Q-30 40 0 40Q30 40 50 -2Q20 -4 0 30Q-20 -4 -50 -2Z', dye.shade) +
  path('M-34 -24Q-36 24 0 38Q36 24 34 -24Q8 -8 0 30Q-8 -8 -34 -24Z', dye.base) +
  path('M0 -44Q30 0 0 38Q-30 0 0 -44Z', dye.light);

export const sparrow = (): string =>
  path('M-50 4L-16 -6Q-12 -34 16 -34Q34 -34 38 -18L52 -10L37 -6Q34 30 -4 30Q-26 28 -50 4Z', clay.base) +
  path('M-30 0Q-4 -12 12 4Q0 26 -30 0Z', clay.shade) +
  circle(22, -18, 5, ink.shade) +
  line([-2, 28], [-4, 46], ink.light, 6) +
  line([10, 28], [12, 46], ink.light, 6);

export const elephant = (): string =>
  path(
    'M-44 44V-4Q-44 -40 -4 -40H8Q44 -40 46 -4V34Q46 48 34 48Q26 48 26 40Q36 40 34 28V10H22V44H6V24H-18V44Z',
    '#7d8a8c',
  ) +
  ellipse(8, -10, 18, 22, '#5d6a6d') +
  circle(30, -14, 5, ink.shade) +
  path('M30 8Q40 22 52 16Q46 4 36 4Z', paper.light);

export const crown = (dye: Dye = marigold): string =>
  polygon(
    [
      [-46, 32],
      [-50, -28],
      [-22, -2],
      [0, -44],
      [22, -2],
      [50, -28],
      [46, 32],
    ],
    dye.base,
  ) +
  polygon(
    [
      [8, 32],
      [0, -44],
      [22, -2],
      [50, -28],
      [46, 32],
    ],
    dye.shade,
  ) +
  circle(-50, -30, 7, dye.light) +
  circle(0, -44, 8, dye.light) +
  circle(50, -30, 7, dye.light) +
  rect(-46, 22, 92, 14, dye.light, 4);

export const fiveStar = (dye: Dye = marigold): string =>
  star(0, 0, 5, 50, 21, dye.base) +
  polygon(
    [
      [0, -50],
      [12.5, -17],
      [47, -15],
      [20, 6],
      [29, 40],
      [0, 21],
    ],
    dye.shade,
  );

export const sun = (): string => star(0, 0, 12, 52, 34, marigold.base) + circle(0, 0, 28, marigold.light);

export const moon = (): string =>
  path('M14 -48A48 48 0 1 0 44 28A40 40 0 0 1 14 -48Z', paper.base) + star(26, -10, 5, 17, 7, marigold.light);

export const heart = (dye: Dye = vermilion): string =>
  path('M0 44C-70 0 -48 -46 -20 -42C-6 -40 0 -26 0 -20C0 -26 6 -40 20 -42C48 -46 70 0 0 44Z', dye.base) +
  path('M0 44C70 0 48 -46 20 -42C40 -20 40 10 0 44Z', dye.shade) +
  ellipse(-24, -20, 8, 11, dye.light);

export const bolt = (dye: Dye = marigold): string =>
  polygon(
    [
      [10, -52],
      [-34, 8],
      [-4, 8],
      [-14, 52],
      [34, -12],
      [4, -12],
    ],
    dye.base,
  );

export const flame = (): string =>
  path(
    'M0 -52C8 -26 38 -12 36 18C34 40 16 50 0 50C-18 50 -36 38 -36 16C-36 0 -24 -8 -20 -22C-10 -16 -8 -10 -8 -4C2 -16 2 -34 0 -52Z',
    vermilion.base,
  ) + path('M2 -8C6 8 20 14 18 28C16 42 6 46 0 46C-10 46 -20 38 -18 26C-16 14 0 8 2 -8Z', marigold.light);

export const notes = (colour: string = paper.base): string =>
  stroke('M-22 30V-34L36 -46V18', colour, 9) +
  stroke('M-22 -18L36 -30', colour, 9) +
  ellipse(-33, 32, 15, 11, colour) +
  ellipse(25, 20, 15, 11, colour);

const peacockEye = (): string =>
  path('M0 -52Q44 -10 30 22Q18 46 0 50Q-18 46 -30 22Q-44 -10 0 -52Z', leaf.base) +
  path('M0 -34Q28 -6 20 16Q12 32 0 34Q-12 32 -20 16Q-28 -6 0 -34Z', marigold.light) +
  ellipse(0, 6, 17, 21, teal.base) +
  ellipse(0, 12, 10, 12, violet.shade);

export const rooster = (): string =>
  path(
    'M-48 -30Q-50 10 -26 26Q-6 40 14 30Q34 20 32 -18Q42 -22 46 -30L32 -34Q26 -48 12 -42Q0 -36 4 -16Q-10 2 -22 -8Q-30 -20 -48 -30Z',
    marigold.base,
  ) +
  path('M-48 -30Q-60 -2 -40 14Q-30 4 -28 -14Z', teal.base) +
  circle(10, -46, 8, vermilion.base) +
  circle(21, -50, 8, vermilion.base) +
  ellipse(32, -20, 6, 9, vermilion.base) +
  circle(21, -33, 4.5, ink.shade) +
  stroke('M-6 34V50M10 32V50', vermilion.light, 6) +
  path('M-20 6Q0 -6 16 2Q6 24 -20 6Z', clay.base);

export const modak = (): string =>
  path('M0 -48Q8 -22 34 -2Q54 18 40 40H-40Q-54 18 -34 -2Q-8 -22 0 -48Z', paper.base) +
  path('M0 -48Q8 -22 34 -2Q54 18 40 40H14Q24 0 0 -48Z', paper.shade) +
  stroke('M-4 -18Q-22 6 -22 34M2 -18Q6 6 2 34', paper.shade, 6);

export const vel = (): string =>
  path('M0 -54Q32 -22 24 2Q16 18 0 20Q-16 18 -24 2Q-32 -22 0 -54Z', marigold.base) +
  path('M0 -54Q32 -22 24 2Q16 18 0 20Z', marigold.shade) +
  rect(-5, 18, 10, 36, marigold.light, 4) +
  rect(-16, 20, 32, 8, marigold.light, 4);

export const flute = (): string =>
  turned(
    -32,
    0,
    0,
    rect(-56, 8, 112, 16, marigold.base, 8),
    times(4, (at) => circle(-14 + at * 16, 16, 4.5, clay.shade)),
    rect(-44, 8, 8, 16, vermilion.base),
  ) + `<g transform="translate(-14 -16) rotate(-18) scale(0.62)">${peacockEye()}</g>`;

export const gopuram = (): string =>
  times(4, (at) => {
    const half = 40 - at * 7;
    const foot = 46 - at * 19;
    const wall = at === 0 ? clay.base : at % 2 === 0 ? rose.base : teal.base;
    return (
      polygon(
        [
          [-half, foot],
          [-half + 4, foot - 14],
          [half - 4, foot - 14],
          [half, foot],
        ],
        wall,
      ) +
      rect(-half - 1, foot - 19, (half + 1) * 2, 6, marigold.base, 2) +
      (at === 0 ? '' : times(3, (niche) => rect(-13 + niche * 11, foot - 11, 5, 9, paper.light, 2)))
    );
  }) +
  path('M-22 -30Q-24 -46 -12 -46H12Q24 -46 22 -30Z', vermilion.base) +
  times(3, (at) => path(`M${-14 + at * 11} -46Q${-11 + at * 11} -58 ${-8 + at * 11} -46Z`, marigold.shade)) +
  path('M-9 46V36Q0 26 9 36V46Z', clay.shade);

export const diamond = (): string =>
  polygon(
    [
      [-46, -14],
      [-24, -38],
      [24, -38],
      [46, -14],
      [0, 46],
    ],
    sky.base,
  ) +
  polygon(
    [
      [-46, -14],
      [-24, -38],
      [0, -14],
    ],
    sky.light,
  ) +
  polygon(
    [
      [0, -14],
      [24, -38],
      [46, -14],
      [0, 46],
    ],
    sky.shade,
  ) +
  polygon(
    [
      [-24, -38],
      [24, -38],
      [0, -14],
    ],
    paper.light,
  );

export const tower = (): string =>
  path(
    'M0 -54Q4 -14 14 12Q20 34 36 50H18Q14 34 0 34Q-14 34 -18 50H-36Q-20 34 -14 12Q-4 -14 0 -54Z',
    marigold.light,
  ) + stroke('M-17 14H17M-9 -10H9', marigold.shade, 7);

export const palm = (): string =>
  path('M-5 50Q0 10 -2 -16H6Q8 14 8 50Z', clay.light) +
  times(6, (at) => {
    const end = polar(2, -16, 46, -180 + at * 36);
    return stroke(
      `M2 -18Q${((end[0] + 2) / 2).toFixed(1)} ${(end[1] - 26).toFixed(1)} ${end[0].toFixed(1)} ${(end[1] + 8).toFixed(1)}`,
      leaf.light,
      9,
    );
  });

export const scorpion = (dye: Dye = marigold): string =>
  stroke('M-8 -16Q-38 -20 -32 -46M8 -16Q38 -20 32 -46', dye.base, 9) +
  path('M-32 -36Q-56 -42 -48 -64Q-39 -60 -35 -52Q-30 -62 -22 -64Q-14 -42 -32 -36Z', dye.base) +
  path('M32 -36Q56 -42 48 -64Q39 -60 35 -52Q30 -62 22 -64Q14 -42 32 -36Z', dye.base) +
  stroke('M-12 -4L-38 -10M-13 6L-40 10M-11 16L-34 30M12 -4L36 -12M13 5L36 4', dye.base, 6) +
  ellipse(0, 0, 18, 26, dye.base) +
  stroke('M-11 -8H11M-13 3H13M-9 14H9', dye.shade, 5) +
  stroke('M0 24Q0 52 26 54Q56 54 54 32', dye.base, 11) +
  path('M46 30L44 8L62 20Q64 34 54 38Z', dye.light);

import { carton, tube } from '../parts/bodies.ts';
import { footing, tile } from '../parts/ground.ts';
import { burst, fuse, spit, spray, twinkle } from '../parts/light.ts';
import { crown, diamond, fiveStar, flute, gopuram, lotus, modak, vel } from '../parts/motifs.ts';
import {
  hot,
  ink,
  kraft,
  leaf,
  moss,
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
import { circle, ellipse, line, path, placed, polar, rect, stroke, times, turned } from '../parts/shapes.ts';

/** A half-open matchbox with coloured heads. */
export function matchBox(kind: 'colour' | 'royal'): string {
  const heads =
    kind === 'royal' ? [marigold.light, marigold.base] : [rose.base, teal.light, marigold.base, leaf.light];
  const dye = kind === 'royal' ? violet : vermilion;
  return tile(
    [
      turned(
        -8,
        240,
        260,
        times(
          7,
          (at) =>
            rect(133 + at * 31, 138 - (at % 2) * 14, 14, 130, '#e9d9b2', 4) +
            ellipse(140 + at * 31, 138 - (at % 2) * 14, 15, 21, heads[at % heads.length] ?? ''),
        ),
        rect(108, 210, 264, 60, kraft.base, 6),
        carton(96, 404, 270, 176, 34, dye),
        rect(110, 242, 242, 148, paper.base, 8),
        kind === 'royal'
          ? placed(231, 318, 1.2, crown())
          : times(
              4,
              (at) =>
                line([231, 316], polar(231, 316, 54, at * 45), heads[at] ?? '', 13) +
                line([231, 316], polar(231, 316, 54, at * 45 + 180), heads[at] ?? '', 13),
            ) + circle(231, 316, 16, hot),
      ),
      kind === 'royal' ? spit(356, 96, 36) + twinkle(110, 96, 26, hot) : spit(352, 96, 40),
    ],
    mulberry,
  );
}

/** Five arcs of colour over the box they come in. */
export function rainbowBox(): string {
  const colours = [vermilion.base, marigold.base, leaf.light, sky.base, violet.base];
  return tile(
    [
      ...colours.map((colour, at) =>
        stroke(
          `M${62 + at * 27} 316A${178 - at * 27} ${190 - at * 27} 0 0 1 ${418 - at * 27} 316`,
          colour,
          28,
        ),
      ),
      footing(240, 424, 150, mulberry),
      carton(108, 420, 244, 116, 30, paper),
      rect(108, 346, 244, 22, vermilion.base),
      ...colours.map((colour, at) => circle(142 + at * 44, 394, 15, colour)),
    ],
    mulberry,
  );
}

/** Ten sticks of ten colours, fanned out of their box. */
export function dasaraBox(): string {
  const dyes = [vermilion, marigold, leaf, teal, sky, violet, rose, marigold, leaf, vermilion];
  return tile(
    [
      footing(240, 430, 130, mulberry),
      ...dyes.map((dye, at) => {
        const angle = -90 + (at - 4.5) * 11;
        const end = polar(240, 390, 262, angle);
        return (
          line([240, 390], polar(240, 390, 232, angle), dye.base, 17) +
          circle(end[0], end[1], 20, dye.light) +
          circle(end[0], end[1], 9, hot)
        );
      }),
      carton(144, 424, 176, 152, 30, marigold),
      rect(160, 296, 144, 104, paper.base, 6),
      placed(232, 348, 0.92, lotus(vermilion)),
    ],
    mulberry,
  );
}

const gifts = {
  modak: { dye: vermilion, ribbon: marigold, emblem: modak() },
  vel: { dye: leaf, ribbon: vermilion, emblem: vel() },
  flute: { dye: sky, ribbon: marigold, emblem: flute() },
  lotus: { dye: rose, ribbon: marigold, emblem: lotus() },
  temple: { dye: marigold, ribbon: vermilion, emblem: gopuram() },
} satisfies Record<string, { dye: Dye; ribbon: Dye; emblem: string }>;

/** A box with a ribbon, and the sign of the one it is named for. */
export function giftBox(kind: keyof typeof gifts): string {
  const { dye, ribbon, emblem } = gifts[kind];
  const plateFill = kind === 'modak' || kind === 'flute' ? ink.base : paper.base;
  return tile(
    [
      footing(244, 424, 160, mulberry),
      carton(92, 420, 272, 214, 44, dye),
      path('M204 206L248 182H276L232 206Z', ribbon.light),
      rect(206, 206, 26, 214, ribbon.base),
      path('M240 186C200 96 110 96 122 146C130 184 196 190 240 190Z', ribbon.base),
      path('M240 186C280 96 370 96 358 146C350 184 284 190 240 190Z', ribbon.shade),
      ellipse(168, 150, 20, 13, mulberry.raised),
      ellipse(312, 150, 20, 13, mulberry.raised),
      circle(240, 184, 26, ribbon.light),
      circle(219, 318, 86, plateFill),
      placed(219, 318, 1.34, emblem),
    ],
    mulberry,
  );
}

const packs = {
  hero: { dye: leaf, emblem: fiveStar() },
  king: { dye: vermilion, emblem: crown() },
  vip: { dye: violet, emblem: diamond() },
} satisfies Record<string, { dye: Dye; emblem: string }>;

/** An open carton with a little of everything. */
export function familyPack(kind: keyof typeof packs): string {
  const { dye, emblem } = packs[kind];
  return tile(
    [
      footing(240, 432, 176),
      spray(100, 190, 90, 60, [marigold.light, hot], 5),
      turned(-14, 110, 240, tube(110, 280, 56, 100, sky)),
      turned(
        12,
        370,
        220,
        rect(366, 60, 9, 220, kraft.light, 4),
        rect(350, 110, 42, 100, rose.base, 4),
        path('M371 54Q396 84 398 114H344Q346 84 371 54Z', marigold.base),
      ),
      line([186, 270], [170, 110], '#b9c2b6', 11),
      burst(168, 96, 66, kind === 'vip' ? [violet.light, hot] : [marigold.base, hot], 12),
      circle(270, 214, 60, moss.base),
      path('M286 156A60 60 0 0 1 270 274A88 88 0 0 0 286 156Z', moss.shade),
      stroke('M212 204Q270 246 328 204M226 176Q270 204 314 176', moss.shade, 8),
      fuse(270, 158, 40, 22),
      path('M62 246L26 300L88 330L110 246Z', dye.light),
      path('M418 246L454 300L392 330L370 246Z', dye.shade),
      rect(74, 252, 332, 176, dye.base, 4),
      rect(346, 252, 60, 176, dye.shade, 4),
      rect(74, 252, 332, 16, dye.light),
      circle(230, 346, 70, paper.base),
      placed(230, 346, 1.04, emblem),
    ],
    kind === 'vip' ? mulberry : undefined,
  );
}

import { footing, tile } from '../parts/ground.ts';
import { burst, rays, spit, twinkle } from '../parts/light.ts';
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
  vermilion,
} from '../parts/palette.ts';
import { circle, path, rect, ring, star, stroke, times, turned } from '../parts/shapes.ts';

export function sword(): string {
  return tile(
    [
      turned(
        40,
        240,
        240,
        rays(240, 68, 12, 24, 74, golden, 10),
        path('M240 44L268 84V322H212V84Z', ash.light),
        path('M240 44L268 84V322H240Z', ash.base),
        rect(236, 96, 8, 210, paper.light, 4),
        rect(160, 316, 160, 30, marigold.base, 15),
        rect(240, 316, 80, 30, marigold.shade, 15),
        rect(220, 344, 40, 82, vermilion.base, 6),
        stroke('M222 366H258M222 390H258', vermilion.shade, 8),
        circle(240, 436, 25, marigold.base),
      ),
      twinkle(120, 130, 24, hot),
      twinkle(366, 352, 24, marigold.light),
    ],
    mulberry,
  );
}

export function cricketBat(): string {
  return tile(
    [
      turned(
        38,
        240,
        240,
        rect(224, 20, 32, 130, vermilion.base, 12),
        times(4, (at) => stroke(`M226 ${46 + at * 26}L254 ${36 + at * 26}`, vermilion.shade, 8)),
        path('M196 166Q240 110 284 166V430Q240 456 196 430Z', kraft.light),
        path('M250 134Q270 142 284 166V430Q268 440 250 444Z', kraft.shade),
        rect(196, 300, 54, 56, leaf.base),
        rect(196, 236, 54, 18, marigold.base),
      ),
      circle(116, 150, 48, vermilion.base),
      path('M134 106A48 48 0 0 1 116 198A70 70 0 0 0 134 106Z', vermilion.shade),
      stroke('M84 118Q110 150 84 182', paper.light, 7),
      rays(116, 150, 9, 62, 92, [hot, marigold.base], 10),
      burst(364, 356, 60, golden, 10),
    ],
    mulberry,
  );
}

/** A reel of caps for a toy gun. */
export function rollCap(): string {
  return tile(
    [
      footing(220, 420, 120, mulberry),
      path('M210 396H420V336H250Z', rose.shade),
      path('M210 404H424V348H210Z', rose.base),
      circle(204, 270, 136, rose.shade),
      circle(200, 266, 130, rose.base),
      ring(200, 266, 104, paper.base, 7),
      ring(200, 266, 80, paper.base, 7),
      ring(200, 266, 56, paper.base, 7),
      circle(200, 266, 32, ink.base),
      ...[270, 330, 390].map((x) => circle(x, 376, 14, ink.shade)),
      spit(390, 330, 40),
    ],
    mulberry,
  );
}

/** Nine caps on a plastic ring. */
export function ringCaps(): string {
  return tile(
    [
      ring(240, 246, 120, vermilion.shade, 34),
      ring(237, 243, 120, vermilion.base, 26),
      times(9, (at) => {
        const angle = ((at * 40 - 90) * Math.PI) / 180;
        const x = 240 + 120 * Math.cos(angle);
        const y = 246 + 120 * Math.sin(angle);
        return (
          circle(x + 3, y + 3, 36, vermilion.shade) +
          circle(x, y, 33, vermilion.base) +
          circle(x, y, 17, ink.shade) +
          circle(x - 3, y - 3, 8, marigold.light)
        );
      }),
      star(240, 246, 8, 44, 20, marigold.base),
      star(240, 246, 8, 24, 11, hot),
    ],
    mulberry,
  );
}

/** A toy pistol, plainly a toy: bright, round, with its ring of caps. */
export function ringGun(): string {
  return tile(
    [
      spit(74, 186, 50),
      path(
        'M108 152H352Q400 152 402 196L394 232H372L404 400Q404 418 384 420H324Q308 418 306 404L286 300H228Q210 300 208 282V236H108Z',
        leaf.base,
      ),
      path('M372 232L404 400Q404 418 384 420H352L320 236H208V220H396L394 232Z', leaf.shade),
      rect(100, 146, 40, 96, vermilion.base, 8),
      stroke('M232 242V262Q234 278 250 278H286L280 242', leaf.light, 12),
      circle(338, 186, 40, vermilion.base),
      times(6, (at) =>
        circle(338 + 24 * Math.cos(at * 1.047), 186 + 24 * Math.sin(at * 1.047), 8, ink.shade),
      ),
      rect(160, 172, 110, 16, leaf.light, 8),
    ],
    mulberry,
  );
}

import { tile } from '../parts/ground.ts';
import { burst, twinkle } from '../parts/light.ts';
import {
  dusk,
  hot,
  kraft,
  moss,
  marigold,
  paper,
  rose,
  sky,
  teal,
  vermilion,
  violet,
} from '../parts/palette.ts';
import type { Dye } from '../parts/palette.ts';
import { circle, path, polar, polyline, rect, stroke, times, turned } from '../parts/shapes.ts';

interface Shape {
  readonly body: Dye;
  readonly nose: Dye;
  readonly width: number;
  readonly height: number;
}

/** A rocket on its stick, nose at `top`; drawn upright and turned afterwards. */
function upright({ body, nose, width, height }: Shape, top: number, extra = ''): string {
  const half = width / 2;
  const shoulder = top + width * 0.95;
  const foot = shoulder + height;
  return (
    rect(233, shoulder, 14, 474 - shoulder, kraft.base, 7) +
    path(
      `M${240 - half} ${foot - 44}L${240 - half - 34} ${foot + 12}H${240 + half + 34}L${240 + half} ${foot - 44}Z`,
      nose.shade,
    ) +
    rect(240 - half, shoulder, width, height, body.base) +
    rect(240 + half * 0.36, shoulder, half * 0.64, height, body.shade) +
    extra +
    path(
      `M240 ${top}Q${240 + half} ${top + width * 0.5} ${240 + half + 5} ${shoulder + 4}H${240 - half - 5}Q${240 - half} ${top + width * 0.5} 240 ${top}Z`,
      nose.base,
    ) +
    path(
      `M240 ${top}Q${240 + half} ${top + width * 0.5} ${240 + half + 5} ${shoulder + 4}H${240 + half * 0.3}Q${240 + half * 0.3} ${top + width * 0.5} 240 ${top}Z`,
      nose.shade,
    )
  );
}

function tail(foot: number, colours: readonly string[]): string {
  return times(3, (at) =>
    stroke(
      `M${206 + at * 34} ${foot + 20}L${196 + at * 44} ${foot + (at === 1 ? 40 : 76)}`,
      colours[at % colours.length] ?? hot,
      12,
    ),
  );
}

export type Rocket = 'baby' | 'bomb' | 'colour' | 'lunik' | 'whistling' | 'two-sound';

export function rocket(kind: Rocket): string {
  if (kind === 'baby')
    return tile(
      [
        turned(
          32,
          240,
          240,
          upright({ body: vermilion, nose: marigold, width: 62, height: 104 }, 96),
          tail(270, [marigold.light, hot]),
        ),
        twinkle(112, 120, 24, hot),
        twinkle(398, 300, 18, marigold.light),
      ],
      dusk,
    );
  if (kind === 'bomb')
    return tile(
      [
        turned(
          32,
          240,
          240,
          upright(
            { body: paper, nose: vermilion, width: 66, height: 124 },
            116,
            rect(207, 236, 66, 18, marigold.base),
          ),
          circle(240, 122, 82, moss.base),
          path('M268 45A82 82 0 0 1 226 203A120 120 0 0 0 268 45Z', moss.shade),
          stroke('M162 112Q240 160 318 112M174 162Q240 204 306 162M216 46Q182 122 216 200', moss.shade, 8),
          circle(208, 84, 15, moss.light),
          tail(304, [marigold.light, hot]),
        ),
        twinkle(120, 130, 26, hot),
        twinkle(406, 300, 20, marigold.light),
      ],
      dusk,
    );
  if (kind === 'colour') {
    const stripes = [rose.base, paper.base, teal.base]
      .map((colour, at) => rect(200, 176 + at * 46, 80, 26, colour))
      .join('');
    return tile(
      [
        burst(112, 124, 74, [rose.base, teal.light], 10),
        turned(
          32,
          240,
          240,
          upright({ body: marigold, nose: vermilion, width: 80, height: 156 }, 70, stripes),
          tail(304, [rose.base, hot, teal.light]),
        ),
      ],
      dusk,
    );
  }
  if (kind === 'lunik')
    return tile(
      [
        circle(126, 130, 76, paper.base),
        circle(104, 112, 15, paper.shade),
        circle(150, 152, 20, paper.shade),
        circle(146, 96, 9, paper.shade),
        turned(
          32,
          240,
          240,
          upright(
            { body: sky, nose: violet, width: 90, height: 150 },
            64,
            circle(236, 208, 25, paper.base) + circle(236, 208, 15, '#1d3140'),
          ),
          tail(300, [violet.light, hot]),
        ),
      ],
      dusk,
    );
  if (kind === 'whistling') {
    const wave = (radius: number): string =>
      stroke(
        polyline(Array.from({ length: 8 }, (_, at) => polar(250, 226, radius, 178 + at * 9))),
        teal.light,
        13,
      );
    return tile(
      [
        wave(120),
        wave(156),
        wave(192),
        turned(
          32,
          240,
          240,
          upright(
            { body: teal, nose: marigold, width: 76, height: 150 },
            72,
            rect(202, 190, 76, 18, paper.base) + rect(202, 226, 76, 18, paper.base),
          ),
          tail(294, [hot, marigold.light]),
        ),
      ],
      dusk,
    );
  }
  return tile(
    [
      burst(122, 118, 72, [marigold.light, hot], 10),
      burst(388, 346, 60, [rose.base, rose.light], 10),
      turned(
        32,
        240,
        240,
        upright(
          { body: violet, nose: rose, width: 80, height: 150 },
          70,
          rect(200, 196, 80, 22, marigold.light) + rect(200, 240, 80, 22, marigold.light),
        ),
        tail(296, [marigold.light, hot]),
      ),
    ],
    dusk,
  );
}

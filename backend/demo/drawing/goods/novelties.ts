import { footing, tile } from '../parts/ground.ts';
import { rays, spray, swirl } from '../parts/light.ts';
import { bolt } from '../parts/motifs.ts';
import {
  ash,
  clay,
  hot,
  ink,
  leaf,
  marigold,
  mulberry,
  paper,
  rose,
  sky,
  teal,
  vermilion,
  violet,
} from '../parts/palette.ts';
import {
  circle,
  ellipse,
  line,
  path,
  placed,
  polygon,
  rect,
  ring,
  star,
  stroke,
  times,
} from '../parts/shapes.ts';

export function butterfly(): string {
  const wing = (flip: number): string =>
    `<g transform="translate(240 226) scale(${flip} 1)">` +
    path('M8 0C40 -150 200 -170 194 -70C190 -16 90 6 8 14Z', flip > 0 ? rose.shade : rose.base) +
    path('M8 14C90 6 168 40 148 100C126 160 40 110 8 30Z', flip > 0 ? marigold.shade : marigold.base) +
    circle(136, -74, 27, paper.base) +
    circle(136, -74, 13, violet.base) +
    circle(98, 78, 19, paper.base) +
    '</g>';
  return tile(
    [
      times(5, (at) =>
        circle(200 + at * 20, 410 + (at % 2) * 24, 9, at % 2 === 0 ? marigold.light : rose.light),
      ),
      times(3, (at) => stroke(`M${220 + at * 20} 346L${210 + at * 30} 388`, hot, 10)),
      wing(-1),
      wing(1),
      rect(222, 150, 36, 190, ink.base, 18),
      rect(222, 200, 36, 20, marigold.base),
      rect(222, 246, 36, 20, marigold.base),
      stroke('M232 152Q216 110 190 102M248 152Q264 110 290 102', ink.light, 9),
      circle(190, 102, 9, marigold.light),
      circle(290, 102, 9, marigold.light),
    ],
    mulberry,
  );
}

export function helicopter(): string {
  return tile(
    [
      ellipse(236, 116, 190, 17, teal.light),
      ellipse(236, 116, 118, 8, paper.light),
      rect(226, 112, 20, 60, ash.base),
      circle(236, 112, 14, vermilion.base),
      path('M270 214L424 176L434 148L452 152V222L280 282Z', leaf.base),
      path(
        'M100 266C100 200 150 166 226 166C300 166 334 206 334 262C334 320 290 344 216 344C146 344 100 326 100 266Z',
        leaf.base,
      ),
      path('M330 236Q336 340 226 344C146 344 106 328 101 284Q220 330 330 236Z', leaf.shade),
      path('M124 252C130 212 158 194 200 192V262H126Z', sky.light),
      ring(438, 168, 24, marigold.light, 9),
      stroke('M156 344L146 388M280 336L292 388M100 390H336', ash.light, 12),
      times(4, (at) =>
        line([160 + at * 40, 412], [150 + at * 46, 440], at % 2 === 0 ? marigold.light : hot, 11),
      ),
    ],
    mulberry,
  );
}

export function photoFlash(): string {
  return tile(
    [
      rays(330, 150, 16, 58, 132, [hot, marigold.light], 12),
      star(330, 150, 12, 62, 38, paper.light),
      rect(108, 186, 86, 50, teal.shade, 10),
      rect(70, 214, 300, 196, teal.base, 24),
      path('M300 214H346Q370 214 370 238V386Q370 410 346 410H300Z', teal.shade),
      rect(70, 250, 300, 14, paper.base),
      rect(304, 284, 40, 26, marigold.base, 6),
      circle(216, 324, 74, paper.shade),
      circle(213, 321, 68, ink.base),
      circle(213, 321, 44, sky.base),
      circle(196, 304, 15, sky.light),
    ],
    mulberry,
  );
}

/** A top with its cord: bambaram. */
export function spinningTop(): string {
  return tile(
    [
      footing(240, 432, 92, mulberry),
      swirl(240, 250, 152, 216, [marigold.light, rose.base, teal.light], 8),
      path('M108 216Q108 140 240 140T372 216Q366 296 254 412H226Q114 296 108 216Z', vermilion.base),
      path('M290 145Q372 158 372 216Q366 296 254 412H244Q318 290 290 145Z', vermilion.shade),
      path('M110 232Q240 290 370 232Q366 258 350 284Q240 328 130 284Q114 258 110 232Z', marigold.base),
      path('M150 312Q240 346 330 312Q316 334 302 352Q240 372 178 352Q164 334 150 312Z', teal.base),
      path('M230 408H250L243 444H237Z', ash.light),
      rect(222, 86, 36, 64, clay.base, 10),
      ellipse(240, 148, 64, 14, vermilion.light),
    ],
    mulberry,
  );
}

export function electricStone(): string {
  return tile(
    [
      footing(240, 420, 130, mulberry),
      rays(240, 238, 14, 130, 196, [hot, marigold.base, sky.light], 11),
      polygon(
        [
          [118, 320],
          [160, 214],
          [262, 176],
          [352, 240],
          [374, 340],
          [300, 416],
          [172, 410],
        ],
        ash.base,
      ),
      polygon(
        [
          [160, 214],
          [262, 176],
          [238, 262],
          [118, 320],
        ],
        ash.light,
      ),
      polygon(
        [
          [352, 240],
          [374, 340],
          [300, 416],
          [288, 316],
          [238, 262],
          [262, 176],
        ],
        ash.shade,
      ),
      placed(236, 310, 1.5, bolt()),
    ],
    mulberry,
  );
}

/** A little drum that goes off in zigzags. */
export function zeeBoomba(): string {
  return tile(
    [
      footing(240, 424, 112, mulberry),
      stroke('M118 226L150 186L108 150L144 108L100 70', marigold.light, 18),
      stroke('M240 206L268 164L212 124L268 84L230 44', hot, 18),
      stroke('M362 226L330 186L372 150L336 108L380 70', rose.base, 18),
      path('M136 252L152 406Q240 444 328 406L344 252Z', teal.base),
      path('M288 262L284 421Q310 416 328 406L344 252Z', teal.shade),
      ellipse(240, 252, 104, 32, paper.base),
      ellipse(240, 252, 84, 22, marigold.light),
      stroke('M144 306L188 388L240 312L292 388L336 306', paper.base, 11),
    ],
    mulberry,
  );
}

/** A magician's hat and what comes out of it. */
export function magicLand(): string {
  return tile(
    [
      footing(240, 424, 150, mulberry),
      spray(240, 262, 210, 150, [violet.light, marigold.light, teal.light, hot], 7),
      path('M152 262L168 404Q240 430 312 404L328 262Z', ink.light),
      path('M282 268L278 419Q298 412 312 404L328 262Z', ink.shade),
      ellipse(240, 260, 136, 30, ink.light),
      ellipse(240, 256, 92, 19, ink.shade),
      path('M158 316Q240 346 322 316L318 352Q240 380 162 352Z', vermilion.base),
      star(240, 344, 5, 36, 15, marigold.light),
    ],
    mulberry,
  );
}

/** Black pellets, and the ash snake that grows from one. */
export function snakeTablet(): string {
  const snake = 'M168 392C166 320 336 344 330 276C324 214 150 258 154 184C158 122 268 150 274 108';
  return tile(
    [
      footing(240, 412, 160, mulberry),
      stroke(snake, '#2a1c25', 56),
      stroke(snake, ash.shade, 46),
      stroke(snake, ash.light, 12),
      ellipse(280, 98, 38, 30, ash.shade),
      circle(270, 90, 7, marigold.light),
      circle(292, 90, 7, marigold.light),
      stroke('M284 74V54M284 54L272 42M284 54L298 44', vermilion.base, 7),
      ellipse(168, 400, 60, 22, marigold.base),
      ellipse(168, 396, 38, 13, hot),
      ...[
        [330, 396],
        [398, 372],
      ].map(
        ([x = 0, y = 0]) =>
          rect(x - 32, y - 14, 64, 28, ink.shade, 10) + ellipse(x, y - 14, 32, 11, ink.light),
      ),
    ],
    mulberry,
  );
}

import { clay, hot, marigold, vermilion } from './palette.ts';
import { circle, path, placed, stroke } from './shapes.ts';

/** The flame of a lamp; its foot is at 0,0 and it is 120 high. */
function lampFlame(): string {
  return (
    path(
      'M0 -122C10 -88 36 -68 35 -36C34 -12 18 2 0 2C-18 2 -34 -12 -35 -36C-36 -64 -8 -82 0 -122Z',
      marigold.base,
    ) +
    path('M0 -122C10 -88 36 -68 35 -36C34 -12 18 2 0 2C22 -22 18 -74 0 -122Z', vermilion.light) +
    path('M2 -70C8 -50 20 -40 19 -22C18 -8 10 -1 0 -1C-10 -1 -18 -8 -19 -22C-20 -40 -2 -48 2 -70Z', hot)
  );
}

/** An agal, the small clay lamp, drawn around 0,0 within 120 units to every side. */
export function agal(): string {
  return placed(
    -18,
    34,
    1,
    path('M-94 6Q-40 -20 30 -12Q78 -8 106 -30Q96 22 0 30Q-74 26 -94 6Z', clay.shade),
    path('M-70 10Q-20 -6 40 0Q70 0 86 -8Q60 18 0 22Q-52 22 -70 10Z', marigold.shade),
    stroke('M34 10Q80 2 96 -28', '#f5ead2', 10),
    path(
      'M-96 4Q-72 28 0 30Q80 26 107 -30Q114 32 66 64Q48 76 40 84H-36Q-46 76 -60 66Q-98 42 -96 4Z',
      clay.base,
    ),
    path('M107 -30Q114 32 66 64Q48 76 40 84H6Q80 60 84 10Q98 -6 107 -30Z', clay.shade),
    path('M-84 22Q-78 46 -54 56Q-62 38 -62 28Q-74 26 -84 22Z', clay.light),
    placed(100, -29, 1.18, lampFlame()),
  );
}

/** The soft light around a flame, as two flat discs that work on any ground. */
export function glow(x: number, y: number, radius: number): string {
  return circle(x, y, radius, 'rgba(243,169,34,.13)') + circle(x, y, radius * 0.62, 'rgba(255,208,106,.16)');
}

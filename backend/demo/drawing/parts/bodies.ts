import type { Dye } from './palette.ts';
import { paper } from './palette.ts';
import { ellipse, fixed, path, polygon, rect } from './shapes.ts';

/** A standing tube seen a little from above; x,y is the middle of its foot. */
export function tube(
  x: number,
  y: number,
  width: number,
  height: number,
  dye: Dye,
  mouth = '#2a201a',
): string {
  const half = width / 2;
  const curve = width * 0.14;
  const wall = (left: number, right: number, colour: string) =>
    path(
      `M${fixed(left)} ${fixed(y - height)}V${fixed(y)}Q${fixed((left + right) / 2)} ${fixed(y + (right - left) * 0.28)} ${fixed(right)} ${fixed(y)}V${fixed(y - height)}Z`,
      colour,
    );
  return (
    wall(x - half, x + half, dye.base) +
    path(
      `M${fixed(x + half * 0.38)} ${fixed(y - height)}H${fixed(x + half)}V${fixed(y)}Q${fixed(x + half * 0.7)} ${fixed(y + curve * 0.82)} ${fixed(x + half * 0.38)} ${fixed(y + curve * 0.98)}Z`,
      dye.shade,
    ) +
    ellipse(x, y - height, half, curve, dye.light) +
    ellipse(x, y - height, half * 0.62, curve * 0.6, mouth)
  );
}

/** A band around a tube, `up` above its foot. */
export function band(
  x: number,
  y: number,
  width: number,
  up: number,
  weight: number,
  colour: string,
): string {
  const half = width / 2;
  const sag = width * 0.15;
  const top = y - up - weight;
  return (
    path(
      `M${fixed(x - half)} ${fixed(top)}Q${fixed(x)} ${fixed(top + sag * 2)} ${fixed(x + half)} ${fixed(top)}V${fixed(y - up)}Q${fixed(x)} ${fixed(y - up + sag * 2)} ${fixed(x - half)} ${fixed(y - up)}Z`,
      colour,
    ) +
    path(
      `M${fixed(x + half * 0.38)} ${fixed(top + sag * 0.86)}Q${fixed(x + half * 0.7)} ${fixed(top + sag * 0.62)} ${fixed(x + half)} ${fixed(top)}V${fixed(y - up)}Q${fixed(x + half * 0.7)} ${fixed(y - up + sag * 0.62)} ${fixed(x + half * 0.38)} ${fixed(y - up + sag * 0.86)}Z`,
      'rgba(22,31,27,.26)',
    )
  );
}

/** A cone on its foot, as flower pots are rolled. */
export function cone(x: number, y: number, width: number, height: number, dye: Dye): string {
  const half = width / 2;
  const tip = width * 0.1;
  const foot = y + width * 0.14;
  return (
    path(
      `M${fixed(x - tip)} ${fixed(y - height)}L${fixed(x - half)} ${fixed(y)}Q${fixed(x)} ${fixed(foot + width * 0.1)} ${fixed(x + half)} ${fixed(y)}L${fixed(x + tip)} ${fixed(y - height)}Z`,
      dye.base,
    ) +
    path(
      `M${fixed(x + tip * 0.3)} ${fixed(y - height)}L${fixed(x + half * 0.36)} ${fixed(y + width * 0.105)}Q${fixed(x + half * 0.8)} ${fixed(y + width * 0.07)} ${fixed(x + half)} ${fixed(y)}L${fixed(x + tip)} ${fixed(y - height)}Z`,
      dye.shade,
    ) +
    ellipse(x, y - height, tip, tip * 0.4, '#2a201a')
  );
}

/** A carton with its front, its right side in shade and its lid; x,y is the front's lower left corner. */
export function carton(x: number, y: number, width: number, height: number, depth: number, dye: Dye): string {
  const lift = depth * 0.55;
  return (
    polygon(
      [
        [x, y - height],
        [x + depth, y - height - lift],
        [x + width + depth, y - height - lift],
        [x + width, y - height],
      ],
      dye.light,
    ) +
    polygon(
      [
        [x + width, y - height],
        [x + width + depth, y - height - lift],
        [x + width + depth, y - lift],
        [x + width, y],
      ],
      dye.shade,
    ) +
    rect(x, y - height, width, height, dye.base)
  );
}

/** The paper plate that carries an emblem. */
export function plate(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius, paper.base);
}

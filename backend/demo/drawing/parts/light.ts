import { hot, marigold } from './palette.ts';
import { circle, fixed, inTurn, line, polar, polygon, star, stroke, times } from './shapes.ts';

/** A four-pointed gleam. */
export function twinkle(x: number, y: number, radius: number, colour: string): string {
  return star(x, y, 4, radius, radius * 0.3, colour);
}

/** The spitting end of a fuse. */
export function spit(x: number, y: number, radius = 34): string {
  return (
    star(x, y, 8, radius, radius * 0.45, marigold.base) + star(x, y, 8, radius * 0.58, radius * 0.3, hot)
  );
}

/** A cord from the body to its spitting end; `lean` says how far it bends to the right. */
export function fuse(x: number, y: number, rise = 70, lean = 50): string {
  const d = `M${fixed(x)} ${fixed(y)}C${fixed(x)} ${fixed(y - rise * 0.7)} ${fixed(x + lean)} ${fixed(y - rise * 0.3)} ${fixed(x + lean)} ${fixed(y - rise)}`;
  return stroke(d, '#e9d9b2', 11) + spit(x + lean, y - rise);
}

export function rays(
  x: number,
  y: number,
  count: number,
  from: number,
  to: number,
  colours: readonly string[],
  width = 10,
): string {
  return times(count, (at) => {
    const angle = (360 / count) * at - 90;
    const reach = at % 2 === 0 ? to : from + (to - from) * 0.66;
    return line(polar(x, y, from, angle), polar(x, y, reach, angle), inTurn(colours, at), width);
  });
}

/** A flower in the sky: petals of light that end in a bead. */
export function burst(x: number, y: number, radius: number, colours: readonly string[], count = 12): string {
  const weight = Math.max(6, radius * 0.075);
  const petals = times(count, (at) => {
    const angle = (360 / count) * at - 90;
    const colour = inTurn(colours, at);
    const end = polar(x, y, radius, angle);
    return (
      line(polar(x, y, radius * 0.34, angle), polar(x, y, radius * 0.78, angle), colour, weight) +
      circle(end[0], end[1], weight * 0.9, colour)
    );
  });
  return petals + circle(x, y, radius * 0.13, hot);
}

/** The prickly ball of light around the end of a sparkler: tapering needles, the long ones with a gleam. */
export function prickle(x: number, y: number, radius: number, colours: readonly string[]): string {
  const needles = times(24, (at) => {
    const angle = at * 15 - 90;
    const reach = radius * (at % 2 === 1 ? 0.58 : at % 4 === 0 ? 0.84 : 0.72);
    const colour = inTurn(colours, Math.floor(at / 2) + (at % 2) * 2);
    const root = radius * 0.2;
    const needle = polygon(
      [polar(x, y, root, angle - 16), polar(x, y, reach, angle), polar(x, y, root, angle + 16)],
      colour,
    );
    const end = polar(x, y, radius, angle);
    if (at % 4 === 0) return needle + twinkle(end[0], end[1], radius * 0.13, colour);
    return at % 2 === 0 ? needle + circle(...polar(x, y, radius * 0.9, angle), 6, colour) : needle;
  });
  return (
    needles + star(x, y, 12, radius * 0.36, radius * 0.24, marigold.light) + circle(x, y, radius * 0.2, hot)
  );
}

/** A fountain of sparks rising from x,y and falling to both sides. */
export function spray(
  x: number,
  y: number,
  height: number,
  spread: number,
  colours: readonly string[],
  count = 7,
): string {
  return times(count, (at) => {
    const side = (at / (count - 1)) * 2 - 1;
    const colour = inTurn(colours, at < count / 2 ? at : count - 1 - at);
    const endX = x + side * spread;
    const endY = y - height * (1 - 0.52 * Math.abs(side) ** 1.7);
    const d = `M${fixed(x + side * 14)} ${fixed(y)}Q${fixed(x + side * spread * 0.42)} ${fixed(y - height * (1.12 - 0.25 * Math.abs(side)))} ${fixed(endX)} ${fixed(endY)}`;
    const upright = Math.abs(side) < 0.05;
    const beadY = upright ? endY - 22 : endY + 20 * Math.abs(side);
    return stroke(d, colour, 12) + circle(endX + side * 13, beadY, 10, colour);
  });
}

/** Sparks thrown off a spinning thing, each bent by the spin. */
export function swirl(
  x: number,
  y: number,
  from: number,
  to: number,
  colours: readonly string[],
  count = 12,
): string {
  return times(count, (at) => {
    const angle = (360 / count) * at;
    const reach = at % 2 === 0 ? to : from + (to - from) * 0.68;
    const start = polar(x, y, from, angle);
    const bend = polar(x, y, from + (reach - from) * 0.75, angle + 8);
    const end = polar(x, y, reach, angle + 34);
    const d = `M${fixed(start[0])} ${fixed(start[1])}Q${fixed(bend[0])} ${fixed(bend[1])} ${fixed(end[0])} ${fixed(end[1])}`;
    return stroke(d, inTurn(colours, at), 11);
  });
}
